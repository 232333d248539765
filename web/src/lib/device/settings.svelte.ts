// What a person sets on this device, kept there: theme, sound, motion, pace.

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'still';

const KEPT = 'gemkeep.settings';
const still = matchMedia('(prefers-reduced-motion: reduce)');

interface Kept {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  keys: boolean;
  volume: number;
  turnTone: boolean;
  notify: boolean;
  open: boolean;
  pace: number;
  patience: number;
}

const STANDARD: Kept = {
  theme: 'system',
  motion: 'system',
  sound: true,
  keys: true,
  volume: 0.5,
  turnTone: true,
  notify: false,
  open: false,
  pace: 1,
  patience: 1,
};

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>;
    return { ...STANDARD, ...found };
  } catch {
    return STANDARD;
  }
}

class Settings {
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  sound = $state(true);
  /** Whether single keys act in a game. */
  keys = $state(true);
  /** From 0 to 1. */
  volume = $state(0.5);
  /** Lets the volume be heard; set by the sounds, which not every page loads. */
  onVolume: () => void = () => {};
  /** Whether a tone says that it is my turn. */
  turnTone = $state(true);
  /** Whether to notify me while I look elsewhere. */
  notify = $state(false);
  /** Whether the seats of this device are played without a curtain: by one person, or openly. */
  open = $state(false);
  /** How many times as fast things move. */
  pace = $state(1);
  /** How many times as long things stay to be read, and are waited for; not in the menu. */
  patience = 1;
  #asked = $state(still.matches);

  constructor() {
    Object.assign(this, kept());
    still.addEventListener('change', () => (this.#asked = still.matches));
  }

  /** Whether things jump to where they go instead of moving. */
  get still(): boolean {
    return this.motion === 'still' || (this.motion === 'system' && this.#asked);
  }

  /** How long something is looked at before the next thing happens, in ms. */
  paced(time: number): number {
    return time / this.pace;
  }

  /** How long something moves, in ms; not at all without motion. */
  animated(time: number): number {
    return this.still ? 0 : this.paced(time);
  }

  /** How long something stays to be read or is waited for, in ms. */
  patient(time: number): number {
    return time * this.patience;
  }

  /** Writes the settings to the page and to this device; call it inside an effect. */
  apply(): void {
    const { theme, motion, sound, keys, volume, turnTone, notify, open, pace, patience } = this;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = this.still ? 'still' : 'full';
    try {
      const kept: Kept = {
        theme,
        motion,
        sound,
        keys,
        volume,
        turnTone,
        notify,
        open,
        pace,
        patience,
      };
      localStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
