// Tells V8 that nearly all of a file runs at once: it is then compiled beside the main thread while
// it comes in, instead of function by function while the page is drawn.
import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

export function eager(): Plugin {
  return {
    name: 'gemkeep-eager',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite, which puts a line of its own at the top; the hint must be the first.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = HINT + file.code;
        }
      },
    },
  };
}
