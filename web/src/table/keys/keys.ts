// The keys of a game, as the sheet of keys lists them.

/** Keys that do the same, as they are written on them, and the message that says what they do. */
export type KeyHelp = [caps: string[], does: string];

/** Whether a key pressed here is meant for the game: not for a field, a dialog or the browser. */
export function forGame(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(target instanceof Element && target.closest('input, textarea, select, dialog:modal'));
}
