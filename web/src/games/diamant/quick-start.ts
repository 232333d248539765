// Tables that start with one press.
import { locale } from '$i18n/i18n.svelte';
import { createTable, withBots } from '$table/create';
import { editionOf, relicsOf } from './catalogue';

const MIXED = [1, 2, 3];
const PATIENT = [1, 2, 1];

/** Three bots, in the edition of the visitor's language. */
async function start(strengths: number[], guided: boolean): Promise<void> {
  const edition = editionOf(locale.language);
  const rules = { edition, relics: relicsOf(edition, null) };
  const seats = await withBots('diamant', strengths);
  await createTable({ game: 'diamant', rules, seats, guided, start: true });
}

export const quickStart = (): Promise<void> => start(MIXED, false);
export const guidedStart = (): Promise<void> => start(PATIENT, true);
