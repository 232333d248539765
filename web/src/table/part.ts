// What a table shows: its lobby or its game, each loaded when it is needed.
import type { Component } from 'svelte';
import { gameOf } from '$games/index';
import type { Connection } from '$net/connection.svelte';

export interface Part {
  /** `lobby`, or the game. */
  name: string;
  Shown: Component<{ connection: Connection }>;
}

/** The name of what a table shows now; null before the server has answered. */
export const partOf = ({ table, shown }: Connection): string | null =>
  table && (table.phase === 'gathering' || !shown.length ? 'lobby' : table.game);

export async function loadPart(name: string): Promise<Part> {
  const loading = name === 'lobby' ? import('./lobby/Lobby.svelte') : gameOf(name).screen();
  return { name, Shown: (await loading).default };
}
