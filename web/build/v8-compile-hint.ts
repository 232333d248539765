// Hints to V8 that nearly every function of a chunk runs on load, so that it compiles the chunk on a
// background thread while downloading instead of function by function on the main thread.
import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

export function v8CompileHint(): Plugin {
  return {
    name: 'gemkeep-v8-compile-hint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite, which prepends its own line: the hint must be the first one.
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.code = HINT + output.code;
        }
      },
    },
  };
}
