// What each event changes in the picture on the way to the next view.
import { boxAt, pictureOf } from '../names';
import type { Happened, View } from '../types';

/** How long each event is looked at, in ms, before the next. */
export const HOLDS: Record<Happened['event'], number> = {
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
  charged: 450,
  passed: 200,
  ended: 400,
};
const CORRECTING = 3;

/** The ends of a flight: a cell or the box on it, the supply, the lid. */
export type Spot = number | 'supply' | 'lid';
export interface Flight {
  picture: string;
  from: Spot;
  to: Spot;
}

/** What flies with this event. */
export function flightOf(event: Happened, { gap }: View, after: View): Flight | null {
  switch (event.event) {
    case 'slid':
      return event.paid ? { picture: 'coin', from: 'supply', to: event.gap } : null;
    case 'charged':
      return { picture: 'coin', from: 'supply', to: event.cell };
    case 'removed':
      return after.lid.hideouts.includes(event.hideout)
        ? { picture: pictureOf(event.hideout), from: event.cell, to: 'lid' }
        : null;
    case 'placed':
      return { picture: `guardian-${event.guardian}`, from: gap!, to: event.cell };
    case 'corrected':
      return { picture: `guardian-${event.guardian}`, from: event.cell, to: event.to };
    case 'blessed':
      return { picture: 'hideout-action', from: gap!, to: event.cell };
    default:
      return null;
  }
}

/** Applies the start of an event to the picture; `after` is the view its step leads to. */
export function change(view: View, event: Happened, after: View): void {
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
      return lies(event.cell, { hideout: null, hideout_lies: 'gone' });
    case 'rotated':
      view.corners = event.corners;
      for (const one of view.boxes) Object.assign(one, { outside: [], inside: [] });
      return;
    case 'uncovered':
      return lies(event.cell, { guardian: event.guardian, guardian_lies: 'up' });
    case 'placed':
      return lies(view.gap, { guardian: null, guardian_lies: 'gone' });
    case 'corrected': {
      const from = boxAt(view, event.cell);
      if (from) from.guardians = from.guardians.filter((one) => one !== event.guardian);
      view.supply -= CORRECTING;
      view.lid.tokens += CORRECTING;
      return;
    }
    case 'blessed':
      return lies(view.gap, { hideout: null, hideout_lies: 'gone' });
    case 'charged':
      view.supply -= 1;
  }
}

/** Applies the end of an event: what was flying has arrived. */
export function arrive(view: View, event: Happened, flight: Flight | null): void {
  switch (event.event) {
    case 'slid':
      if (event.paid) boxAt(view, event.gap)!.tokens += 1;
      return;
    case 'removed':
      if (flight) view.lid.hideouts.push(event.hideout);
      return;
    case 'placed':
      boxAt(view, event.cell)?.guardians.push(event.guardian);
      return;
    case 'corrected':
      boxAt(view, event.to)?.guardians.push(event.guardian);
      return;
    case 'blessed':
      boxAt(view, event.cell)!.symbol = true;
      return;
    case 'charged': {
      const laid = view.cells.find((one) => one.cell === event.cell);
      if (laid) laid.tokens = (laid.tokens ?? 0) + 1;
    }
  }
}

/** The box leaves its cell for the gap; the visible walls are those of the next view. */
function slid(view: View, event: Happened & { event: 'slid' }, after: View): void {
  const moved = view.boxes.find((one) => one.cell === event.cell);
  if (!moved) return;
  moved.cell = event.gap;
  view.gap = event.cell;
  if (event.paid) view.supply -= 1;
  // Before the casket has turned, the next corner's view must not show.
  if (after.rotations === view.rotations) see(view, after);
  else for (const one of view.boxes) one.outside = [];
}

/** Copies what my corner sees and knows of the boxes from the next view. */
export function see(view: View, after: View): void {
  for (const one of view.boxes) {
    const then = after.boxes.find((it) => it.cell === one.cell);
    if (!then) continue;
    const { outside, inside, seal, read, side, bare } = then;
    Object.assign(one, { outside, inside, seal, read, side, bare });
  }
}

/** The box this event puts something into. */
export function touchedBy(event: Happened): number | null {
  if (event.event === 'placed' || event.event === 'blessed') return event.cell;
  return event.event === 'corrected' ? event.to : null;
}
