// The doors of the home page, in order.
import { door as diamant } from './diamant/door/door';
import type { Door } from './game';
import { door as hideouts } from './hideouts/door/door';

export const DOORS: Door[] = [diamant, hideouts];
