import { brotliCompressSync } from 'node:zlib';
import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Ways to go about it. Which one compresses best is chance: it changes with every name and order in the code. */
const WAYS = [
  { passes: 2, inline: 2 },
  { passes: 3, inline: 1 },
  { passes: 3, inline: 1, evaluate: false },
  { passes: 3, inline: 2 },
  { passes: 4, inline: 1 },
  { passes: 4, inline: 1, side_effects: false },
] as const;
/** Files smaller than this are not worth the time. */
const LARGE = 50_000;

async function minified(code: string, way: (typeof WAYS)[number]): Promise<string> {
  const options = { module: true, compress: { ecma: 2020, ...way, toplevel: true }, mangle: { toplevel: true } } as const;
  return (await minify(code, options)).code;
}

/**
 * Lets swc go over the code before Vite's own minifier does: each finds what the other leaves, most of all in React. Of a large file the way that
 * is smallest on the wire is kept.
 */
export const compressTwice = (): Plugin => ({
  name: 'wence:compress-twice',
  apply: 'build',
  renderChunk: {
    order: 'post',
    async handler(code) {
      const ways = code.length < LARGE ? [WAYS[1]] : WAYS;
      const candidates = await Promise.all(ways.map((way) => minified(code, way)));
      const sizes = new Map(candidates.map((text) => [text, brotliCompressSync(text).length]));
      const [smallest = code] = candidates.toSorted((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0));
      return { code: smallest, map: null };
    },
  },
});
