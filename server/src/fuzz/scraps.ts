import type { SeededRandom } from '../demo/seeded-random.js';

const LONE_SURROGATE = '\ud800';

/** Texts that have broken somebody's software before. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  LONE_SURROGATE,
  `x${LONE_SURROGATE}y`,
  '\u{1f600}\u{20000}',
  '\u202e\u2028\ufeff',
  'e\u0301',
  "' or '1'='1",
  '1; drop table survey; --',
  '%',
  '_',
  '\\',
  '%25%00',
  '../../../../etc/passwd',
  '..\\..\\x',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b>\u{1f600}</b><p>',
  '<span data-ref="999" data-fallback="x">[Q]</span>',
  'javascript:alert(1)',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e400',
  '9007199254740993',
  '0x10',
  'true',
  '[]',
  '2026-02-30T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  0.5,
  -2.5,
  7,
  90,
  255,
  65536,
  2 ** 24,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e308,
  5e-324,
];

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const LONG = 70_000;

/** A text from the list, now and then a very long one. */
export function awkwardText(chance: SeededRandom): string {
  if (!chance.happens(0.05)) return chance.pick(TEXTS);
  return chance.pick(['x', '\u4e00', '\u{1f600}', '<b>', ' ']).repeat(LONG);
}

export const awkwardNumber = (chance: SeededRandom): number => chance.pick(NUMBERS);

/** Any value of JSON that hardly anybody sends. */
export function scrap(chance: SeededRandom): unknown {
  switch (chance.between(0, 9)) {
    case 0:
      return null;
    case 1:
      return chance.happens(0.5);
    case 2:
    case 3:
    case 4:
      return awkwardText(chance);
    case 5:
    case 6:
      return awkwardNumber(chance);
    case 7:
      return chance.pick<unknown>([[], [[]], [null], ['x', 1, {}], Array.from({ length: 600 }, (_, index) => index)]);
    case 8:
      return chance.pick<unknown>([
        {},
        { a: null },
        { length: 3 },
        JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
      ]);
    default:
      return deep(chance.pick([3, 40, 400]));
  }
}

/** Keys of other people's columns and of JavaScript itself, for bodies that must not take them over. */
export const EXTRA_KEYS: readonly string[] = [
  'userId',
  'ownerId',
  'state',
  'permission',
  'role',
  'isAdmin',
  'createdAt',
  'id',
  'number',
  'publishedVersion',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toJSON',
  '',
];
