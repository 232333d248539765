// Moves the stylesheet link to the end of the body, so that the name in the page is painted before
// any style has loaded. Scripts still wait for the stylesheet.
import type { Plugin } from 'vite';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/;

export function deferStylesheet(): Plugin {
  return {
    name: 'gemkeep-defer-stylesheet',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const link = STYLESHEET.exec(html)?.[0];
        if (!link) throw new Error('index.html has no stylesheet link');
        return html.replace(link, '').replace(/(?=\s*<\/body>)/, link);
      },
    },
  };
}
