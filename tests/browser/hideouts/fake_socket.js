// Replaces the socket: the page gets its frames from a test, which compares what it draws.
(() => {
  const PATIENCE = 60_000;
  let [hello, tables] = [null, 0];
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      setTimeout(() => this.onopen());
    }
    send(text) {
      const { type, ref } = JSON.parse(text);
      if (type === 'hello') hello = { socket: this, ref };
    }
    close() {}
  };
  // Timeouts of zero run one per turn; the page is complete once none is left.
  let coming = 0;
  const wait = window.setTimeout;
  window.setTimeout = (what, time = 0, ...more) => {
    if (time) return wait(what, time, ...more);
    coming += 1;
    return wait(() => ((coming -= 1), what(...more)));
  };
  // On a hidden page nothing is animated.
  Object.defineProperty(document, 'hidden', { get: () => true });

  const { port1: bell, port2: cord } = new MessageChannel();
  const after = () => new Promise((done) => ((bell.onmessage = done), cord.postMessage(null)));
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  /** Waits for it, and fails if it does not come. */
  async function until(wanted, come) {
    const began = performance.now();
    while (!come()) {
      if (performance.now() - began > PATIENCE) throw new Error(`did not come: ${wanted}`);
      await after();
    }
  }

  /** The page once it stands still, less the names that are made up to refer to something. */
  async function drawn() {
    for (let before = null, now = ''; ; before = now) {
      do await after();
      while (coming);
      now = document.title + document.body.outerHTML;
      if (now !== before || document.querySelector('[aria-busy=true]')) continue;
      return now.replaceAll(/(id|aria-labelledby|aria-describedby)="c\d+"/g, '$1');
    }
  }

  /** The visible game, without the live regions for screen readers. */
  function inSight() {
    const game = document.querySelector('main.game')?.cloneNode(true);
    game?.querySelector('[role=log]')?.remove();
    return game?.outerHTML ?? '';
  }

  /** Waits for what was told last: a table shows its lobby or its game once that is loaded. */
  async function shown(phase) {
    const wanted = phase === 'gathering' ? 'main.page' : 'main.game button[data-cell]';
    const found = (selector) => document.querySelector(selector);
    await until(wanted, () => !found('main[data-old]') && found(wanted));
  }

  /** A new table after each of these frames: the page, and the game in it. */
  async function told(frames) {
    localStorage.clear();
    hello = null;
    for (const main of document.querySelectorAll('main')) main.dataset.old = '';
    history.pushState(null, '', `/t/told-${++tables}`);
    dispatchEvent(new PopStateEvent('popstate'));
    await until('hello', () => hello);
    const { socket, ref } = hello;
    const tell = (data) => socket.onmessage({ data });
    const moments = [];
    let phase;
    for (const frame of frames) {
      tell(frame);
      if (!moments.length) tell(JSON.stringify({ type: 'done', ref }));
      phase = JSON.parse(frame).table?.phase ?? phase;
      await shown(phase);
      await drawn();
      await painted(); // the casket takes the space that the other parts leave
      moments.push({ page: await drawn(), game: inSight() });
    }
    return moments;
  }

  /** The first table of the page, which loads what all tellings draw with. */
  async function ready(frames) {
    if (tables) return;
    await told(frames.slice(0, 1));
    await until('the pictures of the seats', () => document.querySelector('.seats svg'));
  }

  window.drawnAlone = async (frames) => {
    await ready(frames);
    return { games: (await told(frames)).map(({ game }) => game), differ: null };
  };

  async function comparedOnce(frames, others) {
    const [ours, theirs] = [await told(frames), await told(others)];
    const games = ours.map(({ game }) => game);
    const at = ours.findIndex(({ page }, one) => page !== theirs[one].page);
    if (at < 0) return { games, differ: null };
    const [a, b] = [ours[at].page, theirs[at].page];
    let same = 0;
    while (a[same] === b[same]) same += 1;
    const excerpt = (text) => text.slice(Math.max(0, same - 200), same + 200);
    return { games, differ: [at, excerpt(a), excerpt(b)] };
  }

  /** What is drawn of the game after each frame; and where another telling is first drawn otherwise.
      What a deal gives away differs every time; what a slow machine draws late does not. */
  window.compared = async (frames, others) => {
    await ready(frames);
    let found = null;
    for (let tries = 0; tries < 3 && (!found || found.differ); tries += 1)
      found = await comparedOnce(frames, others);
    return found;
  };
})();
