// The seat that looks: mine, or on a shared device that of the person who opened the curtain last.
import type { Connection } from '$net/connection.svelte';
import type { Shown } from '$net/wire';
import type { Action, View } from '../types';

export class Viewpoint {
  #at = $state<number | null>(null);
  #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get #shown(): Shown {
    const { shown } = this.#connection;
    return shown.find((it) => it.seat === this.#at) ?? shown[0]!;
  }

  /** A spectator may be shown a seat's view, but has no seat. */
  get watching(): boolean {
    return !this.#connection.me!.seats.length;
  }

  get seat(): number | null {
    return this.watching ? null : this.#shown.seat;
  }

  get view(): View {
    return this.#shown.view as View;
  }

  get legal(): Action[] {
    return this.#shown.legal as Action[];
  }

  /** The seat of this device that is to act next; null if it looks already. */
  get next(): number | null {
    const { me, shown } = this.#connection;
    const controller = shown.find((it) => it.legal.length > 0);
    if (me!.seats.length < 2 || !controller || controller.seat === this.#at) return null;
    return (controller.view as View).phase === 'over' ? null : controller.seat;
  }

  from(seat: number): void {
    this.#at = seat;
  }
}
