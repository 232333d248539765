// What this device knows of a deal from before it was dealt, kept over a reload of the page.
import type { Opening } from '$net/wire';

export interface KeptDeal {
  /** The commitment as it was sent before the game began. */
  commitment: string;
  /** The last share that I opened, else the last one whose promise the server has accepted. */
  mine: { promise: string; share: string } | null;
  /** Everyone's promises, as they were sent before I opened my share. */
  promises: Opening['promises'];
  /** Whether the server did not take the share when I opened it. */
  late: boolean;
  /** How often the server had shares opened before the game began. */
  openings: number;
}

const place = (table: string): string => `gemkeep.deal.${table}`;

export function keptDeal(table: string): KeptDeal | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? 'null') as KeptDeal | null;
  } catch {
    return null;
  }
}

export function keepDeal(table: string, deal: KeptDeal): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify(deal));
  } catch {
    // Without storage the deal is checked without what only this device knows.
  }
}
