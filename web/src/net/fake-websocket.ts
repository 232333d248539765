// A WebSocket for unit tests, whose other end is the test.
import { vi } from 'vitest';
import type { Incoming, Outgoing } from './wire';

export class FakeWebSocket {
  static readonly OPEN = 1;
  /** Every socket that was opened, in order. */
  static all: FakeWebSocket[] = [];

  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly sent: Incoming[] = [];

  constructor(readonly url: string) {
    FakeWebSocket.all.push(this);
  }

  static get last(): FakeWebSocket {
    return FakeWebSocket.all.at(-1)!;
  }

  static install(): void {
    FakeWebSocket.all = [];
    vi.stubGlobal('WebSocket', FakeWebSocket);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }

  close(): void {
    this.lose();
  }

  /** The connection is made; the client greets. */
  open(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }

  /** The connection is lost. */
  lose(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }

  /** The server says something. */
  says(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server has done what was asked last. */
  done(): void {
    this.says({ type: 'done', ref: this.lastRef } as Outgoing);
  }

  refuses(code: string, reason = ''): void {
    this.says({ type: 'refused', ref: this.lastRef, code, reason } as Outgoing);
  }

  get lastRef(): number {
    return this.sent.at(-1)!.ref;
  }
}
