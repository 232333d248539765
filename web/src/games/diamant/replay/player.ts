// The film of a game of Diamant.
import type { Stage } from '../playback/playback.svelte';
import type { DiamantEvent, DiamantView } from '$net/wire';
import type { Film, Moment as AnyMoment } from '$replay/player.svelte';

export type DiamantFilm = Film<DiamantEvent, DiamantView, Stage>;
export type Moment = AnyMoment<DiamantEvent, DiamantView>;
