// Whoever plays by keyboard keeps the focus where they act: at the question, else in the casket.

/** Whether the last thing that was pressed was a key. */
let byKey = false;
addEventListener('keydown', () => (byKey = true), true);
addEventListener('pointerdown', () => (byKey = false), true);
// A screen reader presses without a pointer.
addEventListener('click', ({ detail }) => (byKey = byKey || detail === 0), true);

/** Moves the focus to the question or to this cell: when I am asked, or when it was lost. */
export function keepFocus(cell: number | null, asked: boolean): void {
  const { activeElement: on } = document;
  const lost = !on || on === document.body;
  if (!byKey || !(lost || (asked && on.closest('.stage, .decision, .vote')))) return;
  const first = document.querySelector<HTMLElement>(':is(.decision.asks, .vote) .buttons button');
  const there = first ?? document.querySelector<HTMLElement>(`[data-cell="${cell ?? 0}"]`);
  there?.focus({ preventScroll: true });
}
