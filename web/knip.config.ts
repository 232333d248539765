import type { KnipConfig } from 'knip';

export default {
  entry: ['src/app/service-worker.js'],
  project: ['src/**/*.{ts,js,svelte,css}', 'build/*.ts'],
  // Generated from the server's types, used or not.
  ignore: ['src/net/wire.ts'],
  // A type may be exported because a signature names it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // tests/browser reads axe-core from node_modules.
  ignoreDependencies: ['axe-core'],
  compilers: {
    // Stylesheets import others, and fonts of packages.
    css: (text: string) =>
      [...text.matchAll(/(?:@import |url\()['"]([^'"]+)/g)]
        .map(([, file]) => `import '${file}';`)
        .join('\n'),
  },
} satisfies KnipConfig;
