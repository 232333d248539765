// The picture and the animation of a moment, which the server draws.
import { locale } from '$i18n/i18n.svelte';
import { saveFile } from '$lib/device/save-file';
import { person } from '$net/person';
import { RequestError } from '$net/request-error';

export type MomentKind = 'png' | 'gif';

/** The file for a moment of a table's game. */
export async function momentFile(table: string, at: number, kind: MomentKind): Promise<File> {
  // With my key: a challenge that I have finished may still be closed to others.
  const key = person()?.key;
  const response = await fetch(
    `/preview/replay/${table}.${kind}?at=${at}&lang=${locale.language}`,
    {
      headers: key ? { authorization: `Bearer ${key}` } : {},
    },
  );
  if (!response.ok) throw new RequestError(`http_${response.status}`, response.statusText);
  const drawn = await response.blob();
  return new File([drawn], `gemkeep-${table}-${at}.${kind}`, { type: drawn.type });
}

/** Shares a file, or downloads it where files can't be shared. */
export async function shareFile(file: File): Promise<void> {
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
    }
  }
  saveFile(file);
}
