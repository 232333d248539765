// The boxes of a puzzle have letters, so that you can talk about them while they move.

/** The letter of a box, by its cell at the first moment: the cell without a box has none. */
export const letterOf = (box: number, start: number): string =>
  String.fromCharCode('A'.charCodeAt(0) + box - (box > start ? 1 : 0));
