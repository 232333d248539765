// Tables that start with one press.
import { locale } from '$i18n/i18n.svelte';
import { createTable, startLesson, withBots } from '$table/create';
import { editionOf, relicsOf } from './catalogue';

const MIXED = [1, 2, 3];

/** Three bots, in the edition of the visitor's language. */
export async function quickStart(): Promise<void> {
  const edition = editionOf(locale.language);
  const rules = { edition, relics: relicsOf(edition, null) };
  const seats = await withBots('diamant', MIXED);
  await createTable({ game: 'diamant', rules, seats, start: true });
}

export const lesson = (): Promise<void> => startLesson('diamant');
