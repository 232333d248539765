// What may come after the first look comes one thing at a time, each in a task of its own: so a
// slow phone paints early, and answers a touch in between.

let last: Promise<void> = Promise.resolve();

/** Lets the browser do what else it has to. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done));

const painted = (): Promise<void> =>
  new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => done())));

/** When what is here now has been painted. */
export const seen = (): Promise<void> => painted().then(breathe);

/** Does it when what is here now has been painted, and all that asked before has been done. */
export function later(act: () => void): void {
  last = last.then(seen).then(act);
}
