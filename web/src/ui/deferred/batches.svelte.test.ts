import { beforeEach, expect, test, vi } from 'vitest';
import { batches } from './batches.svelte';

const queued = vi.hoisted(() => [] as (() => void)[]);
vi.mock('$lib/timing/idle-queue', () => ({ whenIdle: (work: () => void) => queued.push(work) }));
beforeEach(() => void queued.splice(0));

function steps(many: number): number[] {
  const batch = batches(many);
  const seen = [batch.drawn];
  for (const work of queued) {
    work();
    seen.push(batch.drawn);
  }
  return seen;
}

test('a long list is drawn a few at a time, and in the end with all that were added', () => {
  expect(steps(10)).toEqual([3, 6, 9, Infinity]);
});

test('a short list is drawn at once', () => {
  expect(steps(3)).toEqual([3, Infinity]);
});
