// What the lesson explains, in order: each thing once it is there to be pointed at.
import { seatName } from '$table/seats/seats';
import { t } from '$i18n/i18n.svelte';
import type { Step } from '$table/tutorial/tutorial.svelte';
import type { DiamantView, SeatInfo } from '$net/wire';
import { face } from '../cards';

/** The lesson ends with this round; what is left of the game is played without hints. */
export const LAST = 2;

/** A message and the selector of its target; undefined if it does not apply now. */
export function steps(view: DiamantView, at: number): Step[] {
  const me = view.explorers[at];
  if (!me || view.phase !== 'decide' || view.round > LAST) return [];
  const inside = me.in_cave;
  const kinds = view.path.map(({ card }) => face(card).kind);
  const card = (place: number): string | false => place >= 0 && `[data-anchor="card-${place}"]`;
  const chest = `[data-anchor="chest-${at}"]`;
  const lying = view.path.findLastIndex(({ rubies }) => rubies > 0);
  const other = view.explorers.findIndex((one, seat) => seat !== at && !one.in_cave);
  return [
    ['lesson-welcome', inside && '.seat.mine'],
    ['lesson-struck', view.round > 1 && '.entrances'],
    ['lesson-treasure', inside && card(kinds.indexOf('treasure'))],
    ['lesson-carry', inside && me.carried > 0 && '.carry'],
    ['lesson-choose', inside && '.decision'],
    ['lesson-path', inside && view.path.length > 1 && card(lying)],
    ['lesson-hazard', inside && card(kinds.indexOf('hazard'))],
    ['lesson-risk', inside && view.threats.length > 0 && '.risk'],
    ['lesson-left', inside && other >= 0 && `[data-anchor="chest-${other}"]`],
    ['lesson-relic', inside && card(kinds.indexOf('relic'))],
    ['lesson-alone', !inside && me.relics.length > 0 && chest],
    ['lesson-safe', !inside && (me.chest ?? 0) > 0 && chest],
  ];
}

/** The text of a hint. */
export function words(message: string, view: DiamantView, seats: SeatInfo[], at: number): string {
  const other = seats.find((_, seat) => seat !== at && !view.explorers[seat]?.in_cave);
  return t(message, {
    colour: seats[at]?.colour ?? 'red',
    name: other ? seatName(other) : '',
  });
}
