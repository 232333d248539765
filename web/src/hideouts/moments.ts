// What each event changes in the picture, before the view that follows them all is shown.
import type { Happened, View } from './types';

/** How long each moment holds, in ms, before the next. */
export const HOLD: Record<Happened['event'], number> = {
  dealt: 500,
  slid: 520,
  turned_up: 900,
  stayed: 600,
  removed: 420,
  rotated: 1500,
  uncovered: 650,
  placed: 600,
  left_lying: 250,
  blessed: 600,
  corrected: 800,
  charged: 350,
  passed: 200,
  ended: 400,
};
const CORRECTING = 3;

/** Lets this happen in the picture; `after` is how the game looks after all that happens with it. */
export function change(view: View, event: Happened, after: View): void {
  const box = (cell: number) => view.boxes.find((one) => one.cell === cell);
  const lies = (cell: number | null, what: Partial<View['cells'][number]>): void => {
    const found = view.cells.find((one) => one.cell === cell);
    if (found) Object.assign(found, what);
  };
  switch (event.event) {
    case 'slid':
      return slid(view, event, after);
    case 'turned_up':
      return lies(event.cell, { hideout: event.hideout, hideout_lies: 'up' });
    case 'removed':
      lies(event.cell, { hideout: null, hideout_lies: 'gone' });
      // The action symbol goes into a box, and all else into the lid.
      if (after.lid.hideouts.includes(event.hideout)) view.lid.hideouts.push(event.hideout);
      return;
    case 'rotated':
      view.corners = event.corners;
      for (const one of view.boxes) Object.assign(one, { outside: [], inside: [] });
      return;
    case 'uncovered':
      return lies(event.cell, { guardian: event.guardian, guardian_lies: 'up' });
    case 'placed':
      lies(view.gap, { guardian: null, guardian_lies: 'gone' });
      box(event.cell)?.guardians.push(event.guardian);
      return;
    case 'corrected': {
      const from = box(event.cell);
      if (from) from.guardians = from.guardians.filter((one) => one !== event.guardian);
      box(event.to)?.guardians.push(event.guardian);
      view.supply -= CORRECTING;
      view.lid.tokens += CORRECTING;
      return;
    }
    case 'blessed': {
      lies(view.gap, { hideout: null, hideout_lies: 'gone' });
      const one = box(event.cell);
      if (one) one.symbol = true;
      return;
    }
    case 'charged': {
      const laid = view.cells.find((one) => one.cell === event.cell);
      if (laid) laid.tokens = (laid.tokens ?? 0) + 1;
      view.supply -= 1;
      return;
    }
  }
}

/** The box leaves its cell for the gap; the walls that come into sight are those of afterwards. */
function slid(view: View, event: Happened & { event: 'slid' }, after: View): void {
  const moved = view.boxes.find((one) => one.cell === event.cell);
  if (!moved) return;
  moved.cell = event.gap;
  view.gap = event.cell;
  if (event.paid) {
    moved.tokens += 1;
    view.supply -= 1;
  }
  // From which corner I shall look after a turn of the casket, I do not look yet.
  if (after.rotations === view.rotations) see(view, after);
  else for (const one of view.boxes) one.outside = [];
}

/** What my corner sees of the boxes, and what I know of them, is now as it is afterwards. */
export function see(view: View, after: View): void {
  for (const one of view.boxes) {
    const then = after.boxes.find((it) => it.cell === one.cell);
    if (!then) continue;
    const { outside, inside, seal, read, side, bare } = then;
    Object.assign(one, { outside, inside, seal, read, side, bare });
  }
}

/** The box that something is put into by this event. */
export function touchedBy(event: Happened): number | null {
  if (event.event === 'placed' || event.event === 'blessed') return event.cell;
  return event.event === 'corrected' ? event.to : null;
}
