// The games a table can be set up for, in order.
import { setup as diamant } from './diamant/setup/setup';
import type { Setup } from './game';
import { setup as hideouts } from './hideouts/setup/setup';

export const SETUPS: Setup[] = [diamant, hideouts];
