import { expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import Depth from './Depth.svelte';

test.each([
  ['en', 'Depth: 3.8'],
  ['cs', 'Depth: 3,8'],
] as const)('a depth is written as %s does', async (language, label) => {
  await locale.choose(language);
  const shown = render(Depth, { depth: 3.84, label: 'Depth' });
  expect(shown.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(label);
});
