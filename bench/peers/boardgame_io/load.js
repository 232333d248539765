// Four people at each of so many tables, every choice sent as soon as it may be, game after game at
// new tables with new sockets; a move's time runs from its sending to the moment the last seat of
// its table has the state that holds it.
const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");

const [port, server, tables, seconds] = process.argv.slice(2).map(Number);
const SEATS = 4;
const BACK = 0.12;
const WARM = 2;
const times = [];
let counting = false;
let games = 0;
let live = 0; // the tables that are in a game

// So many tables open at once at the start; more would overrun the queue of a listening socket.
class Gate {
  constructor(places) {
    this.places = places;
    this.queue = [];
  }

  enter() {
    if (this.places > 0) {
      this.places -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.queue.push(resolve));
  }

  leave() {
    const next = this.queue.shift();
    if (next) next();
    else this.places += 1;
  }
}

const opening = new Gate(100);

class Table {
  constructor(id) {
    this.id = id;
    this.sent = new Map(); // by seat, when its choice was sent
    this.waiting = new Set(); // the seats that have not heard of their own choice yet
    this.began = new Map(); // by state, when the choice that made it was sent
    this.heard = new Map(); // by state, how many seats have it
    this.sockets = [];
  }

  // A game from its first choice to its last.
  async play(opened) {
    const over = new Promise((resolve) => (this.over = resolve));
    const seats = [...Array(SEATS).keys()].map(String);
    const begin = [];
    if (opened) await opening.enter();
    for (const seat of seats) begin.push(await this.join(seat));
    if (opened) {
      opening.leave();
      await opened();
    }
    live += 1;
    for (const each of begin) each();
    await over;
    live -= 1;
    games += 1;
    for (const socket of this.sockets) socket.close();
  }

  join(seat) {
    const socket = io(`http://127.0.0.1:${port}/diamant`, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      timeout: 120_000, // thousands come at once at the start
    });
    this.sockets.push(socket);
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
      if (state.ctx.gameover) this.over();
    }
    this.choose(socket, seat, state);
  }

  choose(socket, seat, state) {
    const { G } = state;
    if (state.ctx.gameover || G.mine || this.waiting.has(seat) || !G.inCave.includes(seat)) return;
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

async function playOn(number, opened) {
  for (let game = 0; ; game += 1)
    await new Table(`table-${number}-${game}`).play(game === 0 ? opened : undefined);
}

// The seconds of a core that the server has taken so far, at Linux's hundred ticks a second.
function cpuTime() {
  const fields = readFileSync(`/proc/${server}/stat`, "utf8").split(")").pop().trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const passing = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

async function main() {
  const fail = (error) => {
    console.error(error);
    process.exit(1);
  };
  let missing = tables;
  let begin;
  const everyone = new Promise((resolve) => (begin = resolve));
  const opened = () => {
    missing -= 1;
    if (missing === 0) begin();
    return everyone;
  };
  for (let number = 0; number < tables; number += 1) playOn(number, opened).catch(fail);
  await everyone;
  await passing(WARM);
  counting = true;
  const began = performance.now();
  const worked = process.cpuUsage();
  const gamesBefore = games;
  const servedBefore = cpuTime();
  const liveBefore = live;
  await passing(seconds);
  counting = false;
  const passed = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(worked);
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.floor(times.length * share)] / 1000;
  const figures = {
    tables,
    moves: times.length,
    seconds: passed,
    p50: at(0.5),
    p99: at(0.99),
    games: games - gamesBefore,
    busy: (user + system) / 1e6 / passed,
    served: cpuTime() - servedBefore,
    live: (liveBefore + live) / 2,
  };
  console.log(JSON.stringify(figures));
  process.exit(0);
}

main();
