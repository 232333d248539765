// Dragging hideouts with a mouse or a finger, between the box and the casket.
import { settings } from '$lib/device/settings.svelte';
import type { Attachment } from 'svelte/attachments';

/** How far a mouse moves before it drags, in px, and how long a finger rests, in ms: it may
    scroll. */
const STRAY = 8;
const REST = 220;

export interface Carried {
  picture: string;
  /** What it is dropped on: a slot of the casket, the casket around its slots, or the box. */
  drop: (onto: Onto) => void;
}
export type Onto = number | 'casket' | 'box';

export class Carry {
  /** The dragged picture and its position on the page. */
  held = $state.raw<{ picture: string; x: number; y: number } | null>(null);
  /** What it is over. */
  over = $state<Onto | null>(null);

  /** Makes an element draggable. */
  by(what: () => Carried): Attachment<HTMLElement> {
    return (node) => {
      const press = new Press(this, node, what);
      const listening: [string, (event: never) => void][] = [
        ['pointerdown', press.down],
        ['pointermove', press.move],
        ['pointerup', press.up],
        ['pointercancel', press.cancel],
        ['touchmove', press.scroll],
        ['contextmenu', press.menu],
      ];
      const ended = new AbortController();
      const { signal } = ended;
      for (const [name, heard] of listening) {
        node.addEventListener(name, heard as EventListener, { passive: false, signal });
      }
      node.addEventListener('click', press.click, { capture: true, signal });
      return () => {
        press.cancel();
        ended.abort();
      };
    };
  }
}

/** A press on a draggable element, from start to end. */
class Press {
  #from: { x: number; y: number } | null = null;
  #carried = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private carry: Carry,
    private node: HTMLElement,
    private what: () => Carried,
  ) {}

  down = (event: PointerEvent): void => {
    this.#carried = false;
    if (event.button !== 0) return;
    const { clientX: x, clientY: y, pointerId } = event;
    this.#from = { x, y };
    if (event.pointerType === 'mouse') this.node.setPointerCapture(pointerId);
    else this.#timer = setTimeout(() => this.#lift(x, y), settings.patient(REST));
  };

  move = ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    if (!this.#from) return;
    const strayed = Math.hypot(x - this.#from.x, y - this.#from.y) >= STRAY;
    // A finger that moves at once scrolls the page.
    if (!this.#carried && strayed && pointerType !== 'mouse') return this.cancel();
    if (this.#carried || strayed) this.#lift(x, y);
  };

  up = (): void => {
    const { over } = this.carry;
    if (this.#carried && over !== null) this.what().drop(over);
    this.cancel();
  };

  cancel = (): void => {
    clearTimeout(this.#timer);
    if (this.#from) this.carry.held = this.carry.over = null;
    this.#from = null;
  };

  /** A drag does not scroll, open a menu, or click. */
  scroll = (event: TouchEvent): void => {
    if (this.#carried) event.preventDefault();
  };
  menu = (event: MouseEvent): void => {
    if (this.#from) event.preventDefault();
  };
  click = (event: MouseEvent): void => {
    if (this.#carried) event.stopPropagation();
    this.#carried = false;
  };

  #lift(x: number, y: number): void {
    this.#carried = true;
    this.carry.held = { picture: this.what().picture, x, y };
    this.carry.over = ontoAt(x, y);
  }
}

function ontoAt(x: number, y: number): Onto | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-onto]');
  const onto = found?.dataset.onto;
  if (onto === undefined) return null;
  return onto === 'casket' || onto === 'box' ? onto : Number(onto);
}
