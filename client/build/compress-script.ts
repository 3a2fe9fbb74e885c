import { brotliCompressSync } from 'node:zlib';
import { minify, type JsMinifyOptions } from '@swc/core';
import type { Plugin } from 'vite';

type Compress = Exclude<JsMinifyOptions['compress'], boolean | undefined>;

/** Ways to go over a finished file. Which of them comes out smallest changes with every name in the code, so all are tried. */
const LAST_WAYS: readonly Compress[] = [{ passes: 1 }, { passes: 2 }, { passes: 3, inline: 1 }];

async function minified(code: string, compress: Compress): Promise<string> {
  return (await minify(code, { module: true, compress: { ecma: 2020, toplevel: true, ...compress }, mangle: { toplevel: true } })).code;
}

/** The text that takes the fewest bytes on the wire. */
function smallestOf(texts: readonly string[]): string {
  const sizes = texts.map((text) => brotliCompressSync(text).length);
  return texts[sizes.indexOf(Math.min(...sizes))] ?? '';
}

/** Lets swc go over the code before and after Vite's own minifier does: each finds what the other leaves, most of all in React. */
export const compressScript = (): Plugin => ({
  name: 'wence:compress-script',
  apply: 'build',
  renderChunk: {
    order: 'post',
    handler: async (code) => ({ code: await minified(code, { passes: 3, inline: 1 }), map: null }),
  },
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = file;
        file.code = smallestOf([code, ...(await Promise.all(LAST_WAYS.map((way) => minified(code, way))))]);
      }
    },
  },
});
