import { beforeAll, expect, test } from 'vitest';
import { locale, t } from '$i18n/i18n.svelte';
import type { SeatInfo } from '$net/wire';
import { seatLabels } from './seats';

beforeAll(() => locale.choose('en'));

const person = (name: string | null, nth = 1): SeatInfo =>
  ({ kind: 'person', name, nth }) as unknown as SeatInfo;
const SEATS = [person('Raven'), person('Anna'), person(null, 3)];

test('my own seat is marked as mine', () => {
  expect(seatLabels(SEATS, [0])).toEqual([
    t('you-named', { name: 'Raven' }),
    'Anna',
    t('player-numbered', { number: 3 }),
  ]);
  expect(seatLabels(SEATS, [2])[2]).toBe(t('you'));
});

test('on a shared device, and for spectators, nobody is', () => {
  expect(seatLabels(SEATS, [0, 1])).toEqual(seatLabels(SEATS, []));
});
