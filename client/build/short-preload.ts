import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { at } from './shared-config.ts';

/** Puts `preload-helper.js` in the place of the helper that Vite would bundle for lazy imports. */
export const shortPreload = (): Plugin => ({
  name: 'wence:short-preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    order: 'pre',
    handler: (id) => (id.endsWith('vite/preload-helper.js') ? readFileSync(at('build/preload-helper.js'), 'utf8') : null),
  },
});
