import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Lets swc go over the code before Vite's own minifier does: each finds what the other leaves, most of all in React. */
export const compressTwice = (): Plugin => ({
  name: 'wence:compress-twice',
  apply: 'build',
  renderChunk: {
    order: 'post',
    async handler(code) {
      const options = { module: true, compress: { ecma: 2020, evaluate: false, passes: 3, inline: 1, toplevel: true }, mangle: { toplevel: true } } as const;
      return { code: (await minify(code, options)).code, map: null };
    },
  },
});
