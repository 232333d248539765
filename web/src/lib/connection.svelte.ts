// A table as the server tells it: what is true now, kept true over gaps and lost networks.
import type {
  Act,
  Chosen,
  GameEvent,
  Incoming,
  Line,
  Me,
  Outgoing,
  Point,
  Refusal,
  Shown,
  TableInfo,
  Whole,
} from '../wire';
import { person } from './people';

export type Status = 'connecting' | 'open' | 'lost' | 'refused';

/** A message without what the connection fills in itself. */
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Wish = Without<
  Exclude<Incoming, { type: 'hello' | 'missed' | 'act' | 'point' }>,
  'ref'
>;

/** What just happened, in order, and how the game looks afterwards. */
export interface Happening {
  events: GameEvent[];
  shown: Shown[];
}

export class Refused extends Error {
  constructor(
    readonly code: Refusal | 'offline',
    readonly reason: string,
  ) {
    super(reason);
  }
}

interface Waiting {
  done: () => void;
  refused: (why: Refused) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PATIENCE = 10_000;

export class Connection {
  status = $state<Status>('connecting');
  refusal = $state.raw<Refused | null>(null);
  table = $state.raw<TableInfo | null>(null);
  me = $state.raw<Me | null>(null);
  shown = $state.raw<Shown[]>([]);
  chat = $state.raw<Line[]>([]);
  told = $state.raw<GameEvent[]>([]);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = $state(0);

  /** Told of everything that happens at the table, and of a fresh start after a long gap. */
  onHappening: (what: Happening) => void = () => {};
  onWhole: (shown: Shown[]) => void = () => {};
  onSaid: (line: Line) => void = () => {};

  #id: string;
  #invite: string | null;
  #socket: WebSocket | null = null;
  #number = $state(0);
  /** Of every event told, the number it came with. */
  #numbers: number[] = [];
  #ref = 0;
  #waiting = new Map<number, Waiting>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #asked = false;
  /** Whose eyes a watcher looks through, also after the connection was lost. */
  #through: number | null = null;

  constructor(id: string, invite: string | null = null) {
    this.#id = id;
    this.#invite = invite;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** Starts over as someone else, or with an invite: the old connection is left. */
  again(invite: string | null = this.#invite): void {
    this.#invite = invite;
    this.#number = 0;
    this.#wait = FIRST_WAIT;
    const old = this.#socket;
    this.#socket = null;
    this.status = 'connecting';
    old?.close();
    this.#open();
  }

  /** The latest thing that happened here that I know of. */
  get number(): number {
    return this.#number;
  }

  /** Done when the server knows us again. */
  opened(): Promise<void> {
    return new Promise((done, refused) => {
      const began = Date.now();
      const look = setInterval(() => {
        if (this.status === 'connecting' && Date.now() - began < PATIENCE) return;
        clearInterval(look);
        if (this.status === 'open') done();
        else refused(this.refusal ?? new Refused('offline', 'no connection'));
      }, 40);
    });
  }

  /** Done when the server has it on disk; fails with a Refused that has a code. */
  wish(wish: Wish): Promise<void> {
    return this.#send({ ...wish, ref: this.#next() } as Incoming);
  }

  act(seat: number, action: Act['action']): Promise<void> {
    return this.#send({ type: 'act', ref: this.#next(), seat, number: this.#number, action });
  }

  /** A seat of mine says a quick phrase of what is on the table as I see it now. */
  point(seat: number, what: Omit<Point, 'type' | 'ref' | 'seat' | 'number'>): Promise<void> {
    return this.#send({ type: 'point', ref: this.#next(), seat, number: this.#number, ...what });
  }

  /** Looks through a seat's eyes, or with null the public's, as one who only watches. */
  async look(seat: number | null): Promise<void> {
    this.#through = seat;
    await this.wish({ type: 'look', seat });
  }

  /** What had happened by this number: what someone who spoke then had seen. */
  upTo(number: number): GameEvent[] {
    return this.told.filter((_, at) => this.#numbers[at]! <= number);
  }

  #next(): number {
    return ++this.#ref;
  }

  #send(message: Incoming): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || this.status !== 'open') {
      return Promise.reject(new Refused('offline', 'no connection'));
    }
    return new Promise((done, refused) => {
      this.#waiting.set(message.ref, { done, refused });
      setTimeout(() => this.#settle(message.ref, new Refused('offline', 'no answer')), PATIENCE);
      socket.send(JSON.stringify(message));
    });
  }

  #settle(ref: number, why?: Refused): void {
    const waiting = this.#waiting.get(ref);
    if (!waiting) return;
    this.#waiting.delete(ref);
    if (why) waiting.refused(why);
    else waiting.done();
  }

  #hurry = (): void => {
    if (this.status !== 'lost' || document.hidden) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #open(): void {
    if (this.#over) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.#id}`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Incoming = {
        type: 'hello',
        ref: this.#next(),
        key: person()?.key ?? null,
        invite: this.#invite,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as Outgoing);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #lose(): void {
    for (const ref of [...this.#waiting.keys()]) {
      this.#settle(ref, new Refused('offline', 'the connection was lost'));
    }
    if (this.#over || this.status === 'refused') return;
    this.status = 'lost';
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(said: Outgoing): void {
    switch (said.type) {
      case 'whole':
        return this.#whole(said);
      case 'update':
        if (!this.#follows(said.number)) return;
        this.#hears(said.now);
        if (said.table) this.table = said.table;
        if (said.me) this.me = said.me;
        if (said.shown) this.shown = said.shown;
        this.#numbers.push(...said.events.map(() => said.number));
        this.told = [...this.told, ...said.events];
        return this.onHappening({ events: said.events, shown: this.shown });
      case 'chosen':
        return this.#chosen(said);
      case 'mine':
        this.shown = this.shown.map((it) =>
          it.seat === said.seat ? { ...it, chosen: said.chosen } : it,
        );
        return;
      case 'presence':
        this.table = said.table;
        return;
      case 'said':
        this.chat = [...this.chat, said.line];
        return this.onSaid(said.line);
      case 'done':
        this.#opened();
        return this.#settle(said.ref);
      case 'refused':
        return this.#refused(said.ref, new Refused(said.code, said.reason));
    }
  }

  #whole(whole: Whole): void {
    this.#opened();
    this.#asked = false;
    this.#number = whole.number;
    this.#hears(whole.now);
    this.table = whole.table;
    this.me = whole.me;
    this.shown = whole.shown;
    this.chat = whole.chat;
    this.#numbers = whole.told.map(([number]) => number);
    this.told = whole.told.map(([, event]) => event);
    this.onWhole(whole.shown);
    if (this.#through !== null && !whole.me.seats.length && whole.shown[0]?.seat === null) {
      this.look(this.#through).catch(() => (this.#through = null));
    }
  }

  /** Who has chosen is seen by all, and what only by who chose. */
  #chosen({ number, seat }: Chosen): void {
    if (!this.#follows(number)) return;
    this.shown = this.shown.map((it) => {
      if (it.view.game !== 'diamant') return it;
      const explorers = it.view.explorers.map((one, at) =>
        at === seat ? { ...one, chosen: true } : one,
      );
      return { ...it, view: { ...it.view, explorers } };
    });
    this.onHappening({ events: [{ event: 'chose', seat }], shown: this.shown });
  }

  /** Whether this is the next number; after a gap, what was missed is asked for. */
  #follows(number: number): boolean {
    this.#opened();
    if (number <= this.#number) return false;
    if (number === this.#number + 1) {
      this.#number = number;
      this.#asked = false;
      return true;
    }
    if (!this.#asked) {
      this.#asked = true;
      this.#send({ type: 'missed', ref: this.#next(), since: this.#number }).catch(() => {
        this.#asked = false;
      });
    }
    return false;
  }

  #opened(): void {
    this.status = 'open';
    this.refusal = null;
    this.#wait = FIRST_WAIT;
  }

  #hears(now: number): void {
    this.ahead = now - Date.now() / 1000;
  }

  #refused(ref: number | null, why: Refused): void {
    if (ref !== null && this.#waiting.has(ref)) return this.#settle(ref, why);
    if (this.status === 'open' || why.code === 'unavailable') return;
    // The hello itself was refused: there is no sense in asking again.
    this.refusal = why;
    this.status = 'refused';
    this.#socket?.close();
  }
}
