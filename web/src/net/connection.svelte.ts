// A table as the server tells it: what is true now, kept true over gaps and lost networks.
import type {
  Act,
  Chosen,
  GameEvent,
  Line,
  Me,
  Point,
  Shown,
  TableInfo,
  View,
  Whole,
} from './wire';
import { type Message, type News, type Refused, Socket, type Status } from './socket.svelte';

/** A message without what the connection fills in itself. */
export type Wish = Exclude<Message, { type: 'hello' | 'missed' | 'act' | 'point' }>;

/** What just happened, in order, and how the game looks afterwards. */
export interface Happening {
  events: GameEvent[];
  shown: Shown[];
}

export class Connection {
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

  /** A view after this seat has chosen in secret, as the game shows it. */
  withChoice: (view: View, seat: number) => View = (view) => view;

  #socket: Socket;
  #number = $state(0);
  /** Of every event told, the number it came with. */
  #numbers: number[] = [];
  /** Whether what was missed is asked for. */
  #asked = false;
  /** Whose eyes a watcher looks through, also after the connection was lost. */
  #through: number | null = null;

  constructor(id: string, invite: string | null = null) {
    this.#socket = new Socket(id, invite, (news) => this.#hear(news));
  }

  close(): void {
    this.#socket.close();
  }

  get status(): Status {
    return this.#socket.status;
  }

  /** Why we were turned away at the door. */
  get refusal(): Refused | null {
    return this.#socket.refusal;
  }

  /** Done when the server knows us. */
  get greeted(): Promise<void> {
    return this.#socket.greeted;
  }

  /** Starts over as someone else. */
  async again(): Promise<void> {
    this.#number = 0;
    this.#socket.again();
    await this.greeted;
  }

  /** The latest thing that happened here that I know of. */
  get number(): number {
    return this.#number;
  }

  /** Done when the server has it on disk; fails with a Refused that has a code. */
  wish(wish: Wish): Promise<void> {
    return this.#socket.send(wish);
  }

  act(seat: number, action: Act['action']): Promise<void> {
    return this.#socket.send({ type: 'act', seat, number: this.#number, action });
  }

  /** A seat of mine says a quick phrase of what is on the table as I see it now. */
  point(seat: number, what: Omit<Point, 'type' | 'ref' | 'seat' | 'number'>): Promise<void> {
    return this.#socket.send({ type: 'point', seat, number: this.#number, ...what });
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

  #hear(said: News): void {
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
    }
  }

  #whole(whole: Whole): void {
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
    this.shown = this.shown.map((it) => ({ ...it, view: this.withChoice(it.view, seat) }));
    this.onHappening({ events: [{ event: 'chose', seat }], shown: this.shown });
  }

  /** Whether this is the next number; after a gap, what was missed is asked for. */
  #follows(number: number): boolean {
    if (number <= this.#number) return false;
    if (number === this.#number + 1) {
      this.#number = number;
      this.#asked = false;
      return true;
    }
    if (!this.#asked) {
      this.#asked = true;
      this.#socket.send({ type: 'missed', since: this.#number }).catch(() => {
        this.#asked = false;
      });
    }
    return false;
  }

  #hears(now: number): void {
    this.ahead = now - Date.now() / 1000;
  }
}
