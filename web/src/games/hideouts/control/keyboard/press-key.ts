// The keyboard at the casket: arrow keys, and keys for the buttons of the question.
import { settings } from '$lib/device/settings.svelte';
import { Sight } from '../../casket/space';
import type { CasketPlayback } from '../../playback/playback.svelte';
import { arrowed } from './arrow-keys';
import type { Controller } from '../controller.svelte';
import { find } from '../press-actions';

export function pressKey(
  event: KeyboardEvent,
  controller: Controller,
  playback: CasketPlayback,
): void {
  if (event.key.startsWith('Arrow')) pressArrow(event, controller, playback);
  else if (settings.keys) pressButton(event.key.toLowerCase(), controller);
}

/** In the casket or at the question, arrow keys move the focus, or slide a box. */
function pressArrow(event: KeyboardEvent, controller: Controller, playback: CasketPlayback): void {
  const target = event.target as HTMLElement;
  if (target !== document.body && !target.closest('.stage, .decision, .vote')) return;
  event.preventDefault();
  if (playback.busy) return playback.skip();
  const { gap } = playback.view;
  const from = target.dataset.cell === undefined ? null : Number(target.dataset.cell);
  const slides = [...controller.can].flatMap(([cell, { slides }]) => (slides ? cell : []));
  const sight = new Sight(Math.round(playback.turns));
  // Into the casket, from the question or from nowhere.
  if (from === null) return focusCell(gap ?? 0);
  const does = arrowed({ key: event.key, from, gap, slides, aimed: controller.aimed, sight });
  if (!does || does.does === 'nothing') return;
  if (does.does === 'slide') return controller.press(does.cell);
  focusCell(does.cell);
  controller.aimed = does.does === 'aim' ? does.cell : null;
}

const focusCell = (cell: number): void =>
  document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();

/** The buttons of the question by their number, leaving a guardian by L, and a hint by H. */
function pressButton(name: string, controller: Controller): void {
  const leave = find(controller.legal, 'place');
  if (name === 'l' && leave) controller.act(leave);
  if (name === 'h') document.querySelector<HTMLElement>('.decision .hint button')?.click();
  if (!/^[1-9]$/.test(name)) return;
  document
    .querySelector<HTMLElement>(`:is(.decision, .vote) .buttons > :nth-child(${name})`)
    ?.click();
}
