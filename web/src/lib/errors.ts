// What went wrong, in words: the same for a page that can't be had and a wish that isn't granted.
import { codeOf } from '$net/query.svelte';
import { t, tongue } from '$i18n/i18n.svelte';
import { note } from './toasts.svelte';

export function troubleText(code: string): string {
  const id = `refused-${code === 'http_429' ? 'too-fast' : code.replaceAll('_', '-')}`;
  return tongue.has(id) ? t(id) : t('refused');
}

/** Says what went wrong at the edge of the page; for the end of a promise. */
export function complain(error: unknown): void {
  note(troubleText(codeOf(error)), 'bad');
}
