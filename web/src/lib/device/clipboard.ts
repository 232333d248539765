/**
 * Copies a text; returns whether that worked. Browsers give the clipboard API to pages over https and
 * on localhost only; on a local network, the text is selected and copied instead.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const written = document.createElement('textarea');
  written.value = text;
  written.className = 'unseen';
  // While a dialog is open, nothing outside it can be selected.
  (before?.closest('dialog') ?? document.body).append(written);
  written.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
  const done = document.execCommand('copy');
  written.remove();
  before?.focus();
  return done;
}
