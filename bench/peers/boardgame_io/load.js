// Four people at each of so many tables, every choice sent as soon as it may be; a move's time runs
// from its sending to the moment the last seat of its table has the state that holds it.
const { io } = require("socket.io-client");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const SEATS = 4;
const BACK = 0.12;
const times = [];
let counting = false;

class Table {
  constructor(number) {
    this.id = `table-${number}`;
    this.sent = new Map(); // by seat, when its choice was sent
    this.waiting = new Set(); // the seats that have not heard of their own choice yet
    this.began = new Map(); // by state, when the choice that made it was sent
    this.heard = new Map(); // by state, how many seats have it
  }

  async open() {
    const seats = [...Array(SEATS).keys()];
    this.begin = await Promise.all(seats.map((seat) => this.join(`${seat}`)));
  }

  join(seat) {
    const socket = io(`http://127.0.0.1:${port}/diamant`, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
    });
    return new Promise((resolve, reject) => {
      socket.on("connect", () => socket.emit("sync", this.id, seat, undefined, SEATS));
      socket.on("connect_error", reject);
      socket.on("sync", (_, { state }) => resolve(() => this.choose(socket, seat, state)));
      socket.on("update", (_, state, log) => this.hear(socket, seat, state, log));
    });
  }

  hear(socket, seat, state, log) {
    const number = state._stateID;
    const by = log[0].action.payload.playerID;
    if (this.sent.has(by) && !this.began.has(number)) {
      this.began.set(number, this.sent.get(by));
      this.sent.delete(by);
    }
    if (by === seat) this.waiting.delete(seat);
    const heard = (this.heard.get(number) || 0) + 1;
    this.heard.set(number, heard);
    if (heard === SEATS) {
      const began = this.began.get(number);
      if (counting && began !== undefined) times.push(performance.now() - began);
      this.heard.delete(number);
      this.began.delete(number);
    }
    this.choose(socket, seat, state);
  }

  choose(socket, seat, state) {
    const { G } = state;
    if (G.mine || this.waiting.has(seat) || !G.inCave.includes(seat)) return;
    this.waiting.add(seat);
    this.sent.set(seat, performance.now());
    const choice = Math.random() < BACK ? "back" : "on";
    const action = {
      type: "MAKE_MOVE",
      payload: { type: "choose", args: [choice], playerID: seat, credentials: undefined },
    };
    socket.emit("update", action, state._stateID, this.id, seat);
  }
}

async function main() {
  const all = [...Array(tables).keys()].map((number) => new Table(number));
  for (const table of all) await table.open();
  for (const table of all) for (const begin of table.begin) begin();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  counting = true;
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  const passed = (performance.now() - began) / 1000;
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.floor(times.length * share)] / 1000;
  console.log(
    JSON.stringify({ tables, moves: times.length, seconds: passed, p50: at(0.5), p99: at(0.99) }),
  );
  process.exit(0);
}

main();
