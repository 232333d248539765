// The sound of each event.
import { sounds } from '$lib/notices/sound';
import type { Happened } from '../types';

export function sound(event: Happened): void {
  switch (event.event) {
    case 'slid':
      return sounds.gate();
    case 'turned_up':
      return sounds.card();
    case 'stayed':
      return sounds.hazard();
    case 'removed':
    case 'charged':
      return sounds.choose();
    case 'rotated':
      return sounds.steps();
    case 'uncovered':
      return sounds.relic();
    case 'placed':
    case 'corrected':
    case 'blessed':
      return sounds.rubies(2);
    case 'ended':
      return event.won ? sounds.win() : sounds.strike();
    case 'dealt':
    case 'left_lying':
    case 'passed':
      return;
  }
}
