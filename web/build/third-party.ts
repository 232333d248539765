// Emits third-party.json: the packages of which something is in the built files, code or font.
import type { Plugin } from 'vite';

/** The package that a file in node_modules belongs to; undefined for a file of our own. */
export function packageOf(path: string): string | undefined {
  return /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

export function thirdParty(): Plugin {
  return {
    name: 'gemkeep-third-party',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? Object.keys(output.modules) : output.originalFileNames,
      );
      const names = new Set(files.map(packageOf).filter((name) => name !== undefined));
      this.emitFile({
        type: 'asset',
        fileName: 'third-party.json',
        source: JSON.stringify([...names].sort()),
      });
    },
  };
}
