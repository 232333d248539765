import { beforeAll, expect, test, vi } from 'vitest';
import { locale, t } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { Connection } from '$net/connection.svelte';
import { GUARDIANS } from '../names';
import type { Box } from '../types';
import { aBox, aCell, aView } from '../view.fixture';
import BoxPhrases from './BoxPhrases.svelte';

beforeAll(() => locale.choose('en'));

const point = vi.fn(() => Promise.resolve());

const offered = (box: Partial<Box>): HTMLButtonElement[] => {
  const view = aView({}, [aBox(3, box)]);
  const connection = { point } as unknown as Connection;
  const shown = render(BoxPhrases, { connection, seat: 1, view, cell: 3 });
  return [...shown.querySelectorAll<HTMLButtonElement>('.phrases button')];
};

test('a seal that my corner sees is the first thing to say about a box', () => {
  const [first] = offered({ outside: [{ wall: 'S', seal: 'owl' }] });
  expect(first?.textContent).toContain(t('phrase-seal-is', { guardian: 'owl' }));
  first?.click();
  expect(point).toHaveBeenCalledWith(1, {
    phrase: 'seal_is',
    guardian: 'owl',
    wall: null,
    cell: 3,
  });
});

test('so is the wall on which its picture is, by its compass name', () => {
  const [first] = offered({ inside: [{ wall: 'N', picture: true }] });
  expect(first?.textContent).toContain('on the north wall');
});

test('or the two walls that are left', () => {
  const inside = (['N', 'E'] as const).map((wall) => ({ wall, picture: false }));
  const [first] = offered({ inside });
  expect(first?.textContent).toContain('on the south or the west wall');
});

test('any guardian may be claimed, but the one that is offered already', () => {
  const labels = offered({ outside: [{ wall: 'S', seal: 'owl' }] }).flatMap(
    (button) => button.getAttribute('aria-label') ?? [],
  );
  const others = GUARDIANS.filter((guardian) => guardian !== 'owl');
  expect(labels).toEqual(others.map((guardian) => t('phrase-seal-is', { guardian })));
});

test('what is known to be under the box is named, for fingers that can not hover', () => {
  const bat = aCell(3, { guardian: 'bat', hideout_lies: 'gone', guardian_lies: 'up' });
  const view = aView({}, [aBox(3)], [bat]);
  const shown = render(BoxPhrases, { connection: {} as Connection, seat: 1, view, cell: 3 });
  expect(shown.querySelector('.phrases')?.textContent).toContain('Under it: the bat');
});
