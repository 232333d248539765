// The state of a table, kept up to date over gaps and lost connections.
import type { RequestError } from './request-error';
import { type Message, type News, Socket, type Status } from './socket.svelte';
import { isTableEvent } from './table-events';
import type {
  Act,
  Analysed,
  Chosen,
  GameEvent,
  Guessed,
  Hinted,
  Line,
  Me,
  Opening,
  Point,
  Shown,
  TableEvent,
  TableInfo,
  Update,
  View,
  Whole,
} from './wire';

/** A message that needs nothing added by the connection. */
export type TableRequest = Exclude<
  Message,
  { type: 'hello' | 'missed' | 'act' | 'point' | 'hint' | 'read' }
>;

export class Connection {
  table = $state.raw<TableInfo | null>(null);
  me = $state.raw<Me | null>(null);
  shown = $state.raw<Shown[]>([]);
  chat = $state.raw<Line[]>([]);
  /** What spectators wrote; players get it when the game is over. */
  remarks = $state.raw<Line[]>([]);
  /** The analysis of the running game for a spectator, one decision behind; null without one. */
  analysis = $state.raw<Analysed['analysis'] | null>(null);
  /** All events that may be read, of the game and of the table itself. */
  history = $state.raw<(GameEvent | TableEvent)[]>([]);
  /** The last hint that I took, until the game moves on. */
  hinted = $state.raw<Hinted | null>(null);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = $state(0);

  /** Called with what just happened, and how the game looks after it. */
  onEvents: (events: GameEvent[], shown: Shown[]) => void = () => {};
  /** Called with what happened to the table itself, and the events of the game with it. */
  onTableEvents: (events: TableEvent[], game: GameEvent[]) => void = () => {};
  /** Called when everything was sent again. */
  onWhole: (shown: Shown[]) => void = () => {};
  onSaid: (line: Line) => void = () => {};
  /** Called for a spectator when what was guessed at has happened. */
  onGuessed: (guessed: Guessed) => void = () => {};
  /** Called when promised shares of the deal are to be opened. */
  onOpening: (promises: Opening['promises']) => void = () => {};
  /** A view after this seat has chosen in secret, as the game shows it. */
  withChoice: (view: View, seat: number) => View = (view) => view;

  #socket: Socket;
  #number = $state(0);
  /** The number of the update that each event of the history came with. */
  #numbers: number[] = [];
  /** Whether missed updates have been requested. */
  #catchingUp = false;
  /** The last update that the bots of a lesson know has been read. */
  #read = -1;
  /** The seat a spectator looks through, also after reconnecting. */
  #viewpoint: number | null = null;

  /** Whether I came with an invite to this table. */
  readonly invited: boolean;

  constructor(id: string, invite: string | null = null) {
    this.invited = invite !== null;
    this.#socket = new Socket(id, invite, (news) => this.#receive(news));
  }

  close(): void {
    this.#socket.close();
  }

  get status(): Status {
    return this.#socket.status;
  }

  /** Why the server refused the connection. */
  get refusal(): RequestError | null {
    return this.#socket.refusal;
  }

  /** Whether an action of mine has no answer yet. */
  get sending(): boolean {
    return this.#socket.unanswered > 0;
  }

  /** Resolved when the server has answered the hello. */
  get ready(): Promise<void> {
    return this.#socket.ready;
  }

  /** Connects again, as another person. */
  async restart(): Promise<void> {
    this.#number = 0;
    this.#socket.restart();
    await this.ready;
  }

  /** The number of the last update received. */
  get number(): number {
    return this.#number;
  }

  /** Now, by the server's clock. */
  now(): number {
    return Date.now() / 1000 + this.ahead;
  }

  /** Resolved when the server has stored it; rejected with a RequestError. */
  request(request: TableRequest): Promise<void> {
    return this.#socket.send(request);
  }

  act(seat: number, action: Act['action']): Promise<void> {
    return this.#socket.send({ type: 'act', seat, number: this.#number, action });
  }

  /** Says a quick phrase about the table as it is seen now. */
  point(seat: number, what: Omit<Point, 'type' | 'ref' | 'seat' | 'number'>): Promise<void> {
    return this.#socket.send({ type: 'point', seat, number: this.#number, ...what });
  }

  /** Asks for a hint for my seat; asked again, for a move. It comes before the answer. */
  hint(seat: number): Promise<void> {
    return this.#socket.send({ type: 'hint', seat, number: this.#number });
  }

  /** Nothing is left to read about what happened so far: the bots of a lesson may go on. */
  read(): void {
    if (this.#read >= this.#number) return;
    this.#read = this.#number;
    // If it is lost with the connection, the whole table comes again, and with it the next try.
    this.#socket.send({ type: 'read', number: this.#number }).catch(() => (this.#read = -1));
  }

  /** Looks through a seat's eyes as a spectator, or with null through the public's. */
  async look(seat: number | null): Promise<void> {
    this.#viewpoint = seat;
    await this.request({ type: 'look', seat });
  }

  /** The events up to an update: those that someone who spoke then had seen. */
  historyUpTo(number: number): (GameEvent | TableEvent)[] {
    return this.history.filter((_, at) => this.#numbers[at]! <= number);
  }

  #receive(news: News): void {
    switch (news.type) {
      case 'whole':
        return this.#whole(news);
      case 'update':
        return this.#update(news);
      case 'chosen':
        return this.#chosen(news);
      case 'opening':
        return this.onOpening(news.promises);
      case 'mine':
        this.shown = this.shown.map((it) =>
          it.seat === news.seat ? { ...it, chosen: news.chosen } : it,
        );
        return;
      case 'presence':
        this.table = news.table;
        return;
      case 'said':
        this.chat = [...this.chat, news.line];
        return this.onSaid(news.line);
      case 'remarked':
        this.remarks = [...this.remarks, ...news.remarks];
        return;
      case 'guessed':
        return this.onGuessed(news);
      case 'analysed':
        this.analysis = news.analysis;
        return;
      case 'hinted':
        this.hinted = news;
        return;
    }
  }

  #whole(whole: Whole): void {
    this.#catchingUp = false;
    this.#read = -1;
    this.hinted = null;
    this.#number = whole.number;
    this.#setClock(whole.now);
    this.table = whole.table;
    this.me = whole.me;
    this.shown = whole.shown;
    this.chat = whole.chat;
    this.remarks = whole.remarks;
    this.#numbers = whole.told.map(([number]) => number);
    this.history = whole.told.map(([, event]) => event);
    this.onWhole(whole.shown);
    if (this.#viewpoint !== null && !whole.me.seats.length && whole.shown[0]?.seat === null) {
      this.look(this.#viewpoint).catch(() => (this.#viewpoint = null));
    }
  }

  #update({ number, now, table, me, shown, events }: Update): void {
    if (!this.#isNext(number)) return;
    this.#setClock(now);
    if (table) this.table = table;
    if (me) this.me = me;
    if (shown) this.shown = shown;
    this.#numbers.push(...events.map(() => number));
    this.history = [...this.history, ...events];
    const game = events.filter((event): event is GameEvent => !isTableEvent(event));
    if (game.length) this.hinted = null;
    this.onEvents(game, this.shown);
    if (game.length < events.length) this.onTableEvents(events.filter(isTableEvent), game);
  }

  /** Everyone sees who has chosen; only that seat sees what. */
  #chosen({ number, seat }: Chosen): void {
    if (!this.#isNext(number)) return;
    this.shown = this.shown.map((it) => ({ ...it, view: this.withChoice(it.view, seat) }));
    this.onEvents([{ event: 'chose', seat }], this.shown);
  }

  /** Whether this is the next update; after a gap, requests what was missed. */
  #isNext(number: number): boolean {
    if (number <= this.#number) return false;
    if (number === this.#number + 1) {
      this.#number = number;
      this.#catchingUp = false;
      return true;
    }
    if (!this.#catchingUp) {
      this.#catchingUp = true;
      this.#socket.send({ type: 'missed', since: this.#number }).catch(() => {
        this.#catchingUp = false;
      });
    }
    return false;
  }

  #setClock(now: number): void {
    this.ahead = now - Date.now() / 1000;
  }
}
