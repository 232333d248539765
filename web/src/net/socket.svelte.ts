// The websocket of a table: reopened whenever it is lost; every message sent gets an answer.
import { settings } from '$lib/device/settings.svelte';
import { person } from './person';
import { RequestError } from './request-error';
import type { Incoming, Outgoing } from './wire';

export type Status = 'connecting' | 'open' | 'lost' | 'refused';

/** A message without its ref, which the socket adds. */
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Message = Without<Incoming, 'ref'>;

/** What the server sends, apart from answers to our messages. */
export type News = Exclude<Outgoing, { type: 'done' | 'refused' }>;

interface Pending {
  resolve: () => void;
  reject: (error: RequestError) => void;
  /** An action: kept over a lost connection, and sent again until it is answered. */
  act?: Message;
  resent?: boolean;
}

/** In ms: before the first and the last attempts to reconnect, and for an answer. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const TIMEOUT = 10_000;

const offline = (reason: string): RequestError => new RequestError('offline', reason);

export class Socket {
  status = $state<Status>('connecting');
  /** Why the server refused the connection. */
  refusal = $state.raw<RequestError | null>(null);
  /** How many actions have no answer yet. */
  unanswered = $state(0);
  /** Resolved when the server has answered the hello. */
  ready: Promise<void> = Promise.resolve();

  #table: string;
  #invite: string | null;
  #onNews: (news: News) => void;
  #socket: WebSocket | null = null;
  #ref = 0;
  #pending = new Map<number, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string, invite: string | null, onNews: (news: News) => void) {
    this.#table = table;
    this.#invite = invite;
    this.#onNews = onNews;
    addEventListener('online', this.#reconnect);
    document.addEventListener('visibilitychange', this.#reconnect);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#reconnect);
    document.removeEventListener('visibilitychange', this.#reconnect);
    this.#socket?.close();
    this.#failActs(offline('closed'));
  }

  /** Connects again, as another person. */
  restart(): void {
    this.#wait = FIRST_WAIT;
    const old = this.#socket;
    this.#socket = null;
    this.status = 'connecting';
    old?.close();
    this.#open();
  }

  /** Resolved when the server has stored it; rejected with a RequestError. */
  send(message: Message): Promise<void> {
    if (message.type === 'act') return this.#act(message);
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || this.status !== 'open') {
      return Promise.reject(offline('no connection'));
    }
    return this.#send(socket, message);
  }

  #send(socket: WebSocket, message: Message): Promise<void> {
    const ref = ++this.#ref;
    return new Promise((resolve, reject) => {
      this.#pending.set(ref, { resolve, reject });
      setTimeout(() => this.#settle(ref, offline('no answer')), settings.patient(TIMEOUT));
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  /** Sends an action now, or as soon as there is a connection; a silent one is replaced. */
  #act(act: Message): Promise<void> {
    const ref = ++this.#ref;
    this.unanswered += 1;
    return new Promise((resolve, reject) => {
      this.#pending.set(ref, { resolve, reject, act });
      if (this.status === 'open') this.#transmit(ref, act);
    });
  }

  #transmit(ref: number, act: Message): void {
    const socket = this.#socket!;
    socket.send(JSON.stringify({ ...act, ref }));
    setTimeout(() => {
      if (this.#pending.has(ref) && socket === this.#socket) this.#abandon(socket);
    }, settings.patient(TIMEOUT));
  }

  /** Gives up a connection that does not answer. */
  #abandon(socket: WebSocket): void {
    this.#socket = null;
    socket.close();
    this.#lose();
  }

  #resendActs(): void {
    for (const [ref, pending] of this.#pending) {
      if (!pending.act) continue;
      pending.resent = true;
      this.#transmit(ref, pending.act);
    }
  }

  #failActs(error: RequestError): void {
    for (const [ref, { act }] of [...this.#pending]) if (act) this.#settle(ref, error);
  }

  #settle(ref: number, error?: RequestError): void {
    const pending = this.#pending.get(ref);
    this.#pending.delete(ref);
    if (pending?.act) this.unanswered -= 1;
    // It was done the first time, or came too late: the table shows which.
    if (pending?.resent && error?.code === 'stale') error = undefined;
    if (error) pending?.reject(error);
    else pending?.resolve();
  }

  /** Does not wait for the next attempt when the network or the page is back. */
  #reconnect = (): void => {
    if (this.status !== 'lost' || document.hidden) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #open(): void {
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.#table}`);
    this.#socket = socket;
    this.ready = new Promise((resolve, reject) => {
      socket.onopen = () => this.#hello(socket).then(resolve, reject);
      socket.onclose = () => {
        reject(offline('no connection'));
        if (socket === this.#socket) this.#lose();
      };
    });
    // Nobody has to await it: a rejection is handled here.
    this.ready.catch((error: unknown) => {
      if (socket === this.#socket) this.#refused(error as RequestError);
    });
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data as string) as Outgoing);
    };
  }

  #hello(socket: WebSocket): Promise<void> {
    const key = person()?.key ?? null;
    return this.#send(socket, { type: 'hello', key, invite: this.#invite });
  }

  /** The hello was refused; unless that may change by itself, it is not tried again. */
  #refused(error: RequestError): void {
    if (error.code === 'offline' || error.code === 'unavailable') return;
    this.refusal = error;
    this.status = 'refused';
    this.#failActs(error);
    this.#socket?.close();
  }

  #lose(): void {
    for (const [ref, { act }] of [...this.#pending]) {
      if (!act) this.#settle(ref, offline('the connection was lost'));
    }
    if (this.#closed || this.status === 'refused') return;
    this.status = 'lost';
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #receive(message: Outgoing): void {
    if (message.type === 'refused') {
      const error = new RequestError(message.code, message.reason);
      if (message.ref !== null) this.#settle(message.ref, error);
      else if (this.status !== 'open') this.#refused(error);
      return;
    }
    const reopened = this.status !== 'open';
    this.status = 'open';
    this.refusal = null;
    this.#wait = FIRST_WAIT;
    if (message.type === 'done') this.#settle(message.ref);
    else this.#onNews(message);
    if (reopened) this.#resendActs();
  }
}
