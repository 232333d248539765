// A number that is animated to its target, frame by frame.

/** Eases in and out, or only out for what was moving already. */
const gather = (share: number): number => share * share * (3 - 2 * share);
const rest = (share: number): number => 1 - (1 - share) ** 3;

export class Tween {
  current = $state(0);
  target = 0;
  #frame = 0;

  constructor(at: number) {
    this.current = this.target = at;
  }

  /** Animates to a value in this time, in ms; without one it jumps. */
  set(to: number, time = 0, moving = false): void {
    cancelAnimationFrame(this.#frame);
    this.target = to;
    if (!time) {
      this.current = to;
      return;
    }
    const [from, began, ease] = [this.current, performance.now(), moving ? rest : gather];
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - began) / time));
      this.current = from + (to - from) * ease(share);
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
