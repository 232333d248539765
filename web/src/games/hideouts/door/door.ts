import type { Door } from '../../game';
import hideouts from '..';
import { lesson, quickStart } from '../quick-start';
import DoorPicture from './DoorPicture.svelte';

export const door: Door = {
  game: hideouts,
  Picture: DoorPicture,
  about: 'home-hideouts-open',
  opponents: 'home-play-two',
  play: quickStart,
  learn: lesson,
  links: [
    { href: '/new?game=hideouts', icon: 'plus', text: 'home-new' },
    { href: '/rules/hideouts', icon: 'rules', text: 'home-rules' },
  ],
  more: [
    { href: '/levels', icon: 'on', text: 'levels-title' },
    { href: '/puzzle/hideouts', icon: 'doubt', text: 'puzzle' },
  ],
};
