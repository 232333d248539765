import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

export default mergeConfig(
  app,
  defineConfig({
    // Svelte as it runs in a browser: with effects.
    resolve: { conditions: ['browser'] },
    test: {
      include: ['{src,build}/**/*.test.ts'],
      environment: 'happy-dom',
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
