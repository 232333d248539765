// A number that glides to where it is sent, a frame at a time.

/** What lay still gathers way and comes to rest; what a hand let go of only comes to rest. */
const gather = (share: number): number => share * share * (3 - 2 * share);
const rest = (share: number): number => 1 - (1 - share) ** 3;

export class Tween {
  current = $state(0);
  target = 0;
  #frame = 0;

  constructor(at: number) {
    this.current = this.target = at;
  }

  /** Goes there within this time, in ms; at once without one. */
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
