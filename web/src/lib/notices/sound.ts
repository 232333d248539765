// Sounds synthesized in the browser, without files.
import { settings } from '../device/settings.svelte';

let context: AudioContext | null = null;
let loud: GainNode | null = null;

/** Twice as loud as at first, because the slider begins in the middle. */
const LOUDEST = 0.44;

/** Browsers complain about sounds before the first press; those that can't tell are asked anyway. */
const pressed = (): boolean =>
  !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

/** The audio output; null while sound is off or the browser does not allow it yet. */
function out(unseen = false): { at: AudioContext; to: GainNode } | null {
  if (!settings.sound || (document.hidden && !unseen) || !pressed()) return null;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    if (!loud) {
      loud = context.createGain();
      loud.connect(context.destination);
    }
    loud.gain.value = LOUDEST * settings.volume;
    return context.state === 'running' ? { at: context, to: loud } : null;
  } catch {
    return null;
  }
}

function tone(
  from: number,
  to: number,
  long: number,
  wait = 0,
  type: OscillatorType = 'sine',
  peak = 0.5,
  /** Whether it is also for someone who does not see the page. */
  unseen = false,
): void {
  const way = out(unseen);
  if (!way) return;
  const start = way.at.currentTime + wait;
  const voice = way.at.createOscillator();
  const gain = way.at.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(Math.max(20, to), start + long);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(peak, start + Math.min(0.02, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(gain).connect(way.to);
  voice.start(start);
  voice.stop(start + long + 0.05);
}

function rustle(long: number, pitch: number, wait = 0, peak = 0.5, sink = pitch): void {
  const way = out();
  if (!way) return;
  const start = way.at.currentTime + wait;
  const noise = way.at.createBuffer(1, Math.ceil(way.at.sampleRate * long), way.at.sampleRate);
  const grains = noise.getChannelData(0);
  for (let at = 0; at < grains.length; at++) grains[at] = Math.random() * 2 - 1;
  const source = way.at.createBufferSource();
  source.buffer = noise;
  const filter = way.at.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.exponentialRampToValueAtTime(sink, start + long);
  const gain = way.at.createGain();
  gain.gain.setValueAtTime(peak, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(filter).connect(gain).connect(way.to);
  source.start(start);
}

export const sounds = {
  choose: () => tone(420, 520, 0.09, 0, 'triangle', 0.35),
  reveal: () => {
    tone(150, 90, 0.25, 0, 'sine', 0.8);
    rustle(0.12, 900, 0, 0.25);
  },
  card: () => rustle(0.16, 3200, 0, 0.4, 700),
  rubies: (count: number) => {
    for (let at = 0; at < Math.min(count, 5); at++) {
      tone(1150 + at * 190, 1150 + at * 190, 0.22, 0.18 + at * 0.07, 'sine', 0.22);
    }
  },
  hazard: () => {
    tone(196, 185, 0.4, 0.12, 'sawtooth', 0.12);
    tone(208, 196, 0.4, 0.12, 'sawtooth', 0.1);
  },
  relic: () =>
    [523, 659, 784, 1047].forEach((note, at) => tone(note, note, 0.5, at * 0.08, 'sine', 0.25)),
  steps: () => [0, 0.14, 0.28, 0.42].forEach((wait) => rustle(0.07, 420, wait, 0.4)),
  strike: () => {
    rustle(1.6, 380, 0, 1, 60);
    tone(92, 34, 1.5, 0, 'sawtooth', 0.5);
    rustle(0.5, 1400, 0.35, 0.4, 200);
  },
  gate: () => {
    rustle(0.25, 260, 0, 0.8);
    tone(110, 70, 0.3, 0, 'sine', 0.6);
  },
  win: () =>
    [392, 523, 659, 784, 1047].forEach((note, at) =>
      tone(note, note, 0.7, at * 0.13, 'triangle', 0.3),
    ),
  /** Two low bells, unlike anything in a game. */
  turn: () => {
    if (!settings.turnTone) return;
    [587, 880].forEach((note, at) => tone(note, note, 0.6, at * 0.16, 'triangle', 0.5, true));
  },
  arrive: () =>
    [659, 523].forEach((note, at) => tone(note, note, 0.3, at * 0.12, 'sine', 0.4, true)),
  tick: () => tone(1400, 1100, 0.04, 0, 'square', 0.18),
  note: () => tone(660, 880, 0.12, 0, 'sine', 0.2),
};

settings.onVolume = sounds.note;
