// The messages of the table and the bodies of the HTTP API.
// Made by `make types` from the Python types; change those, not this file.
/** How long a decision may take, in seconds. */
export const SECONDS: Record<Clock, number | null> = { none: null, relaxed: 90.0, brisk: 20.0 };
export type Clock = "none" | "relaxed" | "brisk";
export type Totals = "open" | "hidden";
export type Watching = "public" | "seats";
export type Phase = "gathering" | "playing" | "over";
export type Colour = "red" | "blue" | "green" | "yellow" | "purple" | "white" | "orange" | "teal";
export type Sign = "wave" | "hurry" | "wow" | "laugh" | "sad" | "clap" | "think" | "torch";
export type Language = "en" | "uk" | "cs" | "ru" | "sr" | "sr-Cyrl";
export type Phrase = "seal_is" | "seal_on" | "seal_on_either" | "seal_far_side" | "seal_near_side" | "move_this" | "keep_this" | "look_here" | "whose" | "put_here" | "wait" | "agreed" | "not_sure" | "finish" | "took_hint" | "took_move" | "plan" | "plan_fetch" | "plan_look" | "plan_open" | "plan_read" | "plan_home" | "undo" | "guess" | "only_left" | "leave" | "leave_for_now" | "bless" | "put_right" | "forgot" | "forgot_home" | "few_tokens";
export type Guardian = "fish" | "lizard" | "owl" | "fox" | "moth" | "hare" | "snail" | "bat";
export type Wall = "N" | "E" | "S" | "W";
export type FaultKind = "wrong_value" | "unknown_hideout" | "not_eight_hideouts" | "too_many_of_a_kind" | "number_twice" | "number_left_out" | "lock_without_rune" | "supply_out_of_bounds";
export type ProblemCode = "malformed" | "too_large" | "too_fast" | "wrong_key" | "wrong_origin" | "wrong_host" | "wrong_invite" | "wrong_level" | "bad_name" | "unknown_bot" | "unknown_table" | "not_found" | "not_seated" | "illegal" | "not_over" | "sealed" | "unavailable" | "in_doubt";
export type Refusal = "malformed" | "too_large" | "too_fast" | "hello_first" | "unknown_table" | "unknown_bot" | "unavailable" | "in_doubt" | "wrong_key" | "wrong_invite" | "removed" | "not_host" | "not_your_seat" | "not_seated" | "seat_taken" | "colour_taken" | "already_seated" | "not_away" | "bad_name" | "bad_text" | "not_started" | "already_started" | "seats_open" | "over" | "not_over" | "stale" | "illegal" | "log_full";
export type DiamantPhase = "reveal" | "decide" | "over";
export type DiamantChoice = "on" | "back";
export type DiamantRelicMode = "none" | "ascending" | "escalating";
export type DiamantReason = "behind" | "harmless" | "worthwhile" | "ahead" | "relic" | "risky";
export type HideoutsPhase = "deal" | "turn" | "free" | "bless" | "place" | "close" | "over";
export type HideoutsReason = "finished" | "misplaced" | "out_of_tokens" | "stalled";
export type HideoutsMemory = "none" | "own" | "team";
export type HideoutsCharge = "every" | "once";
export type HideoutsLies = "down" | "up" | "gone" | "unknown";
export type Corner = "NW" | "NE" | "SE" | "SW";
export type HideoutsKind = "rune" | "mechanism" | "lock" | "rotation" | "action" | "number";
export type HideoutsGrade = "impossible" | "brutal" | "hard" | "fair" | "easy" | "gentle";
export type HideoutsClueKind = "home-left" | "home-read" | "home-open" | "misplaced" | "fetch" | "guardian-left" | "side" | "unproven" | "all-home" | "unseen";
export type HideoutsWinnable = "none" | "some" | "every";
/** The seat of the person who makes the table. */
export interface MySeat {
  kind: "me";
  /** Their name at this table, while they have not set one for themselves. */
  name?: string | null;
}
/** A seat for anyone with the invite. */
export interface OpenSeat {
  kind: "open";
}
/** A seat for another person on the same device. */
export interface DeviceSeat {
  kind: "device";
  /** None if nobody gave one: each reader then sees a default in their own language. */
  name?: string | null;
  colour?: Colour | null;
}
/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  bot: string;
}
/** A request for a new table. */
export interface NewTable {
  game: string;
  rules: Record<string, any>;
  seats: WantedSeat[];
  clock?: Clock;
  totals?: Totals;
  /** Whether the table is shown among the open ones for anyone to join or watch. */
  listed?: boolean;
  /** Whether it is a first game, explained by doing, with patient bots. */
  guided?: boolean;
  /** Whether to begin at once if no seat is open. */
  start?: boolean;
  /** Whether a player may ask for a hint, if the game has this option; the others see it. */
  hints?: boolean;
  /** Whether a spectator may see what one seat at a time sees, if the game has this option. */
  watching?: Watching;
  /** Whether spectators see an analysis of the running game, if the game has this option. */
  live_analysis?: boolean;
  /** The seat that begins, if the game has this option; None to leave it to chance. */
  first?: number | null;
  /** Whether a game that begins at once waits until I come and add a share to the deal. */
  shares?: boolean;
}
/** Who sits where. */
export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string | null;
  colour: Colour;
  /** The public id of the person, the same at every table. */
  person: string | null;
  /** The bot that plays this seat now: its own, or one that sits in for the person. */
  bot: string | null;
  /** Distinguishes bots and people without a name: of seats with the same bot, which one it is; of a person without a name, the number of the seat; both from 1. */
  nth: number;
  /** Whether the person is connected. */
  present: boolean;
  /** When the person was last seen, in seconds since 1970, if they are away. */
  away_since: number | null;
  /** When the host may let a bot sit in for them, if they are away. */
  free_at: number | null;
  /** When any player may. */
  free_to_all_at: number | null;
  /** How strong the bot is, 1 to 3. */
  strength: number | null;
  /** The public id of the person an open seat is kept for, who was asked to play again. */
  kept_for: string | null;
  /** Whether that person said that they don't want to now. */
  declined: boolean;
}
/** What a player added to the deal, 32 bytes in hexadecimal. */
export interface ShareInfo {
  seat: number;
  /** The hash of the share, which everyone knew before any share was opened. */
  promise: string;
  /** None if it was not opened in time, and so left out. */
  share: string | null;
}
/** What the game is dealt from, as far as everyone may know it; see docs/fair-deals.md. */
export interface DealInfo {
  /** The hash of the first secret, published before anyone added a share. */
  commitment: string;
  shares: ShareInfo[];
  /** The secrets of the parts of the game that are over. */
  secrets: string[];
}
/** What every player and spectator may know about the table. */
export interface TableInfo {
  id: string;
  game: string;
  rules: Record<string, any>;
  seats: SeatInfo[];
  phase: Phase;
  /** The public id of the host. */
  host: string | null;
  clock: Clock;
  totals: Totals;
  listed: boolean;
  guided: boolean;
  /** Whether one person learns the game here, from a script. */
  lesson: boolean;
  watching: Watching;
  /** Whether spectators see everyone's chance to win, and what revealed decisions were worth. */
  live_analysis: boolean;
  /** Whether a player may ask for a hint. */
  hints: boolean;
  watchers: number;
  /** How long a decision may take, if there is a clock. */
  seconds: number | null;
  /** When the open decision must be made, in seconds since 1970. */
  deadline: number | null;
  /** The seat that begins, if it was chosen. */
  first: number | null;
  /** Whether the host may add a seat: the game has not begun, and has room for one more. */
  may_add: boolean;
  /** Whether the host may remove a seat. */
  may_drop: boolean;
  /** The table where people play again. */
  again: string | null;
  /** The public id of the person who asked the others to play again. */
  again_by: string | null;
  /** The day whose challenge is played here, as YYYY-MM-DD. */
  daily: string | null;
  /** When bots take the open seats of a quick match and it begins; None at other tables. */
  fills_at: number | null;
  /** Whether it ended without a result, because it was given up or nobody came back. */
  abandoned: boolean;
  /** How the deal can be checked; None if it can't, as in a daily challenge, a lesson or a repeated deal. */
  deal: DealInfo | null;
  /** Whether the game begins by itself, as soon as the players' shares of the deal are in. */
  beginning: boolean;
  /** The table whose deal is repeated here; it is not secret, so this game doesn't count. */
  repeats: string | null;
  /** Whether another team may get this deal; see `GET /api/deals/{id}`. */
  repeatable: boolean;
}
/** Somebody the host has removed, and the name they had at this table. */
export interface RemovedPerson {
  person: string;
  name: string;
}
/** Who I am at this table. */
export interface Me {
  person: string | null;
  /** The seats I play, several when we share a device. */
  seats: number[];
  host: boolean;
  /** The code of the invite link, for people with a seat here. */
  invite: string | null;
  /** Whether the host has removed me: I may not sit down until they let me back in. */
  removed: boolean;
  /** Those whom the host may let back in; empty for everyone else. */
  removed_people: RemovedPerson[];
}
/** The game from one of my viewpoints, and what may be done from there. */
export interface Shown {
  /** None for the public view; a spectator may get a seat's, if the table allows it. */
  seat: number | null;
  /** The game's own view (see docs/protocol.md). */
  view: View;
  /** The legal actions as [verb, argument]. */
  legal: [string, any][];
  /** What this seat has chosen in the open decision; it may be changed. */
  chosen: [string, any] | null;
  /** What the clock chooses for this seat when time runs out, if the game has a rule for that. */
  by_clock: [string, any] | null;
}
/** A quick phrase, which everyone sees in their own language, where it points. */
export interface Pointed {
  phrase: Phrase;
  cell: number | null;
  guardian: Guardian | null;
  wall: Wall | null;
  /** The last update its speaker had seen: the phrase is about what was on the cell then. */
  number: number;
}
/** A line of chat, an emote, or a quick phrase. */
export interface Line {
  /** Lines have numbers of their own. */
  number: number;
  seat: number | null;
  name: string;
  text: string | null;
  sign: Sign | null;
  at: number;
  point: Pointed | null;
}
/** The first message on every connection; without a key, I am a spectator. */
export interface Hello {
  type: "hello";
  ref: number;
  key?: string | null;
  invite?: string | null;
}
/** I take an open seat. */
export interface Sit {
  type: "sit";
  ref: number;
  seat: number;
  name: string;
  colour: Colour;
}
/** I change the name and colour of my seat, before the game begins. */
export interface Rename {
  type: "rename";
  ref: number;
  seat: number;
  name: string;
  colour: Colour;
}
/** I give up my seat; during a game a bot sits in. */
export interface Stand {
  type: "stand";
  ref: number;
  seat: number;
}
/** I take my seat back from the bot that sits in. */
export interface Return {
  type: "return";
  ref: number;
  seat: number;
}
/** The host begins the game. */
export interface Start {
  type: "start";
  ref: number;
  /** The bot that takes every open seat; without it, no seat may be open. */
  bot?: string | null;
}
/** I promise a share of the deal by its hash, before the game begins; see docs/fair-deals.md. */
export interface Promise {
  type: "promise";
  ref: number;
  promise: string;
  /** The share itself, sent along only by the only person at a table. */
  share?: string | null;
}
/** The share that I promised; everyone's promises are fixed now. */
export interface Share {
  type: "share";
  ref: number;
  share: string;
}
/** My seat takes an action; a secret choice may be changed until all have chosen. */
export interface Act {
  type: "act";
  ref: number;
  seat: number;
  /** The last update I have seen; an action in an older decision is refused as stale. */
  number: number;
  action: [string, any];
}
/** The host frees a seat before the game begins; its person stays out until let back in. */
export interface Remove {
  type: "remove";
  ref: number;
  seat: number;
}
/** The host lets a removed person back in. */
export interface LetIn {
  type: "letin";
  ref: number;
  person: string;
}
/** The host replaces the invite; the old one stops working. */
export interface NewInvite {
  type: "newinvite";
  ref: number;
}
/** The host adds an open seat before the game begins. */
export interface AddSeat {
  type: "addseat";
  ref: number;
}
/** The host removes a seat that no person has, before the game begins. */
export interface DropSeat {
  type: "dropseat";
  ref: number;
  seat: number;
}
/** The host changes the rules and options before the game begins; all are sent. */
export interface Change {
  type: "change";
  ref: number;
  rules: Record<string, any>;
  clock: Clock;
  totals?: Totals;
  listed?: boolean;
  watching?: Watching;
  live_analysis?: boolean;
  hints?: boolean;
  first?: number | null;
}
/** A bot sits down: in an open seat (the host), or the stand-in for a person who is away. */
export interface SitIn {
  type: "sitin";
  ref: number;
  seat: number;
  /** Which bot; the game's stand-in if none is named, and always for a person who is away. */
  bot?: string | null;
}
/** The host makes the person in that seat the host. */
export interface HandOver {
  type: "handover";
  ref: number;
  seat: number;
}
/** A line of chat. */
export interface Say {
  type: "say";
  ref: number;
  text: string;
}
/** An emote. */
export interface Signal {
  type: "signal";
  ref: number;
  sign: Sign;
}
/** My seat says a quick phrase, which may point at a cell, a piece and a side. */
export interface Point {
  type: "point";
  ref: number;
  seat: number;
  /** The last update I have seen: the phrase is about what was on the cell then. */
  number: number;
  phrase: Phrase;
  cell?: number | null;
  guardian?: Guardian | null;
  wall?: Wall | null;
}
/** My seat asks for a hint; asked again in the same decision, for a move. */
export interface Hint {
  type: "hint";
  ref: number;
  seat: number;
  /** The last update I have seen; a request in an older decision is refused as stale. */
  number: number;
}
/** As a spectator, I watch this seat's view from now on, or with None the public one. */
export interface Look {
  type: "look";
  ref: number;
  seat: number | null;
}
/** I have read everything up to this update: the bots of a lesson may go on. */
export interface Read {
  type: "read";
  ref: number;
  number: number;
}
/** While only bots are to move, they move without delay. */
export interface Hurry {
  type: "hurry";
  ref: number;
}
/** As a spectator, I write a line to the other spectators; players see it after the game. */
export interface Remark {
  type: "remark";
  ref: number;
  name: string;
  text: string;
}
/** As a spectator, I guess what happens next, for fun; see docs/protocol.md. */
export interface Guess {
  type: "guess";
  ref: number;
  answer: string;
}
/** I missed updates: send me those after this number, or the whole table. */
export interface Missed {
  type: "missed";
  ref: number;
  since: number;
}
/** The whole table for this client: the first answer, and after too many missed updates. */
export interface Whole {
  type: "whole";
  number: number;
  /** The server's time in seconds since 1970; deadlines are relative to it. */
  now: number;
  table: TableInfo;
  me: Me;
  /** The game as each of my seats sees it, or the public; empty before the start. */
  shown: Shown[];
  chat: Line[];
  /** What spectators have written; empty for players until the game is over. */
  remarks: Line[];
  /** The events of the game so far as [update number, event], for the log. */
  told: [number, GameEvent | TableEvent][];
}
/** Something happened; updates are numbered, and a client that misses one asks for it. */
export interface Update {
  type: "update";
  number: number;
  now: number;
  /** What everyone saw, in order (see docs/protocol.md). */
  events: (GameEvent | TableEvent)[];
  /** The game as I see it now; None if that has not changed. */
  shown: Shown[] | null;
  /** The table, if it changed. */
  table: TableInfo | null;
  me: Me | null;
}
/** Also a numbered update: this seat has chosen, and nobody sees what. */
export interface Chosen {
  type: "chosen";
  number: number;
  seat: number;
}
/** A player's promise of a share of the deal. */
export interface Promised {
  seat: number;
  promise: string;
}
/** The promises are fixed: those who made one send their share now, and the game begins. */
export interface Opening {
  type: "opening";
  promises: Promised[];
}
/** Sent only to the person who plays the seat: its choice. */
export interface Mine {
  type: "mine";
  seat: number;
  chosen: [string, any] | null;
}
/** People came or left; not numbered, as this is not part of the game. */
export interface Presence {
  type: "presence";
  table: TableInfo;
}
/** A line of chat, an emote, or a quick phrase. */
export interface Said {
  type: "said";
  line: Line;
}
/** Spectators wrote this; sent to spectators, and to players when the game is over. */
export interface Remarked {
  type: "remarked";
  remarks: Line[];
}
/** The outcome that the spectators were guessing; sent to spectators. */
export interface Guessed {
  type: "guessed";
  answer: string;
  /** What I guessed. */
  mine: string | null;
  /** How many of those who guessed were right. */
  right: number;
  made: number;
}
/** The analysis of the game so far; sent to spectators, if the table allows it. */
export interface Analysed {
  type: "analysed";
  /** The game's own analysis (see docs/protocol.md). */
  analysis: DiamantLiveAnalysis;
}
/** Sent only to the person who asked for it: a hint for their seat. */
export interface Hinted {
  type: "hinted";
  seat: number;
  /** The update that it is about. */
  number: number;
  /** The game's own hint (see docs/protocol.md). */
  hint: HideoutsHint;
}
/** This client's request is done and on disk. */
export interface Done {
  type: "done";
  ref: number;
  number: number;
}
/** This client's request is refused; nothing has changed, unless it is `in_doubt`. */
export interface Refused {
  type: "refused";
  ref: number | null;
  code: Refusal;
  reason: string;
}
/** How someone plays Diamant. */
export interface DiamantStatistics {
  games: number;
  /** The share of games won; a shared victory counts as its share. */
  won: number;
  score: number;
  best: number;
  rounds: number;
  /** The share of rounds lost to a hazard in the cave. */
  bust: number;
  /** The share of rounds in which they came home, but with nothing. */
  empty: number;
  /** The mean number of cards seen before going back or fleeing. */
  depth: number;
  relics: number;
  /** The scores of the latest games, the oldest first. */
  history: number[];
}
/** How far a game of Diamant has got. */
export interface DiamantProgress {
  game: "diamant";
  round: number;
  rounds: number;
  /** What I have safe in camp. */
  score: number;
}
/** My result in a day's Diamant. */
export interface DiamantDay {
  game: "diamant";
  score: number;
  won: boolean;
  /** What each round brought home, in order. */
  rounds: number[];
  /** Whether a hazard took everything, by round. */
  busts: boolean[];
  /** The bots with a lower score. */
  beaten: number;
}
/** One decision of a finished game, and what both choices were worth to each player who chose. */
export interface DiamantDecision {
  /** The move that revealed the card before it, counted from 1 as in the record. */
  move: number;
  /** The move by which all had chosen. */
  decided: number;
  /** The points that going home now brings from this round, on average. */
  back: number;
  /** The points that going home after exactly one more card brings, on average. */
  on: number;
  /** The choice that is worth more; back if both are worth the same. */
  best: DiamantChoice;
  /** The seats that chose it. */
  followed: number[];
}
/** The decisions of a finished game of Diamant, by the numbers. */
export interface DiamantReview {
  decisions: DiamantDecision[];
}
/** Everyone's chance to win after a move. */
export interface DiamantMoment {
  move: number;
  /** How many rounds were over. */
  closed: number;
  /** By seat, from 0 to 1; they add up to 1. */
  shares: number[];
}
/** A choice in a finished game, and what both choices were worth. */
export interface DiamantChoiceMade {
  /** The choice, counted from 1 as in the record. */
  move: number;
  /** The move that revealed the card before it. */
  revealed: number;
  /** The move by which all had chosen. */
  decided: number;
  round: number;
  seat: number;
  chosen: DiamantChoice;
  /** The chance to win after going on. */
  on: number;
  /** The chance to win after going back. */
  back: number;
  /** How often a strong player would go on here. */
  often: number;
  /** How much less the choice was worth than the better one. */
  loss: number;
}
/** A choice or a card that decided much. */
export interface DiamantTurningPoint {
  kind: "choice" | "card";
  /** The move that revealed the card, or the card before the choice. */
  moment: number;
  /** Who chose, or whose chance to win the card changed most. */
  seat: number;
  /** Of that seat's chance to win. */
  change: number;
  /** The rubies the seat carried. */
  carried: number;
  /** The hazards that were on the path. */
  hazards: number;
  choice: DiamantChoice | null;
  card: string | null;
}
/** What gave a seat its result: the first four add up to the last, in whole percents. */
export interface DiamantBalance {
  start: number;
  cards: number;
  /** What its own choices gave. */
  own: number;
  /** What the choices of the others gave. */
  others: number;
  result: number;
  /** From 0 to 100; None for a seat without a choice that mattered. */
  accuracy: number | null;
}
/** What decided a finished game of Diamant. */
export interface DiamantAnalysis {
  game: "diamant";
  curve: DiamantMoment[];
  choices: DiamantChoiceMade[];
  /** By seat. */
  balances: DiamantBalance[];
  turning_points: DiamantTurningPoint[];
}
/** What spectators learn of a running game of Diamant: nothing about the open decision. */
export interface DiamantLiveAnalysis {
  /** Up to the last decision that is revealed, or the hazard that followed it. */
  curve: DiamantMoment[];
  /** Of that decision. */
  choices: DiamantChoiceMade[];
}
/** A position in which one choice is clearly better. */
export interface DiamantPuzzle {
  day: string;
  /** As the seat that has to choose sees it. */
  view: DiamantView;
  /** The share of simple players that choose the worse. */
  wrong: number;
}
/** What both choices of a puzzle are worth, and why the better one is. */
export interface DiamantSolution {
  best: DiamantChoice;
  /** The chance to win after going on. */
  on: number;
  /** The chance to win after going back. */
  back: number;
  reason: DiamantReason;
  /** The probability that the next card ends the round. */
  risk: number;
  carried: number;
  /** The rubies on the path. */
  lying: number;
  /** The rubies that one more card brings to each in the cave, on average. */
  gain: number;
}
/** How someone fares at one level of Hideouts. */
export interface LevelRecord {
  /** 1 to 5; None for custom levels, and for another supply than the full one. */
  level: number | null;
  advanced: boolean;
  games: number;
  won: number;
  /** The most tokens left in a game that was won. */
  best: number | null;
  /** The memory aids it was won with, the least help first. */
  aids: HideoutsMemory[];
}
/** How someone plays Hideouts. */
export interface HideoutsStatistics {
  games: number;
  /** The share of games won. */
  won: number;
  /** Those played, by level, and without advanced mode first; custom ones come last. */
  levels: LevelRecord[];
}
/** How far a game of Hideouts has got. */
export interface HideoutsProgress {
  game: "hideouts";
  /** The tokens left. */
  supply: number;
}
/** My result in a day's Hideouts. */
export interface HideoutsDay {
  game: "hideouts";
  won: boolean;
  /** The tokens that were left. */
  left: number;
  /** How many slides it took, free ones included. */
  slides: number;
}
/** A custom level in the making, right or wrong. */
export interface LevelDraft {
  name: string;
  hideouts: string[];
  supply?: number;
  advanced?: boolean;
  advanced_charge?: HideoutsCharge;
  advanced_start?: boolean;
}
/** One thing wrong with a level, and where. */
export interface LevelFault {
  kind: FaultKind;
  field: string;
  /** The places in `hideouts` of the one that is at fault. */
  slots: number[];
  hideout: string | null;
  /** The hideout that it can't be there without. */
  lacks: string | null;
  /** All of it as a plain sentence, in English. */
  reason: string;
}
/** A level that can be played, or all that is wrong with it. */
export interface CheckedLevel {
  faults: LevelFault[];
  /** What a link to it carries, if nothing is wrong. */
  code?: string | null;
  level?: HideoutsLevel | null;
  /** The supply that the luckiest deal takes: with less, no deal can be won. */
  least?: number | null;
}
/** How things stood after a move. */
export interface HideoutsMoment {
  /** Counted from 1 as in the record: the deal is the first. */
  move: number;
  turn: number;
  /** The team's chance to win. */
  chance: number;
  /** The number of boxes whose home the team could know. */
  homes: number;
}
/** Why the home of a box could be known: its seal was read, or it is the one left over. */
export interface HideoutsHomeReason {
  kind: "read" | "left_over";
  /** Who read the seal first, or the last of the other seals. */
  seats: number[];
  /** In which turn; 0 if it was before the first. */
  turn: number;
  wall: Wall;
  /** The guardian on the seal that was read. */
  seal: string;
}
/** A home that the team could know, and that argued against a choice. */
export interface HideoutsClue {
  /** The guardian that went wrong. */
  guardian: string;
  /** Whose home the box is. */
  home: string;
  /** Where the box stood. */
  cell: number;
  why: HideoutsHomeReason;
}
/** An action, as a record writes it. */
export interface HideoutsAct {
  verb: "slide" | "place" | "bless" | "correct" | "finish" | "pass";
  cell: number | null;
  /** The guardian that is placed, left or moved. */
  guardian: string | null;
}
/** An action and what it was worth. */
export interface HideoutsWorth {
  act: HideoutsAct;
  chance: number;
}
/** A decision in a finished game, and what else could have been done. */
export interface HideoutsChoiceMade {
  move: number;
  turn: number;
  seat: number;
  chosen: HideoutsAct;
  /** What a strong player would have done. */
  keeper: HideoutsAct;
  /** The actions worth considering and the one chosen, the best first. */
  worth: HideoutsWorth[];
  /** How much less it was worth than the best, as a chance to win. */
  loss: number;
  /** How many tokens it wasted. */
  waste: number;
  clue: HideoutsClue | null;
  /** The seats that could have known better. */
  blamed: number[];
}
/** One box over the whole game. */
export interface HideoutsBoxStory {
  home: string | null;
  /** The move after which the team could know whose home it is; None if it never could. */
  known: number | null;
  why: HideoutsHomeReason | null;
}
/** A choice, or something that came up, that decided much. */
export interface HideoutsTurningPoint {
  kind: "choice" | "luck";
  move: number;
  /** How it changed the chance to win. */
  chance: number;
  /** How it changed the tokens to be left at the end. */
  tokens: number;
  hideout: string | null;
  guardian: string | null;
  /** What came up: a hideout, a guardian, and the seals read for the first time. */
  seals: string[];
}
/** What gave the team its result: the first three add up to the last. */
export interface HideoutsBalance {
  start: number;
  choices: number;
  luck: number;
  result: number;
}
/** What a seat could have known better. */
export interface HideoutsSeatShare {
  /** The number of its own decisions. */
  choices: number;
  loss: number;
  waste: number;
}
/** The tokens that the deal takes. */
export interface HideoutsPar {
  /** The fewest, if everything is known; None if the supply is too small for that. */
  everything_open: number | null;
  /** The mean that a strong team spends on a win; None if it never wins. */
  perfect_talk: number | null;
  /** How many of its games that team won. */
  won: number;
  games: number;
}
/** What decided a finished game of Hideouts. */
export interface HideoutsAnalysis {
  game: "hideouts";
  supply: number;
  left: number;
  won: boolean;
  par: HideoutsPar;
  curve: HideoutsMoment[];
  choices: HideoutsChoiceMade[];
  /** In the order of the cells they were dealt to. */
  boxes: HideoutsBoxStory[];
  /** In whole percents. */
  chance: HideoutsBalance;
  /** In whole tenths. */
  tokens: HideoutsBalance;
  /** By seat. */
  shares: HideoutsSeatShare[];
  turning_points: HideoutsTurningPoint[];
}
/** A level of the gallery, and how hard it is. */
export interface GalleryLevel {
  code: string;
  level: HideoutsLevel;
  grade: HideoutsGrade;
  /** How often a strong team wins it. */
  team: HideoutsRate;
  /** The supply with which a strong team wins half of its games; None if 25 is too few. */
  par: number | null;
  /** The tokens that a deal takes on average, if everything is known. */
  mean: number;
}
/** The file of the gallery. */
export interface GalleryFile {
  /** Whose games the figures are from. */
  player: string;
  levels: GalleryLevel[];
}
/** The levels that come with the program, the gentlest first. */
export interface Gallery {
  levels: GalleryLevel[];
}
/** A level that someone published. */
export interface PublishedLevel {
  /** The same for levels that play the same. */
  key: string;
  code: string;
  level: HideoutsLevel;
  /** The name of its maker. */
  by: string;
  mine: boolean;
  /** How many games people played of it since. */
  games: number;
  won: number;
}
/** The levels that people published, the newest first. */
export interface PublishedLevels {
  levels: PublishedLevel[];
}
/** Asks to publish a level. */
export interface Publish {
  code: string;
}
/** How far the study of a level is, and at the end how hard the level is. */
export interface LevelStudy {
  /** From 0 to 1. */
  progress: number;
  study?: HideoutsStudy | null;
  failed?: boolean;
}
/** What levels made to order should be like. */
export interface LevelWish {
  /** The supply with which a strong team wins half of its games. The level gets this supply. */
  par?: number | null;
  /** How often a strong team should win with the full supply, if there is no par. */
  won?: number;
  use?: HideoutsKind[];
  avoid?: HideoutsKind[];
  advanced?: boolean;
  /** Another seed gives other levels. */
  seed?: number;
}
/** A level that was made to order. */
export interface MadeLevel {
  code: string;
  level: HideoutsLevel;
  grade: HideoutsGrade;
  team: HideoutsRate;
  /** The supply with which a strong team wins half of its games; None if 25 is too few. */
  par: number | null;
  /** Whether it is what was wished for; if not, it is the nearest that was found. */
  close: boolean;
}
/** How far the making of levels is, and at the end the levels. */
export interface LevelsMade {
  /** From 0 to 1. */
  progress: number;
  made?: MadeLevel[] | null;
  failed?: boolean;
}
/** What the player has done since the position, as [verb, argument]. */
export interface HideoutsPuzzleMoves {
  moves: [string, any][];
}
/** The casket after these moves, as the team knows it. */
export interface HideoutsPuzzleStep {
  view: HideoutsView;
  /** What the player may do next, as [verb, argument]. */
  legal: [string, any][];
  /** What the last move brought about. */
  events: HideoutsEvent[];
  /** Whether every move so far kept the win forced. */
  forced: boolean;
}
/** A position from which the team can force a win with the tokens it has. */
export interface HideoutsHomePuzzle {
  kind: "home";
  day: string;
  /** The share of games that simple bots lose from here. */
  wrong: number;
  /** The boxes whose home the team knows. */
  known: number;
  tokens: number;
  first: HideoutsPuzzleStep;
}
/** A moment of the way: the boxes, and what was named. */
export interface HideoutsPuzzleMoment {
  /** With no seal on any box. */
  view: HideoutsView;
  /** The slide that led here. */
  events: HideoutsEvent[];
  /** A guardian whose seal is in sight; None if no seal is. */
  named: Guardian | null;
}
/** A box whose home follows from the seals that were named on the way. */
export interface HideoutsWhosePuzzle {
  kind: "whose";
  day: string;
  /** The share of simple players that would name another guardian. */
  wrong: number;
  /** The box in question, by its cell at the first moment. */
  box: number;
  moments: HideoutsPuzzleMoment[];
}
/** One box settled, and why; boxes are named by their cells at the first moment. */
export interface HideoutsDeduction {
  box: number;
  guardian: Guardian;
  /** Whether only this box is left for the guardian, or only this guardian for the box. */
  by: "guardian" | "box";
  /** The moments that matter, counted from 0. */
  moments: number[];
  /** The boxes settled before that matter. */
  settled: number[];
}
/** Whose box it is, and how that follows. */
export interface HideoutsWhoseSolution {
  guardian: Guardian;
  steps: HideoutsDeduction[];
}
/** Why a request was refused; nothing has changed, unless it is `in_doubt`. */
export interface Problem {
  code: ProblemCode;
  reason: string;
}
/** Whether the server works. */
export interface Health {
  status: "ok" | "unavailable";
  version: string;
}
/** Asks for a personal key, which is the whole account. */
export interface NewPerson {
  name?: string | null;
}
/** A new person, with the secret key that nobody else ever gets. */
export interface Person {
  id: string;
  key: string;
}
/** A new table. */
export interface Made {
  table: string;
  invite: string;
}
/** A request for a lesson. */
export interface BeginLesson {
  /** What to call me if I have not set a name for myself. */
  name?: string | null;
}
/** Whether I want to play again; the first to ask invites the others. */
export interface PlayAgain {
  /** Whether I want to; false for "not now". */
  join?: boolean;
  /** If I am the first: whether I want to change the new table before the game begins. */
  change?: boolean;
  /** If I am the first: whether the game waits a moment for our shares of the deal. */
  shares?: boolean;
}
/** Where people play again. */
export interface PlayedAgain {
  table: string;
  /** Whether I have a seat there. */
  seated: boolean;
}
/** Where an invite leads. */
export interface Invited {
  table: TableInfo;
}
/** One of my tables. */
export interface MyTable {
  table: TableInfo;
  my_turn: boolean;
  /** When something last happened there. */
  seen: number;
  result: Result | null;
  /** How far a running game has got, in a type of the game's; None if it has none. */
  progress: DiamantProgress | HideoutsProgress | null;
  /** My score in a finished game. */
  score: number | null;
  /** My place in a finished game, from 1; ties share a place. None if all win or lose together. */
  place: number | null;
}
/** What I may know about myself; the server adds a field with my statistics for each game. */
export interface Myself {
  id: string;
  name: string | null;
  colour: Colour | null;
  language: Language | null;
  rating: Rating | null;
  /** Whether my profile and my place in the ladders are hidden from others. */
  hidden: boolean;
  /** Whether people I played with may invite me by a notice. */
  invitations: boolean;
  diamant: DiamantStatistics | null;
  hideouts: HideoutsStatistics | null;
}
/** What I change about myself. */
export interface Edit {
  name?: string | null;
  colour?: Colour | null;
  language?: Language | null;
  hidden?: boolean | null;
  invitations?: boolean | null;
}
/** A bot that may take a seat. */
export interface BotInfo {
  name: string;
  game: string;
  strength: number;
  about: string;
  /** Measured in games against the other bots of its game; None if not measured. */
  rating: number | null;
}
/** One step of a replay: the move, the events that everyone saw, and the view after it. */
export interface Frame {
  number: number;
  move: Move | null;
  events: GameEvent[];
  view: View;
}
/** A finished game as one viewer saw it, or with nothing hidden. */
export interface Replay {
  table: TableInfo;
  /** A seat, `all` for nothing hidden, or None for the public. */
  eyes: number | "all" | null;
  frames: Frame[];
  /** What the game's review says, if it has one: what went wrong, what a choice was worth. */
  review: DiamantReview | HideoutsReview | null;
}
/** The progress of a finished game's analysis; poll until it is complete. */
export interface AnalysisProgress {
  /** The part of the work that is done, from 0 to 1. */
  done: number;
  /** What the game's analysis says; None until it is done, and for a game without one. */
  analysis: DiamantAnalysis | HideoutsAnalysis | null;
}
/** A rating by OpenSkill: mean, deviation, and the cautious number that is shown. */
export interface Rating {
  mu: number;
  sigma: number;
  shown: number;
  games: number;
}
/** A line of a ladder. */
export interface Ranked {
  name: string;
  bot: boolean;
  /** The public id of a person, whose profile can be opened. */
  person: string | null;
  /** Whether this is the person who asks. */
  me: boolean;
  games: number;
  /** The number of games won; a shared victory counts as its share. */
  won: number;
  /** None in a game whose players are not rated: its ladder counts victories. */
  rating: Rating | null;
}
/** The best at a game. */
export interface Ladder {
  game: string;
  /** Whether the lines are sorted by rating; else by games won. */
  rated: boolean;
  lines: Ranked[];
  /** My rating, listed or not. */
  mine: Rating | null;
  /** How many more games I have to finish to be listed; 0 if I am, or if nobody asks. */
  missing: number;
}
/** How someone fares at one game. */
export interface GameRecord {
  game: string;
  games: number;
  won: number;
  rating: Rating | null;
}
/** Days in a row with a finished daily challenge. */
export interface Streak {
  /** Up to today, or up to yesterday while today's is still to be played. */
  now: number;
  longest: number;
  /** All days with a finished challenge. */
  days: number;
}
/** What anyone may know about a person who has not hidden it. */
export interface Profile {
  id: string;
  name: string | null;
  colour: Colour | null;
  games: GameRecord[];
  streak: Streak;
}
/** A day with a challenge that I have finished. */
export interface CalendarDay {
  day: string;
  games: string[];
}
/** My daily challenges of the last weeks. */
export interface Calendar {
  today: string;
  /** The first day of the calendar, a Monday. */
  first: string;
  days: CalendarDay[];
  streak: Streak;
}
/** Someone I played with. */
export interface Companion {
  id: string;
  name: string;
  colour: Colour | null;
  game: string;
  /** Our latest table. */
  table: string;
  at: number;
  /** How many tables we have shared. */
  games: number;
  /** Whether they are online. */
  here: boolean;
  /** Whether I have blocked them. */
  blocked: boolean;
  /** Whether they have hidden their profile. */
  hidden: boolean;
}
/** Someone I played with would like to play again. */
export interface Invitation {
  id: string;
  person: string;
  name: string;
  game: string;
  /** The code of the table's invite. */
  invite: string;
}
/** Who is online, and my invitations. */
export interface Lobby {
  /** How many people are online. */
  here: number;
  /** How many people wait for a quick match, by game; only games that offer one are listed. */
  waiting: Record<string, number>;
  invitations: Invitation[];
}
/** Asks for a quick match. */
export interface FindMatch {
  name: string;
}
/** The table of a quick match, where I have a seat. */
export interface Matched {
  table: string;
}
/** Asks for a table like the one where I played with someone, and invites them. */
export interface InviteAgain {
  person: string;
  /** My name at that table, while I have not set one for myself. */
  name?: string | null;
}
/** The new table. */
export interface Reinvited {
  table: string;
  invite: string;
  /** Whether the other person sees a notice now; if not, they need the link. */
  told: boolean;
}
/** Whether someone's invitations are shown to me. */
export interface Block {
  person: string;
  blocked: boolean;
}
/** What I have entered about myself. */
export interface MyDetails {
  id: string;
  name: string | null;
  colour: Colour | null;
  language: Language | null;
  made_at: number;
  hidden: boolean;
  invitations: boolean;
}
/** One thing I did at a table. */
export interface MyDeed {
  at: number;
  /** As in the table's log: `made`, `sat`, `renamed`, `said`, `chose` and so on. */
  kind: string;
  what: Record<string, any>;
}
/** What is stored about me in the log of a table. */
export interface MyTableData {
  table: string;
  game: string;
  deeds: MyDeed[];
}
/** Everything stored about me; of my key, only a hash, which is of no use to anyone. */
export interface MyData {
  person: MyDetails;
  /** The people whose invitations I don't want to see. */
  blocked: string[];
  /** The tables in my list: since when, under which name, and whether I gave the seat up. */
  seats: (Record<string, any>)[];
  /** My finished games, as the statistics count them. */
  results: (Record<string, any>)[];
  ratings: (Record<string, any>)[];
  /** My daily challenges. */
  dailies: (Record<string, any>)[];
  /** What I made for others to play. */
  published: (Record<string, any>)[];
  /** Games of others that I watched: I may know what was dealt there. */
  watched: (Record<string, any>)[];
  /** Log entries about me. */
  tables: MyTableData[];
}
/** Asks for my table of today's challenge. */
export interface BeginDaily {
  /** My name at that table, while I have not set one for myself. */
  name?: string | null;
}
/** My table of today's challenge: a new one, or the one I began. */
export interface Begun {
  table: string;
}
/** A line of the day's list. */
export interface DailyLine {
  /** From 1; ties share a place. */
  place: number;
  name: string | null;
  /** Points or whatever else the game counts; None for a game that was lost. */
  score: number | null;
  me: boolean;
  /** For the replay. */
  table: string;
}
/** The challenge of one game and day. */
export interface Challenge {
  game: "diamant" | "hideouts";
  rules: Record<string, any>;
  /** The bots in the seats after mine. */
  bots: string[];
  /** How many have finished it in time. */
  finished: number;
  /** My table, if I have begun. */
  table: string | null;
  /** My place in the list; None until I have finished, and if I finished too late. */
  place: number | null;
  /** My result, in a type of the game's; None until I have finished. */
  result: DiamantDay | HideoutsDay | null;
  /** None while the deal is secret and I have not finished. */
  best: DailyLine[] | null;
  /** The SHA-256 of the seed that the deal comes from. */
  seal: string;
  /** The same for the next day. */
  next_seal: string;
  /** The seed itself, once the deal is no longer secret. */
  seed: string | null;
}
/** The challenges of a day. */
export interface Daily {
  /** As YYYY-MM-DD, in UTC. */
  day: string;
  now: number;
  /** When the next day begins. */
  ends: number;
  /** When the deal becomes public; until then results count. */
  opens: number;
  challenges: Challenge[];
}
/** A team's result with a deal. */
export interface DealTeam {
  table: TableInfo;
  /** As a record writes it. */
  result: Record<string, any>;
  turns: number;
  /** The seats of those who may have known the deal before. */
  knew: number[];
}
/** A deal that several teams play, and their results. */
export interface SameDeal {
  /** The table that was asked about. */
  table: TableInfo;
  /** The table where it was dealt first. */
  origin: string;
  /** The seats of the table that was asked about whose people may know the deal already. */
  knowing: number[];
  /** Whether I may know it already. */
  known: boolean;
  /** The best first. */
  teams: DealTeam[];
}
/** A request for a table with a deal that was played before. */
export interface PlayDeal {
  /** As many as there were when it was dealt first. */
  seats: WantedSeat[];
}
export type WantedSeat =
  | MySeat
  | OpenSeat
  | DeviceSeat
  | BotSeat;
export type Incoming =
  | Hello
  | Sit
  | Rename
  | Stand
  | Return
  | Start
  | Promise
  | Share
  | Act
  | Remove
  | LetIn
  | NewInvite
  | AddSeat
  | DropSeat
  | Change
  | SitIn
  | HandOver
  | Say
  | Signal
  | Point
  | Hint
  | Look
  | Read
  | Hurry
  | Remark
  | Guess
  | Missed;
export type Outgoing =
  | Whole
  | Update
  | Chosen
  | Opening
  | Mine
  | Presence
  | Said
  | Remarked
  | Guessed
  | Analysed
  | Hinted
  | Done
  | Refused;
/** How often the team wins with a supply, with the 95 % interval. */
export interface HideoutsRate {
  supply: number;
  games: number;
  won: number;
  low: number;
  high: number;
}
/** What the hideouts of one kind cost, for a player who sees everything. */
export interface HideoutsCost {
  kind: HideoutsKind;
  count: number;
  /** What all of them cost a deal on average; negative if they save tokens. */
  tokens: number;
  /** What each of them costs alone. */
  each: [string, number][];
}
/** How often the team wins if the hideouts of one kind are runes. */
export interface HideoutsRelief {
  kind: HideoutsKind;
  won: number;
}
/** A deal of the level, and how it is won with the smallest supply. */
export interface HideoutsExample {
  supply: number;
  start: number;
  hideouts: (string | null)[];
  /** The cells the gap goes through, from the start token's on. */
  walk: number[];
}
/** What follows, about a box or a guardian. */
export interface HideoutsHintClue {
  kind: HideoutsClueKind;
  cell: number | null;
  guardian: Guardian | null;
  wall: Wall | null;
  count: number | null;
}
/** A move, and the reason for it as a quick phrase says it. */
export interface HideoutsSuggestion {
  action: [string, any];
  why: Phrase | null;
  cell: number | null;
  guardian: Guardian | null;
}
/** The answer to a player who asked for a hint. */
export interface HideoutsHint {
  clue: HideoutsHintClue;
  move: HideoutsSuggestion | null;
}
/** How hard a level is. */
export interface HideoutsStudy {
  grade: HideoutsGrade;
  winnable: HideoutsWinnable;
  /** Why it is winnable or not, as a sentence in English. */
  reason: string;
  /** The share of deals that can be won with this supply. */
  share: number;
  /** How many deals there are, counted as layouts of hideouts and start token. */
  deals: number;
  /** For each supply, how many deals need exactly that. */
  supplies: [number, number][];
  /** The supply that a deal needs on average, if everything is known. */
  mean: number;
  /** The smallest supply with which some deal can be won. */
  some: number;
  /** The smallest supply with which every deal can be won; it may be more than the game has. */
  every: number;
  bot: string;
  seats: number;
  team: HideoutsRate;
  /** The smallest supply with which the team wins half of its games; None if 25 is too few. */
  par_half: number | null;
  /** The same for nine games in ten. */
  par_most: number | null;
  /** All supplies that were played, to find these. */
  curve: HideoutsRate[];
  costs: HideoutsCost[];
  reliefs: HideoutsRelief[];
  luckiest: HideoutsExample;
  hardest: HideoutsExample;
}
/** A guardian that was not in its own box when the game ended, and why. */
export interface HideoutsFault {
  guardian: Guardian;
  how: "placed" | "corrected" | "left" | "hidden";
  /** The cell where it was at the end, in a box or not. */
  cell: number;
  /** The cell of its own box at the end. */
  home: number;
  /** Whose box it was in; None if it was in none. */
  owner: Guardian | null;
  /** The move that put it there, counted from 1 as in the record; None if there was none. */
  move: number | null;
  /** The seat that made that move. */
  seat: number | null;
  /** The move after which the team could have known better; None if it never could. */
  seen: number | null;
  /** The guardian on the seal that would have shown it; None if nobody has read such a seal. */
  clue: string | null;
  /** The seats that had read that seal before the move or, if none had, those that did later. */
  knew: number[];
  /** Whether nobody else can have learnt about that seal. */
  untold: boolean;
}
/** How the tokens of the supply were spent. */
export interface HideoutsSpent {
  slides: number;
  corrections: number;
  /** For cells whose guardian was gone, in advanced mode. */
  charges: number;
}
/** The review of a finished game, with the par of its deal. */
export interface HideoutsReview {
  /** The number of moves, counted as in the record: the deal is the first. */
  moves: number;
  /** The number of slides that cost nothing. */
  free: number;
  /** The number of guardians in their own boxes. */
  home: number;
  /** The number of slides between the gap and the start token; 0 if it was open. */
  short: number;
  spent: HideoutsSpent;
  /** In the order in which things went wrong; guardians never found come last. */
  faults: HideoutsFault[];
  /** The fewest tokens that win this deal with everything open; None if there were fewer. */
  par: number | null;
}
/** The hideouts under the boxes, the supply, and the options of advanced mode. */
export interface HideoutsLevel {
  name: string;
  hideouts: string[];
  supply: number;
  advanced: boolean;
  /** Whether a cell without its guardian costs a token every time, or only once. */
  advanced_charge: HideoutsCharge;
  /** Whether the start token's cell costs a token, too. */
  advanced_start: boolean;
}
/** An outer wall that I can see: it borders the gap and faces me. */
export interface HideoutsOuterWall {
  wall: Wall;
  /** The guardian on it; None for a bare wall. */
  seal: Guardian | null;
}
/** The inner face of a far wall, which I can always see. */
export interface HideoutsInnerWall {
  wall: Wall;
  /** Whether it has the picture that marks the seal's wall. */
  picture: boolean;
}
/** A box, its contents, and what I know about its seal. */
export interface HideoutsBox {
  cell: number;
  guardians: Guardian[];
  tokens: number;
  /** Whether the action symbol is in it: moving it costs nothing. */
  symbol: boolean;
  outside: HideoutsOuterWall[];
  inside: HideoutsInnerWall[];
  /** Whose home I know it to be. */
  seal: Guardian | null;
  /** Whether my own seat has read that seal; else the team has, or it follows from others. */
  read: boolean;
  /** The wall that I know has the seal. */
  side: Wall | null;
  /** The walls that I know don't have the seal. */
  bare: Wall[];
}
/** A cell, and what I know to be in it. */
export interface HideoutsCell {
  cell: number;
  /** Whether I know the start token to be there: without memory aids, only while it is open. */
  start: boolean;
  hideout: string | null;
  hideout_lies: HideoutsLies;
  guardian: Guardian | null;
  guardian_lies: HideoutsLies;
  /** The action tokens laid there in advanced mode; None if I don't know. */
  tokens: number | null;
}
/** What has left the game. */
export interface HideoutsLid {
  /** In the order they left. */
  hideouts: string[];
  tokens: number;
}
/** Hideouts, as one viewer sees it. */
export interface HideoutsView {
  game: "hideouts";
  level: HideoutsLevel;
  /** Which of the numbered levels it is; None for a custom level. */
  number: number | null;
  memory: HideoutsMemory;
  me: number | null;
  /** By seat, the corner it looks from now. */
  corners: Corner[];
  rotations: number;
  phase: HideoutsPhase;
  turn: number | null;
  gap: number | null;
  boxes: HideoutsBox[];
  cells: HideoutsCell[];
  lid: HideoutsLid;
  supply: number;
  /** How many turns in a row took no token from the supply. */
  idle: number;
  result: HideoutsResult | null;
}
/** A hazard on the path: one more card of it ends the round. */
export interface DiamantThreat {
  hazard: string;
  /** How many cards of it are in the deck. */
  cards: number;
}
/** A player, as everyone sees them. */
export interface DiamantExplorer {
  in_cave: boolean;
  chosen: boolean;
  carried: number;
  /** None for another player while totals are hidden. */
  chest: number | null;
  relics: number[];
}
/** A card of the path and the rubies on it. */
export interface DiamantPathCard {
  card: string;
  rubies: number;
}
/** Diamant, as one viewer sees it. */
export interface DiamantView {
  game: "diamant";
  edition: string;
  relics: DiamantRelicMode;
  me: number | null;
  phase: DiamantPhase;
  round: number;
  rounds: number;
  closed: number;
  path: DiamantPathCard[];
  explorers: DiamantExplorer[];
  /** My choice in the current decision. */
  choice: DiamantChoice | null;
  /** The number of each card left in the deck, by name. */
  deck: Record<string, number>;
  /** The number of cards left in the deck. */
  cards: number;
  threats: DiamantThreat[];
  removed: string[];
  /** The rubies I would take home now if I left alone, with one other, with two, …; no relics. */
  home: number[];
  /** The points I would take home now, relics included, if I left alone, with one other, … */
  home_in_all: number[];
  /** By relic on the path, the points it brings to a player who leaves alone now. */
  relic_worth: number[];
  /** What the next relic found would be worth; None if none is left or relics are numbered. */
  next_relic: number | null;
  result: DiamantResult | null;
}
/** The clock chose for these seats; sent with the choices, so that it gives none away. */
export interface TableTimeRanOut {
  event: "time_ran_out";
  seats: number[];
}
/** A bot plays for the person of this seat. */
export interface TableBotSatIn {
  event: "bot_sat_in";
  seat: number;
  why: "left" | "away" | "late";
}
/** The person of this seat, or a new one, took it from a bot. */
export interface TablePlayerCameBack {
  event: "player_came_back";
  seat: number;
}
/** The person in this seat is the host now. */
export interface TableHostMoved {
  event: "host_moved";
  seat: number;
}
export type TableEvent =
  | TableTimeRanOut
  | TableBotSatIn
  | TablePlayerCameBack
  | TableHostMoved;
/** The top card was turned up and joined the path. */
export interface DiamantRevealed {
  event: "revealed";
  card: string;
  /** The rubies that each explorer in the cave got from it. */
  share: number;
  /** The rubies that stayed on it. */
  left: number;
}
/** A player has chosen; nobody sees what. */
export interface DiamantChose {
  event: "chose";
  seat: number;
}
/** All choices were shown together. */
export interface DiamantDecided {
  event: "decided";
  on: number[];
  back: number[];
}
/** Some players went back to camp and put what they carried into their chests. */
export interface DiamantReturned {
  event: "returned";
  seats: number[];
  /** The rubies each of them picked up from the path. */
  share: number;
  /** The rubies that could not be divided and stay on the path. */
  left: number;
  /** The rubies each of them put into the chest; what relics are worth is in `Rescued`. */
  banked: number[];
}
/** A player left alone and took every relic on the path. */
export interface DiamantRescued {
  event: "rescued";
  seat: number;
  worth: number[];
}
/** A hazard came for the second time: everyone in the cave fled and lost what they carried. */
export interface DiamantStruck {
  event: "struck";
  hazard: string;
  fled: number[];
  lost: number[];
}
/** A round ended. */
export interface DiamantEntranceClosed {
  event: "entrance_closed";
  round: number;
  /** The rubies on the path that went back to the reserve. */
  rubies: number;
  /** The cards that left the game: one card of the hazard, and the relics left behind. */
  removed: string[];
}
/** The next round began with everyone inside again. */
export interface DiamantEntranceOpened {
  event: "entrance_opened";
  round: number;
  /** The relic that joined the deck. */
  relic: string | null;
}
/** The game ended and the chests were counted. */
export interface DiamantCountedOut {
  event: "counted_out";
  scores: number[];
  winners: number[];
}
export type DiamantEvent =
  | DiamantRevealed
  | DiamantChose
  | DiamantDecided
  | DiamantReturned
  | DiamantRescued
  | DiamantStruck
  | DiamantEntranceClosed
  | DiamantEntranceOpened
  | DiamantCountedOut;
/** The casket was set up. */
export interface HideoutsDealt {
  event: "dealt";
  gap: number;
  first: number;
}
/** A box was moved into the gap. */
export interface HideoutsSlid {
  event: "slid";
  seat: number;
  /** Where the box was: the new gap. */
  cell: number;
  /** Where the box is: the old gap. */
  gap: number;
  /** Whether an action token went into it. */
  paid: boolean;
}
/** A face-down hideout was turned up. */
export interface HideoutsTurnedUp {
  event: "turned_up";
  cell: number;
  hideout: string;
}
/** A lock or a number stays in its cell, face up. */
export interface HideoutsStayed {
  event: "stayed";
  cell: number;
  hideout: string;
}
/** A hideout left the game and is in the lid. */
export interface HideoutsRemoved {
  event: "removed";
  cell: number;
  hideout: string;
}
/** The casket made a quarter turn; every seat looks from another corner. */
export interface HideoutsRotated {
  event: "rotated";
  corners: Corner[];
}
/** A guardian is face up in the gap. */
export interface HideoutsUncovered {
  event: "uncovered";
  cell: number;
  guardian: Guardian;
}
/** A guardian was put into a box. */
export interface HideoutsPlaced {
  event: "placed";
  seat: number;
  guardian: Guardian;
  cell: number;
}
/** A guardian was left in its cell, face up. */
export interface HideoutsLeftLying {
  event: "left_lying";
  seat: number;
  guardian: Guardian;
  cell: number;
}
/** The action symbol was put into a box. */
export interface HideoutsBlessed {
  event: "blessed";
  seat: number;
  cell: number;
}
/** A guardian was moved from one box to another, for three tokens. */
export interface HideoutsCorrected {
  event: "corrected";
  seat: number;
  guardian: Guardian;
  /** The cell of the box it was in. */
  cell: number;
  to: number;
}
/** An action token was laid into a cell whose guardian is gone. */
export interface HideoutsCharged {
  event: "charged";
  cell: number;
}
/** A finish was offered and declined. */
export interface HideoutsPassed {
  event: "passed";
  seat: number;
}
/** The game was won or lost. */
export interface HideoutsEnded {
  event: "ended";
  won: boolean;
  reason: HideoutsReason;
  supply: number;
}
export type HideoutsEvent =
  | HideoutsDealt
  | HideoutsSlid
  | HideoutsTurnedUp
  | HideoutsStayed
  | HideoutsRemoved
  | HideoutsRotated
  | HideoutsUncovered
  | HideoutsPlaced
  | HideoutsLeftLying
  | HideoutsBlessed
  | HideoutsCorrected
  | HideoutsCharged
  | HideoutsPassed
  | HideoutsEnded;
/** The game through someone's eyes; `game` tells which. */
export type View = DiamantView | HideoutsView;
/** What everyone saw happen in the game; `event` tells what. */
export type GameEvent = DiamantEvent | HideoutsEvent;
/** How a game of Diamant ended, as a record writes it. */
export interface DiamantResult {
  scores: number[];
  winners: number[];
}
/** How a game of Hideouts ended, as a record writes it. */
export interface HideoutsResult {
  won: boolean;
  reason: HideoutsReason;
  supply: number;
}
/** How a game ended: of Diamant if it has scores, else of Hideouts. */
export type Result = DiamantResult | HideoutsResult;
/** A move of a record: [by, verb, argument]; "*" is chance. */
export type Move = [number | "*", string, any];
