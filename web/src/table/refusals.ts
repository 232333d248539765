// What the server would not do, in words.
import { t, tongue } from '$lib/i18n.svelte';
import { Refused } from '$lib/connection.svelte';
import { note } from '$lib/toasts.svelte';

export function inWords(code: string): string {
  const id = `refused-${code.replaceAll('_', '-')}`;
  return tongue.has(id) ? t(id) : t('refused');
}

/** Says why something was not done; for the end of a promise. */
export function complain(error: unknown): void {
  note(inWords(error instanceof Refused ? error.code : 'other'), 'bad');
}
