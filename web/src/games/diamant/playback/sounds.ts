// The sound of each event.
import { sounds } from '$lib/notices/sound';
import type { DiamantEvent } from '$net/wire';
import { face } from '../cards';

export function sound(event: DiamantEvent): void {
  switch (event.event) {
    case 'revealed': {
      sounds.card();
      const { kind } = face(event.card);
      if (kind === 'treasure') sounds.rubies(event.share);
      else if (kind === 'hazard') sounds.hazard();
      else sounds.relic();
      return;
    }
    case 'chose':
      return sounds.note();
    case 'decided':
      return sounds.reveal();
    case 'returned':
      return sounds.steps();
    case 'rescued':
      return sounds.relic();
    case 'struck':
      return sounds.strike();
    case 'entrance_closed':
      return sounds.gate();
    case 'entrance_opened':
    case 'counted_out':
      return;
  }
}
