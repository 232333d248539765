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
      // No link or form that a test presses loads anything.
      environmentOptions: {
        happyDOM: {
          settings: {
            navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
          },
        },
      },
      // A DOM for each worker instead of each file; files still share no modules.
      pool: 'vmThreads',
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
