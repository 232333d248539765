// The film of a game of Diamant.
import type { Stage } from './stage.svelte';
import type { DiamantEvent, DiamantView } from '../wire';
import type { Film, Moment as AnyMoment } from '../replay/film.svelte';

export type DiamantFilm = Film<DiamantEvent, DiamantView, Stage>;
export type Moment = AnyMoment<DiamantEvent, DiamantView>;
