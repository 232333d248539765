// Keeps the focus where the player acts. Controls come and go with the turns; without this the focus
// would fall back to the start of the page each time, many presses of Tab away.

const ACTS = '[data-acts]';
/** Whether the focus was last where one acts, and on which of the controls. */
let acting = false;
let last: string | undefined;

document.addEventListener('focusin', ({ target }) => {
  const control = target as HTMLElement;
  acting = control.closest(ACTS) !== null;
  if (acting && control.dataset.act) last = control.dataset.act;
});

/** An attachment for what a player acts with: it takes the focus over from what was there before. */
export function keepsFocus(node: HTMLElement): void {
  node.dataset.acts = '';
  // Those whose focus is elsewhere keep it there.
  if (!acting || (document.activeElement ?? document.body) !== document.body) return;
  const control =
    node.querySelector<HTMLElement>(`[data-act="${last}"]`) ?? node.querySelector('button');
  control?.focus({ preventScroll: true });
}
