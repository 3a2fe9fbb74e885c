/**
 * Writes what may be served compressed beside every text file of the build, as small as brotli gets it: done once here, it costs the server nothing
 * and a phone waits for less than with what can be compressed while it is sent.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const assets = new URL('../dist/assets/', import.meta.url);
const TEXT = /\.(js|css|json|svg)$/;

for (const name of readdirSync(assets).filter((file) => TEXT.test(file))) {
  const bytes = readFileSync(new URL(name, assets));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const small = brotliCompressSync(bytes, { params });
  if (small.length < bytes.length) writeFileSync(new URL(`${name}.br`, assets), small);
}
