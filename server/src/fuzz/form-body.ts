import type { SeededRandom } from '../demo/seeded-random.js';
import { templateIn } from '../features/cascade/cascade-template.js';
import { SURVEY_TEXTS } from './survey-texts.js';

export const BOUNDARY = 'fuzz';

/** Files that some route takes, and files that none does. */
const FILES: readonly Buffer[] = [
  templateIn('en'),
  templateIn('zh-CN'),
  Buffer.from('GIF89a\u0001\u0000', 'latin1'),
  Buffer.from('504b030400000000', 'hex'),
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600, 9)]),
  Buffer.from('Level 1,Level 2\n'),
  ...SURVEY_TEXTS.map((text) => Buffer.from(text)),
  Buffer.alloc(0),
];

/** A form: the fields as texts, before the file or behind it, and a file that is now and then cut or spoilt. */
export function formBody(fields: unknown, chance: SeededRandom): Buffer {
  const given = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  const words = given.map(([name, value]) => part(`name=${JSON.stringify(name)}`, Buffer.from(textOf(value).slice(0, 2000))));
  const file = chance.happens(0.95) ? [part('name="file"; filename="levels.xlsx"', fileOf(chance))] : [];
  const parts = chance.happens(0.5) ? [...words, ...file] : [...file, ...words];
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const part = (facts: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${facts}\r\n\r\n`), bytes, Buffer.from('\r\n')]);

function fileOf(chance: SeededRandom): Buffer {
  const file = Buffer.from(chance.pick(FILES));
  if (file.length > 0 && chance.happens(0.3)) {
    const place = Number.parseInt(chance.pick(['1', '30', '200', '700', '1200']), 10) % file.length;
    file[place] = (file[place] ?? 0) ^ 0xff;
  }
  return chance.happens(0.1) ? file.subarray(0, file.length >> 1) : file;
}
