import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWebSocket } from './fake-websocket';
import { clearPerson, setPerson } from './person';
import { Socket, type News } from './socket.svelte';

let heard: News[];
let socket: Socket;

/** No network wait is as long as this. */
const LONG = 20_000;

const open = (invite: string | null = null): Socket => {
  socket = new Socket('t1', invite, (news) => heard.push(news));
  // A refusal is reported to the code that waits for the greeting; here none does.
  socket.ready.catch(() => {});
  return socket;
};

/** Opens a socket and lets the server know us. */
const openAndGreet = async (): Promise<Socket> => {
  open();
  FakeWebSocket.last.open();
  FakeWebSocket.last.done();
  await socket.ready;
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeWebSocket.install();
  heard = [];
});

afterEach(() => {
  socket.close();
  clearPerson();
  vi.useRealTimers();
});

test('it greets with the key of this device and the invite', async () => {
  setPerson({ id: 'p1', key: 'secret' });
  open('inv1');
  expect(FakeWebSocket.last.url).toBe('ws://localhost:3000/ws/t1');
  FakeWebSocket.last.open();
  expect(FakeWebSocket.last.sent).toEqual([
    { type: 'hello', key: 'secret', invite: 'inv1', ref: 1 },
  ]);
  expect(socket.status).toBe('connecting');
  FakeWebSocket.last.done();
  await socket.ready;
  expect(socket.status).toBe('open');
});

test('it greets without a key where nobody is known', () => {
  open();
  FakeWebSocket.last.open();
  expect(FakeWebSocket.last.sent[0]).toMatchObject({ key: null, invite: null });
});

test('what is sent has its own number and is done when the server says so', async () => {
  await openAndGreet();
  const sent = socket.send({ type: 'start' });
  expect(FakeWebSocket.last.sent.at(-1)).toEqual({ type: 'start', ref: 2 });
  FakeWebSocket.last.done();
  await expect(sent).resolves.toBeUndefined();
});

test('what is refused fails with the code of the server', async () => {
  await openAndGreet();
  const sent = socket.send({ type: 'start' });
  FakeWebSocket.last.refuses('not_host', 'only the host starts');
  await expect(sent).rejects.toMatchObject({ code: 'not_host', message: 'only the host starts' });
  expect(socket.status).toBe('open');
});

test('each answer goes to the one who asked', async () => {
  await openAndGreet();
  const first = socket.send({ type: 'start' });
  const second = socket.send({ type: 'addseat' });
  FakeWebSocket.last.says({ type: 'refused', ref: 2, code: 'not_host', reason: '' } as never);
  FakeWebSocket.last.says({ type: 'done', ref: 3 } as never);
  await expect(first).rejects.toMatchObject({ code: 'not_host' });
  await expect(second).resolves.toBeUndefined();
});

test('nothing can be sent before the server knows us', async () => {
  open();
  await expect(socket.send({ type: 'start' })).rejects.toMatchObject({ code: 'offline' });
  FakeWebSocket.last.open();
  await expect(socket.send({ type: 'start' })).rejects.toMatchObject({ code: 'offline' });
  expect(FakeWebSocket.last.sent).toHaveLength(1);
});

test('what is never answered fails after ten seconds', async () => {
  await openAndGreet();
  const sent = expect(socket.send({ type: 'start' })).rejects.toMatchObject({ code: 'offline' });
  await vi.advanceTimersByTimeAsync(10_000);
  await sent;
});

test('news are passed on, answers are not', async () => {
  await openAndGreet();
  const news = { type: 'presence', table: {} } as never;
  FakeWebSocket.last.says(news);
  expect(heard).toEqual([news]);
});

test('a lost connection is opened again, and what waited for an answer fails', async () => {
  await openAndGreet();
  const sent = socket.send({ type: 'start' });
  FakeWebSocket.last.lose();
  await expect(sent).rejects.toMatchObject({ code: 'offline' });
  expect(socket.status).toBe('lost');
  await vi.advanceTimersByTimeAsync(399);
  expect(FakeWebSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeWebSocket.all).toHaveLength(2);
  FakeWebSocket.last.open();
  expect(FakeWebSocket.last.sent[0]?.type).toBe('hello');
  FakeWebSocket.last.done();
  expect(socket.status).toBe('open');
});

test('it waits twice as long after each failure, eight seconds at most', async () => {
  open();
  const waits: number[] = [];
  for (let tries = 0; tries < 7; tries++) {
    const { length } = FakeWebSocket.all;
    FakeWebSocket.last.lose();
    let waited = 0;
    while (FakeWebSocket.all.length === length) {
      await vi.advanceTimersByTimeAsync(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
});

test('after a connection that held, it waits but briefly again', async () => {
  open();
  FakeWebSocket.last.lose();
  await vi.advanceTimersByTimeAsync(400);
  FakeWebSocket.last.lose();
  await vi.advanceTimersByTimeAsync(800);
  FakeWebSocket.last.open();
  FakeWebSocket.last.done();
  FakeWebSocket.last.lose();
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeWebSocket.all).toHaveLength(4);
});

test('not all clients come back at the same moment', async () => {
  vi.mocked(Math.random).mockReturnValue(1);
  open();
  FakeWebSocket.last.lose();
  await vi.advanceTimersByTimeAsync(499);
  expect(FakeWebSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeWebSocket.all).toHaveLength(2);
});

test.each(['online', 'visibilitychange'])('%s brings it back at once', (event) => {
  open();
  FakeWebSocket.last.lose();
  (event === 'online' ? window : document).dispatchEvent(new Event(event));
  expect(FakeWebSocket.all).toHaveLength(2);
});

test('a page that is hidden does not hurry', () => {
  open();
  FakeWebSocket.last.lose();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeWebSocket.all).toHaveLength(1);
});

test('a connection that holds is not opened a second time', async () => {
  await openAndGreet();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(LONG);
  expect(FakeWebSocket.all).toHaveLength(1);
});

test('a client that is turned away gets the reason and does not ask again', async () => {
  open();
  FakeWebSocket.last.open();
  FakeWebSocket.last.refuses('no_such_table');
  await vi.advanceTimersByTimeAsync(LONG);
  expect(socket.status).toBe('refused');
  expect(socket.refusal).toMatchObject({ code: 'no_such_table' });
  expect(FakeWebSocket.all).toHaveLength(1);
});

test('a refusal without a number is of the greeting', async () => {
  open();
  FakeWebSocket.last.open();
  FakeWebSocket.last.says({ type: 'refused', ref: null, code: 'too_many', reason: '' } as never);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(socket.status).toBe('refused');
});

test('a server that is not available now is asked again', async () => {
  open();
  FakeWebSocket.last.open();
  FakeWebSocket.last.refuses('unavailable');
  FakeWebSocket.last.lose();
  expect(socket.status).toBe('lost');
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeWebSocket.all).toHaveLength(2);
});

test('starting over as someone else leaves the old socket and hears nothing more of it', async () => {
  await openAndGreet();
  const old = FakeWebSocket.last;
  setPerson({ id: 'p2', key: 'other' });
  socket.restart();
  socket.ready.catch(() => {});
  expect(old.readyState).toBe(3);
  old.says({ type: 'presence', table: {} } as never);
  expect(heard).toEqual([]);
  FakeWebSocket.last.open();
  expect(FakeWebSocket.last.sent[0]).toMatchObject({ type: 'hello', key: 'other' });
  await vi.advanceTimersByTimeAsync(LONG / 4);
  expect(FakeWebSocket.all).toHaveLength(2);
});

test('once closed it stays closed', async () => {
  await openAndGreet();
  socket.close();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(LONG);
  expect(FakeWebSocket.all).toHaveLength(1);
});

const ACT = { type: 'act', seat: 0, number: 7, action: ['choose', 'on'] } as const;
const act = (): Promise<void> => socket.send({ ...ACT, action: [...ACT.action] });

const reopen = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(400);
  FakeWebSocket.last.open();
  FakeWebSocket.last.done();
};

test('an action without an answer is known to be on its way', async () => {
  await openAndGreet();
  const sent = act();
  expect(socket.unanswered).toBe(1);
  FakeWebSocket.last.done();
  await sent;
  expect(socket.unanswered).toBe(0);
});

test('an action is kept over a lost connection and sent again', async () => {
  await openAndGreet();
  const sent = act();
  const first = FakeWebSocket.last.sent.at(-1);
  FakeWebSocket.last.lose();
  expect(socket.unanswered).toBe(1);
  await reopen();
  expect(FakeWebSocket.last.sent.at(-1)).toEqual(first);
  FakeWebSocket.last.done();
  await expect(sent).resolves.toBeUndefined();
  expect(socket.unanswered).toBe(0);
});

test('an action without a connection waits for one', async () => {
  await openAndGreet();
  FakeWebSocket.last.lose();
  const sent = act();
  await reopen();
  expect(FakeWebSocket.last.sent.at(-1)).toMatchObject(ACT);
  FakeWebSocket.last.refuses('illegal');
  await expect(sent).rejects.toMatchObject({ code: 'illegal' });
});

test('an action sent again that was done the first time is done', async () => {
  await openAndGreet();
  const sent = act();
  FakeWebSocket.last.lose();
  await reopen();
  FakeWebSocket.last.refuses('stale');
  await expect(sent).resolves.toBeUndefined();
});

test('an action that comes too late the first time is refused', async () => {
  await openAndGreet();
  const sent = act();
  FakeWebSocket.last.refuses('stale');
  await expect(sent).rejects.toMatchObject({ code: 'stale' });
});

test('a connection that leaves an action without an answer is replaced', async () => {
  await openAndGreet();
  const sent = act();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.status).toBe('lost');
  await reopen();
  expect(FakeWebSocket.all).toHaveLength(2);
  expect(FakeWebSocket.last.sent.at(-1)).toMatchObject(ACT);
  FakeWebSocket.last.done();
  await expect(sent).resolves.toBeUndefined();
});

test('an action fails when the table is left', async () => {
  await openAndGreet();
  const sent = act();
  socket.close();
  await expect(sent).rejects.toMatchObject({ code: 'offline' });
});
