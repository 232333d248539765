// The socket of a table: opened again whenever it is lost, and whatever is sent has its answer.
import type { Incoming, Outgoing, Refusal } from './wire';
import { settings } from '$lib/settings.svelte';
import { person } from './person';

export type Status = 'connecting' | 'open' | 'lost' | 'refused';

export class Refused extends Error {
  constructor(
    readonly code: Refusal | 'offline',
    readonly reason: string,
  ) {
    super(reason);
  }
}

/** A message without its ref, which the socket fills in. */
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Message = Without<Incoming, 'ref'>;

/** What the table says, less the answers to what we sent. */
export type News = Exclude<Outgoing, { type: 'done' | 'refused' }>;

interface Waiting {
  done: () => void;
  refused: (why: Refused) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PATIENCE = 10_000;

export class Socket {
  status = $state<Status>('connecting');
  /** Why we were turned away at the door. */
  refusal = $state.raw<Refused | null>(null);
  /** Done when the server knows us. */
  greeted: Promise<void> = Promise.resolve();

  #table: string;
  #invite: string | null;
  #hear: (news: News) => void;
  #socket: WebSocket | null = null;
  #ref = 0;
  #waiting = new Map<number, Waiting>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(table: string, invite: string | null, hear: (news: News) => void) {
    this.#table = table;
    this.#invite = invite;
    this.#hear = hear;
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

  /** Starts over as someone else: the old socket is left. */
  again(): void {
    this.#wait = FIRST_WAIT;
    const old = this.#socket;
    this.#socket = null;
    this.status = 'connecting';
    old?.close();
    this.#open();
  }

  /** Done when the server has it on disk; fails with a Refused that has a code. */
  send(message: Message): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || this.status !== 'open') {
      return Promise.reject(new Refused('offline', 'no connection'));
    }
    return this.#ask(socket, message);
  }

  #ask(socket: WebSocket, message: Message): Promise<void> {
    const ref = ++this.#ref;
    return new Promise((done, refused) => {
      this.#waiting.set(ref, { done, refused });
      setTimeout(
        () => this.#settle(ref, new Refused('offline', 'no answer')),
        settings.patient(PATIENCE),
      );
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  #settle(ref: number, why?: Refused): void {
    const waiting = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    if (why) waiting?.refused(why);
    else waiting?.done();
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
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.#table}`);
    this.#socket = socket;
    this.greeted = new Promise((done, refused) => {
      socket.onopen = () => this.#greet(socket).then(done, refused);
      socket.onclose = () => {
        refused(new Refused('offline', 'no connection'));
        if (socket === this.#socket) this.#lose();
      };
    });
    // Who waits for it hears of it; nobody has to.
    this.greeted.catch((why: unknown) => {
      if (socket === this.#socket) this.#turnedAway(why as Refused);
    });
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#heard(JSON.parse(event.data as string) as Outgoing);
    };
  }

  #greet(socket: WebSocket): Promise<void> {
    const key = person()?.key ?? null;
    return this.#ask(socket, { type: 'hello', key, invite: this.#invite });
  }

  #refused(ref: number | null, why: Refused): void {
    if (ref !== null) this.#settle(ref, why);
    else if (this.status !== 'open') this.#turnedAway(why);
  }

  /** The hello was refused: unless it may be heard later, there is no sense in asking again. */
  #turnedAway(why: Refused): void {
    if (why.code === 'offline' || why.code === 'unavailable') return;
    this.refusal = why;
    this.status = 'refused';
    this.#socket?.close();
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

  #heard(said: Outgoing): void {
    if (said.type === 'refused')
      return this.#refused(said.ref, new Refused(said.code, said.reason));
    this.status = 'open';
    this.refusal = null;
    this.#wait = FIRST_WAIT;
    if (said.type === 'done') this.#settle(said.ref);
    else this.#hear(said);
  }
}
