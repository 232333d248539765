import type { Door } from '../../game';
import diamant from '..';
import { lesson, quickStart } from '../quick-start';
import DoorPicture from './DoorPicture.svelte';

export const door: Door = {
  game: diamant,
  Picture: DoorPicture,
  about: 'home-diamant',
  opponents: 'home-play-more',
  play: quickStart,
  learn: lesson,
  links: [
    { href: '/new', icon: 'plus', text: 'home-new' },
    { href: '/rules/diamant', icon: 'rules', text: 'home-rules' },
  ],
  more: [{ href: '/puzzle', icon: 'doubt', text: 'puzzle' }],
};
