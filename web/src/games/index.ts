// The games this client has screens for.

export type GameName = 'diamant' | 'hideouts';
