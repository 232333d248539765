// What flies through the cave, and between which places.

/** Where things fly: a card of the path by its place, an explorer, a chest. */
export type Anchor = `card-${number}` | `explorer-${number}` | `chest-${number}`;

export interface Flight {
  art: string;
  from: Anchor;
  to: Anchor;
  count: number;
}
