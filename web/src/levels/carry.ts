// What is carried by drag and drop: a hideout from the box, or what lies in a slot.
export interface Carried {
  hideout?: string;
  slot?: number;
}

const KIND = 'text/plain';

/** For `ondragstart` of what can be carried. */
export const carrying =
  (what: Carried) =>
  (event: DragEvent): void =>
    event.dataTransfer?.setData(KIND, JSON.stringify(what));

/** What was dropped, if it is ours. */
export function carried(event: DragEvent): Carried | null {
  try {
    return JSON.parse(event.dataTransfer?.getData(KIND) ?? '') as Carried;
  } catch {
    return null;
  }
}
