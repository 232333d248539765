// Publishing a level in the gallery, under the name of whoever made it.
import { t } from '$i18n/i18n.svelte';
import { showError } from '$lib/notices/errors';
import { codeOf } from '$net/request-error';
import { savedName } from '$lib/device/name';
import { toast } from '$lib/notices/toasts.svelte';
import { api } from '$net/api';

export async function publish(code: string): Promise<void> {
  const name = savedName();
  if (!name) {
    toast(t('publish-name'), 'bad');
    return;
  }
  try {
    await api('/me', { method: 'PATCH', body: { name }, asSomeone: true });
    await api('/levels/published', { body: { code } });
    toast(t('publish-done'));
  } catch (error) {
    // My own name was accepted before.
    if (codeOf(error) === 'bad_name') toast(t('publish-level-name'), 'bad');
    else showError(error);
  }
}
