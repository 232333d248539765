// What the rest of the client needs to know of a game. Each game's index.ts exports a `Game`; what
// only one page shows (a door, a setup, statistics, rules) is in a list of its own, so that no other
// page loads it.
import type { Component } from 'svelte';
import type { Connection } from '$net/connection.svelte';
import type {
  Challenge,
  Colour,
  DailyLine,
  GameEvent,
  MyTable,
  NewTable,
  Pointed,
  Replay,
  Result,
  Shown,
  TableInfo,
  View,
} from '$net/wire';
import type { Below } from '$table/deal/fair';
import type { IconName } from '$ui/Icon.svelte';

export type Rules = TableInfo['rules'];
/** A move as a record writes it. */
export type Move = [by: number | '*', verb: string, argument: unknown];
/** A component in a chunk of its own. */
export type Lazy<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface ReplayProps {
  replay: Replay;
  /** Asks for the same game as another viewer saw it. */
  onlook: (eyes: Replay['eyes']) => void;
}

export interface SeatPicture {
  seat: number;
  /** How many there are. */
  seats: number;
  colour: Colour;
  /** Nobody is there yet. */
  dim?: boolean;
}

/** Whose turn it is, and what the clock does for someone who is late. */
interface GameTurn {
  /** The id of the message in the tab's title while it is my turn. */
  title: string;
  /** The seats that have yet to choose. */
  undecided: (view: View) => number[];
  /** What a decision may take, and what happens after that, for the set-up. */
  clockRule: (seconds: number) => string;
  /** What the clock will choose for me: this, or what a bot chooses. */
  clockWill: (action: Shown['by_clock']) => string;
  /** What it chose for a seat, given the events with which that was shown. */
  clockDid: (events: GameEvent[], seat: number) => string;
}

export interface Game {
  name: string;
  label: () => string;
  /** Which of the game's versions is played: the edition and its relics, or the level. */
  variant: (rules: Rules) => string[];
  /** What else the invited should know, and what is worth saying in the lobby alone. */
  details?: (rules: Rules) => string[];
  lobbyDetails?: (table: TableInfo) => string[];
  /** What is worth saying on a table's card, if it is not as usual. */
  cardDetails?: (table: TableInfo) => string[];
  /** What spectators guess for fun; texts are the ids of messages. */
  guess?: { question: string; answers: { value: string; text: string }[] };
  /** The page with these rules; null if there is none. */
  rulesPage: (rules: Rules) => string | null;
  /** The colours of its cards and panels on shared pages. */
  tone: 'torch' | 'felt';
  /** Changes the colours of a whole page while it is shown. */
  Theme?: Component;
  /** Pictures at the top of the lobby, with their sizes. */
  lobbyArt?: [name: string, size: number][];
  /** Pictures and labels of seats, if they are not alike. */
  seatPicture?: Lazy<SeatPicture>;
  seatLabel?: (seat: number, seats: number) => string;
  winners: (result: Result, seats: number) => number[];
  /** A view after a seat has chosen in secret, for games that show that it has. */
  withChoice?: (view: View, seat: number) => View;
  turn?: GameTurn;
  /** A quick phrase in words. */
  phrase?: (point: Pointed) => string;
  /** How far a running game of mine has got, and how a finished one ended, in a few words. */
  progress?: (mine: MyTable) => string;
  ending?: (mine: MyTable) => string;
  /** How a team fared, next to others that were dealt the same. */
  teamResult?: (result: Result) => string;
  /** How daily results are written: a line of the list, mine, the line to share, and how I fared
      against the bots, if we are rivals. */
  daily: {
    score: (score: DailyLine['score']) => string;
    result: (challenge: Challenge) => string;
    share: (challenge: Challenge, day: string) => string;
    rivals?: (challenge: Challenge) => string;
  };
  /** How a table is set up, to change one before the game. */
  setup?: () => Promise<Setup>;
  /** Whether it has a puzzle every day. */
  puzzles?: true;
  /** Whether its replays have an analysis. */
  analysed?: true;
  /** Deals again what was dealt, to check it. */
  deal?: () => Promise<DealCheck>;
  screen: Lazy<{ connection: Connection }>;
  replay: Lazy<ReplayProps>;
}

/** A draw of chance: what was dealt, in which part of the game, and what should have been. */
export interface Draw {
  part: number;
  dealt: unknown;
  due: (below: Below) => unknown;
}

/** How a game's deal is checked. Nothing is played by this: it only deals again what was dealt. */
export interface DealCheck {
  draws: (rules: Rules, seats: number, moves: Move[], first: number | null) => Iterable<Draw>;
  /** The moves of a running game, as far as its deal can be checked by then. */
  movesOf?: (history: GameEvent[]) => Move[];
}

/** A game's door on the home page; texts are the ids of messages. */
export interface Door {
  game: Game;
  Picture: Component;
  about: string;
  opponents: string;
  /** Starts a game against bots, and a guided first game. */
  play: () => Promise<void>;
  learn: () => Promise<void>;
  links: DoorLink[];
  /** Links that only this game has, after all others. */
  more?: DoorLink[];
}

interface DoorLink {
  href: string;
  icon: IconName;
  text: string;
}

/** How a table of a game is set up; texts are the ids of messages. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list holds setups of all games
export interface Setup<Options extends object = any> {
  game: Game;
  seats: { fewest: number; most: number };
  texts: { around: string; start: string };
  /** The picture on the button that adds a seat. */
  addArt?: string;
  /** Offers one person to play every seat on this device. */
  solo?: { text: string; about: string };
  /** Offers those who share this device to choose openly, without a curtain. */
  openly?: true;
  /** The game's picture of a seat. */
  Seat?: Component<SeatPicture>;
  /** The options the address asks for, else those kept from the last time if they are still valid. */
  options: (query: URLSearchParams, kept: Record<string, unknown>) => Options;
  /** The options of a table that is set up already. */
  optionsOf: (table: TableInfo) => Options;
  request: (options: Options, seats: number) => Pick<NewTable, 'rules'> & Partial<NewTable>;
  /** Options that differ from what is usual, in words: they are shown next to the start button. */
  unusual?: (options: Options) => string[];
  /** The game's own panel, and its part of the panel all games have. */
  Panel: Component<{ options: Options }, object, 'options'>;
  TableOptions: Component<{ options: Options; seats: number }, object, 'options'>;
}

/** A person's statistics in a game. */
export interface Statistics {
  game: Game;
  /** Of the section on the page, and the id of its heading's message. */
  id: string;
  title: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game counts other things
  Panel: Component<{ played: any }>;
}
