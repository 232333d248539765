import { beforeEach, expect, test, vi } from 'vitest';

const param = (): Record<string, unknown> => ({
  value: 0,
  setValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
});
const gains: { gain: Record<string, unknown> }[] = [];
const tones = vi.fn();

class Context {
  state = 'running';
  currentTime = 0;
  destination = {};
  createGain(): object {
    const gain = { gain: param(), connect: vi.fn() };
    gains.push(gain);
    return gain;
  }
  createOscillator(): object {
    const connect = (to: unknown): unknown => to;
    return { frequency: param(), connect, start: tones, stop: vi.fn() };
  }
}

beforeEach(() => {
  vi.resetModules();
  tones.mockClear();
  gains.length = 0;
  vi.stubGlobal('AudioContext', Context);
});

/** The sounds as a page loads them, and the settings that they obey. */
async function loaded() {
  const { settings } = await import('../device/settings.svelte');
  const { sounds } = await import('./sound');
  Object.assign(settings, { sound: true, turnTone: true, volume: 0.5 });
  return { settings, sounds };
}

test('the volume is that of the slider, and sound can be off', async () => {
  const { settings, sounds } = await loaded();
  sounds.note();
  const half = Number(gains[0]!.gain.value);
  settings.volume = 1;
  sounds.note();
  expect(gains[0]!.gain.value).toBeCloseTo(2 * half);
  settings.sound = false;
  tones.mockClear();
  sounds.note();
  expect(tones).not.toHaveBeenCalled();
});

test('my turn has a tone of its own, which can be switched off alone', async () => {
  const { settings, sounds } = await loaded();
  sounds.turn();
  expect(tones).toHaveBeenCalledTimes(2);
  settings.turnTone = false;
  sounds.turn();
  expect(tones).toHaveBeenCalledTimes(2);
  sounds.tick();
  expect(tones).toHaveBeenCalledTimes(3);
});
