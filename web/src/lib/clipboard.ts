/**
 * Whether the text is on the clipboard now. Only pages by https or of this very machine are given a
 * clipboard; on those of a house's own network the text goes there as it is selected.
 */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedAsSelected(text);
  }
}

function copiedAsSelected(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const written = document.createElement('textarea');
  written.value = text;
  written.className = 'unseen';
  // Beside an open dialog nothing can be selected.
  (before?.closest('dialog') ?? document.body).append(written);
  written.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
  const done = document.execCommand('copy');
  written.remove();
  before?.focus();
  return done;
}
