import type { SeededRandom } from '../demo/seeded-random.js';

type Break = (text: string, chance: SeededRandom) => Buffer;

const somewhere = (bytes: Buffer, chance: SeededRandom) => chance.between(0, Math.max(0, bytes.length - 1));

function spliced(text: string, chance: SeededRandom, more: Buffer): Buffer {
  const bytes = Buffer.from(text);
  const at = somewhere(bytes, chance);
  return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
}

const NESTED = 10_000;

const BREAKS: readonly Break[] = [
  // Cut off.
  (text, chance) => Buffer.from(text).subarray(0, somewhere(Buffer.from(text), chance)),
  // Not UTF-8.
  (text, chance) => spliced(text, chance, Buffer.from([0xc3, 0x28, 0xff, 0xfe])),
  (text, chance) => spliced(text, chance, Buffer.from([0x00])),
  // Each key twice, the second time with something else.
  (text) => Buffer.from(text.replace(/^\{(.*)\}$/s, (_all, inner: string) => `{${inner},${inner.replaceAll(/":("[^"]*"|\d+)/g, '":[]')}}`)),
  (text) => Buffer.from(text.replaceAll(/:(\d+|"[^"]*")/g, ':1e400')),
  (text) => Buffer.from(text.replaceAll(/:(\d+)/g, ':-0')),
  (text) => Buffer.from(text.replaceAll(/"([^"]*)":/g, '"\\ud800$1":')),
  (text) => Buffer.from(text.replaceAll(/:("[^"]*"|\d+)/g, `:${'['.repeat(NESTED)}${']'.repeat(NESTED)}`).slice(0, 200_000)),
  () => Buffer.from(`${'{"a":'.repeat(NESTED)}1${'}'.repeat(NESTED)}`),
  () => Buffer.from('['.repeat(NESTED)),
  () => Buffer.from('"'.repeat(NESTED)),
  () => Buffer.from(''),
  () => Buffer.from('null'),
  () => Buffer.from('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(`${text}${text}`),
  (text, chance) => {
    const bytes = Buffer.from(text);
    for (let times = 0; times < 4 && bytes.length > 0; times += 1) bytes[somewhere(bytes, chance)] = chance.between(0, 255);
    return bytes;
  },
];

/** The bytes of a JSON text, spoilt as bytes: what no encoder of JSON would write. */
export function brokenBody(text: string, chance: SeededRandom): Buffer {
  return chance.pick(BREAKS)(text, chance);
}
