import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Returns a function that compiles a TypeScript file as `options` of swc say, and keeps the outcome in `cacheDirectory`. */
export function compileCache(cacheDirectory, options) {
  const folder = join(cacheDirectory, 'native-modules');
  mkdirSync(folder, { recursive: true });
  const key = JSON.stringify(options);

  return function compiled(file) {
    const source = readFileSync(file, 'utf8');
    const kept = join(folder, createHash('sha1').update(key).update(file).update(source).digest('hex'));
    try {
      return readFileSync(kept, 'utf8');
    } catch {
      // Loaded only when something has changed: it takes half the start of a thread.
      const { code } = require('@swc/core').transformSync(source, { ...options, swcrc: false, filename: file });
      // Workers compile the same files: one that is half written must not be read.
      const own = `${kept}.${process.pid}`;
      writeFileSync(own, code);
      renameSync(own, kept);
      return code;
    }
  };
}
