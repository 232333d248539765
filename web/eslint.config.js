import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Generated from the server's types by `make types`.
  globalIgnores(['src/net/wire.ts']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Many indices are known to be valid; with `noUncheckedIndexedAccess` they need a `!`.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Records indexed by seat lose entries as usual.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Types that a .svelte file exports look like errors to the parser.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // What people write is shown as they wrote it: no markup is made from strings.
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({ property })),
        { object: 'document', property: 'write' },
      ],
      // A plain Map or URL is right where nothing watches it change, as everywhere here.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // `void value` in an effect makes the effect depend on the value.
    rules: { '@typescript-eslint/no-meaningless-void-operator': 'off' },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // The parser takes the props and exports of other components for `any`. svelte-check knows
      // their types and reports what these rules would.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
    },
  },
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
  {
    files: ['src/app/service-worker.js'],
    languageOptions: { globals: { ...globals.serviceworker, __SHELL__: 'readonly' } },
  },
);
