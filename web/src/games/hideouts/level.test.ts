import { beforeAll, expect, test } from 'vitest';
import { locale, t } from '$i18n/i18n.svelte';
import { advancedOptions } from './level';

beforeAll(() => locale.choose('en'));

const IDS = ['advanced-mode.about', 'hint-charged', 'rules-hideouts-advanced'];
const told = (level: Parameters<typeof advancedOptions>[0]): string[] =>
  IDS.map((id) => t(id, advancedOptions(level)));

test('advanced mode charges every time, and not for the start token', () => {
  for (const text of told({})) {
    expect(text).toMatch(/whenever/);
    expect(text).not.toMatch(/The same goes/);
  }
});

test('advanced mode is described with the options of the level', () => {
  for (const text of told({ advanced_charge: 'once', advanced_start: true })) {
    expect(text).toMatch(/the first time/);
    expect(text).toMatch(/The same goes for the start token’s cell/);
  }
});
