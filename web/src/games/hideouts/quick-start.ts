// Tables that start with one press.
import { myName } from '$lib/device/name';
import { createTable, startLesson, withBots } from '$table/create';
import { suggestedMemory } from './level';
import type { HideoutsLevel, HideoutsMemory, TableInfo, WantedSeat } from '$net/wire';

export interface Rules {
  level: number | HideoutsLevel;
  advanced?: boolean;
  memory?: HideoutsMemory;
}

/** With two bots, at the first level unless another is given, with the memory aid suggested for it. */
export async function quickStart(rules: Rules = { level: 1 }): Promise<void> {
  const seats = await withBots('hideouts', [3, 3]);
  const { level } = rules;
  const memory = suggestedMemory(typeof level === 'number' ? level : null);
  await createTable({ game: 'hideouts', rules: { memory, ...rules }, seats, start: true });
}

export const lesson = (): Promise<void> => startLesson('hideouts');

/** The same seats at another level: bots stay, friends are invited again. */
export async function nextLevel(table: TableInfo, level: number, me: string | null): Promise<void> {
  const first = table.seats.findIndex((seat) => seat.person !== null && seat.person === me);
  const seats = table.seats.map((seat, at): WantedSeat => {
    if (at === first) return { kind: 'me', name: myName() };
    if (seat.kind === 'bot' && seat.bot) return { kind: 'bot', bot: seat.bot };
    if (seat.person !== null && seat.person === me) return { kind: 'device', name: seat.name };
    return { kind: 'open' };
  });
  await createTable({
    game: 'hideouts',
    rules: { ...table.rules, level, memory: memoryAt(level, table) },
    seats,
    clock: table.clock,
    watching: table.watching,
    hints: table.hints,
    start: !seats.some((seat) => seat.kind === 'open'),
  });
}

/** What is suggested for the level, unless they chose something else at the table before. */
function memoryAt(level: number, { rules }: TableInfo): HideoutsMemory {
  const before = rules as { level: number; memory: HideoutsMemory };
  const chosen = before.memory !== suggestedMemory(before.level);
  return chosen ? before.memory : suggestedMemory(level);
}
