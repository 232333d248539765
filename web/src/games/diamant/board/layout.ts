// The layout of the path: a way that winds from the entrance into the dark.

export interface Spot {
  x: number;
  y: number;
}

export interface Way {
  /** The entrance first, then a spot for each card, then the dark beyond. */
  entrance: Spot;
  cards: Spot[];
  beyond: Spot;
  /** The size of a card, its width being 100 units and its height 132. */
  scale: number;
  rows: number;
  width: number;
}

export const CARD = { width: 100, height: 132 };

/** The way grows in steps, so that not every new card moves all others. */
const STEPS = [5, 8, 11, 14, 18, 22, 27, 32, 40];

/** The scale of the newest card. */
export const LIT = 1.12;

/** Space at the sides for the larger newest card. */
const SIDE = 7;

/** Space above the first row. */
const TOP = 8;

/** Space for explorers below the newest card. */
const FOOT = 56;

/** The largest scale of a card; more in a cave as high as a large screen. */
const LARGEST = 1.15;
const HIGH = 560;
const largest = (height: number): number =>
  Math.max(LARGEST, Math.min(2, (LARGEST * height) / HIGH));

export function lay(count: number, width: number, height: number): Way {
  const most = largest(height);
  const foot = (FOOT * most) / LARGEST;
  const room = height - TOP - foot;
  // One more cell for the entrance, and one for the dark beyond.
  const cells = (STEPS.find((step) => step >= count) ?? count) + 2;
  let best = { rows: 1, columns: cells, scale: 0 };
  for (let rows = 1; rows <= 9; rows++) {
    const columns = Math.ceil(cells / rows);
    const scale = Math.min(
      (width - 2 * SIDE) / (columns * (CARD.width + 12)),
      room / (rows * (CARD.height + 14)),
      most,
    );
    if (scale > best.scale + 0.001) best = { rows, columns, scale };
  }
  const { rows, columns, scale } = best;
  const cellWidth = (width - 2 * SIDE) / columns;
  // Rows stay close together on a tall board.
  const cellHeight = Math.min(room / rows, (CARD.height + 66) * scale);
  // Centred.
  const laid = Math.min(rows, Math.floor((count + 1) / columns) + 1);
  const top = TOP + (room - cellHeight * laid) / 2;
  const slack = Math.max(0, cellHeight - (CARD.height + 12) * scale) / 2;
  const sway = Math.min(slack, rows === 1 ? 90 * scale : 30 * scale);
  const spot = (cell: number): Spot => {
    const row = Math.floor(cell / columns);
    const along = cell % columns;
    const column = row % 2 ? columns - 1 - along : along;
    return {
      x: SIDE + (column + 0.5) * cellWidth,
      y: top + (row + 0.5) * cellHeight + Math.sin(along * 0.95 + row * 1.7 + 0.6) * sway,
    };
  };
  return {
    entrance: spot(0),
    cards: Array.from({ length: count }, (_, at) => spot(at + 1)),
    beyond: spot(Math.min(count + 1, rows * columns - 1)),
    scale,
    rows,
    width,
  };
}

/** The columns of a small camp: one row of up to four seats, or two even rows. */
export const columnsOf = (seats: number): number => (seats > 4 ? Math.ceil(seats / 2) : seats);

/** The positions of this many explorers in front of a card, left to right, front row last. */
export function stand(
  count: number,
  card: Spot,
  scale: number,
  figure: number,
  width: number,
): Spot[] {
  const front = count <= 4 ? count : Math.ceil(count / 2);
  const crowded = front < count;
  // Two rows are wider, the back one in the gaps of the front one, so that all are visible.
  const step = crowded
    ? figure * 0.92
    : Math.min(figure * 0.74, (CARD.width * scale * 1.9) / Math.max(front, 1));
  // Kept inside the cave.
  const half = ((front - (crowded ? 0.5 : 1)) * step + figure) / 2;
  const x = Math.min(Math.max(card.x, half), Math.max(width - half, half));
  return Array.from({ length: count }, (_, at) => {
    const inFront = at < front;
    const many = inFront ? front : count - front;
    const place = inFront ? at : at - front;
    const aside = crowded && many === front ? (inFront ? -step / 4 : step / 4) : 0;
    return {
      x: x + (place - (many - 1) / 2) * step + aside,
      // Hoods reach the card's edge without covering it.
      y: card.y + (CARD.height / 2) * scale * LIT + figure * (crowded && inFront ? 0.86 : 0.32),
    };
  });
}

export const middle = (element: Element, within: DOMRect): Spot => {
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2 - within.left,
    y: box.top + box.height / 2 - within.top,
  };
};
