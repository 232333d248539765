// The player of a game of Diamant.
import type { CavePlayback } from '../playback/playback.svelte';
import type { DiamantEvent, DiamantView } from '$net/wire';
import type { ReplayPlayer, Moment as AnyMoment } from '$replay/player.svelte';

export type CavePlayer = ReplayPlayer<DiamantEvent, DiamantView, CavePlayback>;
export type Moment = AnyMoment<DiamantEvent, DiamantView>;
