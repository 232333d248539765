import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { locale, t } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { DiamantView, SeatInfo } from '$net/wire';
import Ending from './Ending.svelte';

const person = (name: string | null, nth: number): SeatInfo =>
  ({ kind: 'person', name, nth, colour: 'red', bot: null }) as SeatInfo;

const view = {
  relics: 'none',
  explorers: [{ relics: [] }, { relics: [] }, { relics: [] }],
  result: { scores: [10, 10, 3], winners: [0, 1] },
} as unknown as DiamantView;

test.each(['en', 'uk', 'cs', 'ru', 'sr'] as const)(
  'who shares a victory is named in %s, me too',
  async (language) => {
    await locale.choose(language);
    const shown = render(Ending, {
      view,
      seats: [person(null, 1), person('Ana', 1), person('Ben', 1)],
      mine: [0],
      events: [],
      slow: false,
      children: createRawSnippet(() => ({ render: () => '<p></p>' })),
    });
    const said = shown.querySelector('h2')!.textContent;
    expect(said).toContain(t('player-numbered', { number: 1 }));
    expect(said).toContain('Ana');
    expect(said).not.toContain(t('you'));
  },
);
