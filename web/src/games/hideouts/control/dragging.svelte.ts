// Dragging with a finger or a mouse: a box towards the gap, or a token into a box.
import { settings } from '$lib/device/settings.svelte';

/** How far a press may move and still be a press, in px, and when it is a long one, in ms. */
const STRAY = 8;
const LONG = 480;
/** The share of the way after which a released box goes on by itself. */
const ENOUGH = 0.4;

type Place = [number, number];

export interface Hand {
  /** The way of the box on this cell into the gap, in pixels; null if it may not slide. */
  way: (cell: number) => Place | null;
  /** The picture of what can be dragged out of this cell. */
  loose: (cell: number) => string | undefined;
  /** A box was dragged this share of its way; null when it is released. */
  pull: (cell: number, far: number | null) => void;
  slide: (cell: number) => void;
  take: (cell: number) => void;
  drop: (cell: number) => void;
  /** A long press. */
  long: (cell: number) => void;
}

export class Dragging {
  /** The dragged token and its position on the page. */
  token = $state.raw<{ picture: string; x: number; y: number } | null>(null);
  /** The cell it is over. */
  over = $state<number | null>(null);

  #hand: Hand;
  #from: { cell: number; x: number; y: number; far: number } | null = null;
  #moved = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** Whether the press that just ended was a drag or a long press, and not a click. */
  get spent(): boolean {
    return this.#moved;
  }

  down(event: PointerEvent, cell: number): void {
    this.#moved = false;
    if (event.button !== 0) return;
    this.#from = { cell, x: event.clientX, y: event.clientY, far: 0 };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    clearTimeout(this.#timer);
    // A mouse uses its right button instead.
    if (event.pointerType === 'mouse') return;
    this.#timer = setTimeout(() => {
      if (!this.#from || this.#moved) return;
      this.#moved = true;
      this.#from = null;
      this.#hand.long(cell);
    }, settings.patient(LONG));
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!this.#moved) {
      if (Math.hypot(x, y) < STRAY) return;
      clearTimeout(this.#timer);
      this.#moved = true;
      if (this.#hand.loose(from.cell)) this.#hand.take(from.cell);
    }
    const picture = this.#hand.loose(from.cell);
    if (picture) {
      this.token = { picture, x: event.clientX, y: event.clientY };
      this.over = cellAt(event.clientX, event.clientY);
      return;
    }
    const way = this.#hand.way(from.cell);
    if (!way) return;
    from.far = (x * way[0] + y * way[1]) / (way[0] ** 2 + way[1] ** 2);
    this.#hand.pull(from.cell, from.far);
  }

  up(): void {
    clearTimeout(this.#timer);
    const from = this.#from;
    if (from && this.#moved) {
      if (this.token) {
        if (this.over !== null && this.over !== from.cell) this.#hand.drop(this.over);
      } else if (from.far > ENOUGH) this.#hand.slide(from.cell);
      else this.#hand.pull(from.cell, null);
    }
    this.#letGo();
  }

  /** The browser took the pointer away: the drag is cancelled. */
  cancel(): void {
    clearTimeout(this.#timer);
    if (this.#from) this.#hand.pull(this.#from.cell, null);
    this.#letGo();
  }

  #letGo(): void {
    this.#from = this.token = this.over = null;
  }
}

function cellAt(x: number, y: number): number | null {
  for (const found of document.elementsFromPoint(x, y)) {
    const cell = found.getAttribute('data-cell');
    if (cell !== null) return Number(cell);
  }
  return null;
}
