// What a person sets on this device: theme, sound, motion. Kept here, followed everywhere.

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'still';

const KEPT = 'gemkeep.settings';
const still = matchMedia('(prefers-reduced-motion: reduce)');

interface Kept {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  alone: boolean;
}

function kept(): Kept {
  const standard: Kept = { theme: 'system', motion: 'system', sound: true, alone: false };
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>;
    return { ...standard, ...found };
  } catch {
    return standard;
  }
}

class Settings {
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  sound = $state(true);
  /** Whether one person plays every seat of this device, and needs no curtain. */
  alone = $state(false);
  #asked = $state(still.matches);

  constructor() {
    Object.assign(this, kept());
    still.addEventListener('change', () => (this.#asked = still.matches));
  }

  /** Whether things jump to where they go instead of moving. */
  get still(): boolean {
    return this.motion === 'still' || (this.motion === 'system' && this.#asked);
  }

  /** Writes the settings to the page and to this device; call it inside an effect. */
  apply(): void {
    const { theme, motion, sound, alone } = this;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = this.still ? 'still' : 'full';
    try {
      localStorage.setItem(KEPT, JSON.stringify({ theme, motion, sound, alone }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
