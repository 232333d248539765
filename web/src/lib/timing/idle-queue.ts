// Work that can wait for the first paint: one piece at a time, each in a task of its own, so that a
// slow phone paints early and responds to touches in between.

let last: Promise<void> = Promise.resolve();

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

const nextFrame = (): Promise<void> =>
  new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => done())));

/** Resolved when the page has been painted as it is now. */
export const painted = (): Promise<void> => nextFrame().then(nextTask);

/** Runs this after the next paint, and after everything queued before it. */
export function whenIdle(work: () => void): void {
  last = last.then(painted).then(work);
}
