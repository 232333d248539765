// What is heard at the table: what happens, what comes into sight and what is said, in sentences.
import type { Connection } from '$net/connection.svelte';
import { seatName, speaker } from '$table/seats';
import { settings } from '$lib/settings.svelte';
import { t } from '$i18n/i18n.svelte';
import { inPhrase } from '../phrases/texts';
import type { Line, Sign } from '$net/wire';
import { sound } from './sounds';
import type { CasketPlayback } from './playback.svelte';
import { describe, describeSight } from './log';
import type { Happened, View } from '../types';

const KEPT = 6;
const SIGN_STAYS = 3200;

export interface Sentence {
  id: number;
  text: string;
}

export class Announcer {
  /** The last sentences, for who hears the game. */
  sentences = $state.raw<Sentence[]>([]);
  /** What was done last, in sentences. */
  act = $state.raw<string[]>([]);
  /** By seat, the quick sign just given. */
  signs = $state<Record<number, Sign>>({});
  /** Whether the game has ended before these eyes. */
  judged = $state(false);

  onSaid: (line: Line) => void = () => {};
  onEvent: (event: Happened) => void = () => {};

  #connection: Connection;
  #playback: CasketPlayback;
  #count = 0;
  /** Whether what happens next is another act. */
  #done = true;

  constructor(connection: Connection, playback: CasketPlayback) {
    this.#connection = connection;
    this.#playback = playback;
    playback.onEvent = (event) => this.#happened(event);
    playback.onSeen = (before, after) => this.#saw(before, after);
    connection.onSaid = (line) => this.#heard(line);
  }

  #happened(event: Happened): void {
    const { seats } = this.#connection.table!;
    if (event.event === 'ended') this.judged = true;
    if (!this.#playback.hurried) sound(event);
    if (this.#done) this.#begin();
    const sentences = describe(event, seats.map(seatName));
    // How it ended is read when all boxes are lifted; who only hears need not wait.
    if (event.event !== 'ended') this.act = [...this.act, ...sentences];
    this.#say(sentences);
    this.onEvent(event);
  }

  /** Without memory aids, what was told of what is covered again is not kept either. */
  #begin(): void {
    this.#done = false;
    this.act = [];
    if (this.#playback.view.memory === 'none') this.sentences = [];
  }

  #saw(before: View, after: View): void {
    this.#done = true;
    this.#say(describeSight(before, after));
  }

  #heard(line: Line): void {
    const { seat, sign, text, point } = line;
    const words = point ? inPhrase(point) : sign ? t(`sign-${sign}`) : text;
    if (words) this.#say([`${speaker(line, this.#connection.table!.seats)}: ${words}`]);
    this.onSaid(line);
    if (seat === null || !sign) return;
    this.signs[seat] = sign;
    setTimeout(() => delete this.signs[seat], settings.patient(SIGN_STAYS));
  }

  #say(texts: string[]): void {
    const fresh = texts.map((text) => ({ id: ++this.#count, text }));
    this.sentences = [...this.sentences, ...fresh].slice(-KEPT);
  }
}
