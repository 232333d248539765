// Arrow keys at the casket: they slide the box that goes that way on screen, or move the focus.
import { arrowOf, middleOf, Sight, type Point } from '../casket/space';
import type { CasketPlayback } from '../playback/playback.svelte';

const ARROWS: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, -1],
};

/** The cell whose box this key slides; null if it slides none, and may have moved the focus. */
export function arrowPressed(
  event: KeyboardEvent,
  playback: CasketPlayback,
  can: Map<number, { slides: boolean }>,
): number | null {
  const way = ARROWS[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey) return null;
  if ((event.target as Element).closest('input, textarea, select, dialog, .menu')) return null;
  event.preventDefault();
  if (playback.busy) {
    playback.skip();
    return null;
  }
  const sight = new Sight(Math.round(playback.turns));
  const { gap } = playback.view;
  const slides = [...can].filter(([, does]) => does.slides);
  for (const [cell] of slides) {
    if (gap !== null && arrowOf(cell, gap, sight) === event.key) return cell;
  }
  if (!slides.length) walk(sight, way);
  return null;
}

/** If nothing slides, an arrow moves the focus from box to box. */
function walk(sight: Sight, way: Point): void {
  const from = (document.activeElement as HTMLElement | null)?.dataset.cell;
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-cell]')];
  if (from === undefined) return buttons[0]?.focus();
  const [east, north] = middleOf(Number(from));
  const next = buttons.find((button) => {
    const [e, n] = middleOf(Number(button.dataset.cell));
    const [right, left] = sight.turned([e - east, n - north]);
    return Math.round(right) === way[0] && Math.round(left) === way[1];
  });
  next?.focus();
}
