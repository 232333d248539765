// Lets the name be seen before any style has come: the sheet stands below it in the page, and holds
// up only what comes after it. Scripts wait for it all the same.
import type { Plugin } from 'vite';

const SHEET = /\s*<link rel="stylesheet"[^>]*>/;

export function dawn(): Plugin {
  return {
    name: 'gemkeep-dawn',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheet = SHEET.exec(html)?.[0];
        if (!sheet) throw new Error('the page has no style');
        return html.replace(sheet, '').replace(/(?=\s*<\/body>)/, sheet);
      },
    },
  };
}
