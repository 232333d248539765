// Announces what happens, what comes into view and what is said: in sentences and sounds.
import type { Connection } from '$net/connection.svelte';
import { seatLabels, speaker } from '$table/seats/seats';
import { chat } from '$table/chat/panel.svelte';
import { settings } from '$lib/device/settings.svelte';
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
  /** The last sentences, for screen readers. */
  sentences = $state.raw<Sentence[]>([]);
  /** The sentences of the last move. */
  act = $state.raw<string[]>([]);
  /** The current quick sign of each seat. */
  signs = $state<Record<number, Sign>>({});
  /** Whether the game ended while it was watched here. */
  judged = $state(false);

  onSaid: (line: Line) => void = () => {};
  onEvent: (event: Happened) => void = () => {};

  #connection: Connection;
  #playback: CasketPlayback;
  #count = 0;
  /** Whether the next event starts another move. */
  #done = true;

  constructor(connection: Connection, playback: CasketPlayback) {
    this.#connection = connection;
    this.#playback = playback;
    playback.onEvent = (event) => this.#happened(event);
    playback.onSeen = (before, after) => this.#saw(before, after);
    connection.onSaid = (line) => this.#heard(line);
  }

  #happened(event: Happened): void {
    const { table, me } = this.#connection;
    if (event.event === 'ended') this.judged = true;
    if (!this.#playback.hurried) sound(event);
    if (this.#done) this.#begin();
    const sentences = describe(event, seatLabels(table!.seats, me!.seats));
    // The result is shown once all boxes are lifted; screen readers need not wait.
    if (event.event !== 'ended') this.act = [...this.act, ...sentences];
    this.#say(sentences);
    this.onEvent(event);
  }

  /** Without memory aids, sentences about what is covered again are removed. */
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
    const { seat, sign, point } = line;
    // What is written is read out where it is shown: in the chat, or as a toast.
    const words = point ? inPhrase(point) : sign ? t(`sign-${sign}`) : '';
    if (words && !chat.open)
      this.#say([`${speaker(line, this.#connection.table!.seats)}: ${words}`]);
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
