// What went wrong, in words, where a page can say more of it than the table's short notes.
import { inWords } from '../table/refusals';
import { codeOf } from './asked.svelte';
import { t } from './i18n.svelte';
import { note } from './toasts.svelte';

const SAID: Record<string, string> = {
  offline: 'trouble-offline',
  http_429: 'trouble-too-fast',
  unknown_table: 'trouble-unknown-table',
  wrong_invite: 'trouble-wrong-invite',
  wrong_key: 'trouble-wrong-key',
  not_over: 'trouble-not-over',
};

export const troubleText = (code: string): string => {
  const said = SAID[code];
  return said ? t(said) : inWords(code);
};

/** Says what went wrong at the edge of the page. */
export function complain(error: unknown): void {
  note(troubleText(codeOf(error)), 'bad');
}
