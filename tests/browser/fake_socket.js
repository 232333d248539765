// Stands for the socket: the page is told what a test gives it, and what it draws is compared.
(() => {
  let [socket, tables] = [null, 0];
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      setTimeout(() => this.onopen());
    }
    send() {
      socket = this;
    }
    close() {}
  };
  // What comes later comes by and by, each in a turn of its own; the page is not whole before.
  let coming = 0;
  const wait = window.setTimeout;
  window.setTimeout = (what, time = 0, ...more) => {
    if (time) return wait(what, time, ...more);
    coming += 1;
    return wait(() => ((coming -= 1), what(...more)));
  };
  // Out of sight nothing takes its time.
  Object.defineProperty(document, 'hidden', { get: () => true });

  const { port1: bell, port2: cord } = new MessageChannel();
  const after = () => new Promise((done) => ((bell.onmessage = done), cord.postMessage(null)));
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

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

  /** A new table after each of these frames: the page, and the game in it. */
  async function told(frames) {
    localStorage.clear();
    socket = null;
    history.pushState(null, '', `/t/told-${++tables}`);
    dispatchEvent(new PopStateEvent('popstate'));
    while (!socket) await after();
    const moments = [];
    for (const frame of frames) {
      socket.onmessage({ data: frame });
      await drawn();
      await painted(); // the casket takes the space that the other parts leave
      moments.push({ page: await drawn(), game: inSight() });
    }
    return moments;
  }

  /** The first table, which loads what all tellings draw with. */
  async function ready(frames) {
    await told(frames.slice(0, 1));
    while (!document.querySelector('.seats svg')) await after();
  }

  window.drawnAlone = async (frames) => {
    await ready(frames);
    return { games: (await told(frames)).map(({ game }) => game), differ: null };
  };

  async function comparedOnce(frames, others) {
    const [ours, theirs] = [await told(frames), await told(others)];
    const at = ours.findIndex(({ page }, one) => page !== theirs[one].page);
    if (at < 0) return { games: ours.map(({ game }) => game), differ: null };
    const [a, b] = [ours[at].page, theirs[at].page];
    let same = 0;
    while (a[same] === b[same]) same += 1;
    const excerpt = (text) => text.slice(Math.max(0, same - 200), same + 200);
    return { games: [], differ: [at, excerpt(a), excerpt(b)] };
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
