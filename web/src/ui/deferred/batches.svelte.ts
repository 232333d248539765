// A long list is rendered a few items at a time, each batch in its own task.
import { whenIdle } from '$lib/timing/idle-queue';

const FEW = 3;

/** How many of so many things to render now; in the end all, with those that are added later. */
export function batches(many: number): { readonly drawn: number } {
  let drawn = $state(FEW);
  for (let at = 2 * FEW; at < many; at += FEW) whenIdle(() => (drawn = at));
  whenIdle(() => (drawn = Infinity));
  return {
    get drawn() {
      return drawn;
    },
  };
}
