// Failures in words.
import { locale, t } from '$i18n/i18n.svelte';
import { codeOf } from '$net/request-error';
import { toast } from './toasts.svelte';

export function errorText(code: string): string {
  const id = `refused-${code === 'http_429' ? 'too-fast' : code.replaceAll('_', '-')}`;
  return locale.has(id) ? t(id) : t('refused');
}

/** Shows a failure in a toast; for the end of a promise chain. */
export function showError(error: unknown): void {
  toast(errorText(codeOf(error)), 'bad');
}
