// Whatever a game sends, as plain text.

type Facts = Record<string, unknown>;

export const labelText = (key: string): string => key.replaceAll('_', ' ');

/** Any value in one line; nested ones are joined. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ') || '–';
  if (typeof value === 'object' && value) return factTexts(value as Facts).join('; ') || '–';
  return String((value as string | number | boolean | null | undefined) ?? '–');
}

export const factTexts = (facts: Facts): string[] =>
  Object.entries(facts).map(([key, value]) => `${labelText(key)}: ${valueText(value)}`);

/** An event in one line: what happened, then its facts. */
export const eventText = ({ event, ...facts }: { event: string }): string =>
  [labelText(event), ...factTexts(facts)].join(' · ');

/** A legal action: its verb, and its argument if it has one. */
export const actionText = ([verb, argument]: [string, unknown]): string =>
  argument === null ? labelText(verb) : `${labelText(verb)} ${valueText(argument)}`;

/** The seats named as winners, or all of them in a game that is won together. */
export function winnersOf(result: object, seats: number): number[] {
  const { winners, won } = result as { winners?: number[]; won?: boolean };
  return winners ?? (won ? [...Array(seats).keys()] : []);
}
