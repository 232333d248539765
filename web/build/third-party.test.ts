import { expect, test } from 'vitest';
import { packageOf } from './third-party.ts';

test('a file belongs to the innermost package around it', () => {
  expect(packageOf('/x/web/node_modules/svelte/src/index.js')).toBe('svelte');
  expect(packageOf('node_modules/@fluent/bundle/esm/bundle.js')).toBe('@fluent/bundle');
  expect(packageOf('/x/node_modules/svelte/node_modules/clsx/dist/clsx.mjs')).toBe('clsx');
  expect(packageOf('/x/web/src/app/main.ts')).toBeUndefined();
});
