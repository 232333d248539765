// Each event as sentences, for the log and for screen readers.
import { list, t } from '$i18n/i18n.svelte';
import type { DiamantEvent } from '$net/wire';
import { face } from '../cards';

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The only explorer who went on in the decision before this event; undefined if there are more. */
export function onlyExplorer(event: DiamantEvent, history: DiamantEvent[]): number | undefined {
  const at = history.lastIndexOf(event);
  const before = history
    .slice(0, at + 1)
    .findLast((one) => one.event === 'decided' || one.event === 'entrance_opened');
  return before?.event === 'decided' && before.on.length === 1 ? before.on[0] : undefined;
}

/** The sentences of an event; secret choices are shown at the seats. `alone` is the only explorer
    in the cave. */
export function describe(
  event: DiamantEvent,
  names: string[],
  edition: string,
  alone?: number,
): string[] {
  const name = (seat: number): string => names[seat] ?? '?';
  const all = (seats: number[]): string => list(seats.map(name));
  switch (event.event) {
    case 'revealed': {
      const { kind, value, art } = face(event.card);
      if (kind === 'hazard') return [t('log-revealed-hazard', { hazard: art })];
      if (kind === 'relic') return [t('log-revealed-relic', { worth: value })];
      const { share, left } = event;
      if (alone !== undefined) {
        return [t('log-revealed-alone', { rubies: value, name: name(alone) })];
      }
      return [t('log-revealed-treasure', { rubies: value, share, left })];
    }
    case 'chose':
      return [];
    case 'decided':
      return [
        t('log-decided', {
          on: all(event.on),
          back: all(event.back),
          onCount: event.on.length,
          backCount: event.back.length,
        }),
      ];
    case 'returned': {
      const { seats, share, left, banked } = event;
      const [first] = seats;
      const way =
        seats.length === 1 && first !== undefined
          ? t('log-returned-alone', { name: name(first), share })
          : t('log-returned-together', { names: all(seats), share, left });
      return [
        way,
        ...seats.map((seat, at) => t('log-banked', { name: name(seat), rubies: banked[at] ?? 0 })),
      ];
    }
    case 'rescued':
      return [
        t('log-rescued', {
          name: name(event.seat),
          count: event.worth.length,
          worth: sum(event.worth),
        }),
      ];
    case 'struck':
      return [
        t('log-struck', {
          hazard: face(event.hazard).art,
          names: all(event.fled),
          count: event.fled.length,
          lost: sum(event.lost),
        }),
      ];
    case 'entrance_closed': {
      const said = [t('log-entrance-closed', { round: event.round, edition })];
      if (event.rubies) said.push(t('log-path-cleared', { rubies: event.rubies }));
      const relics = event.removed.filter((card) => face(card).kind === 'relic').length;
      for (const card of event.removed) {
        const { kind, art } = face(card);
        if (kind === 'hazard') said.push(t('log-hazard-removed', { hazard: art }));
      }
      if (relics) said.push(t('log-relics-lost', { count: relics }));
      return said;
    }
    case 'entrance_opened': {
      const said = [t('log-entrance-opened', { round: event.round })];
      if (event.relic) said.push(t('log-relic-joined', { worth: face(event.relic).value }));
      return said;
    }
    case 'counted_out': {
      const said = event.scores.map((points, seat) => t('log-score', { name: name(seat), points }));
      const points = Math.max(...event.scores);
      const [winner] = event.winners;
      said.push(
        event.winners.length === 1 && winner !== undefined
          ? t('log-winner', { name: name(winner), points })
          : t('log-winners', { names: all(event.winners), points }),
      );
      return said;
    }
  }
}
