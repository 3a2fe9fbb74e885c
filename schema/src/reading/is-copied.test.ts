import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { matchesCopy } from './is-copied.js';
import { plainCopy, sizedCopy } from './plain-copy.js';

const isKnown = (value: unknown, before: unknown): boolean => matchesCopy(value, sizedCopy(before));

describe('a value that was copied before', () => {
  it('is known again, whatever its keys and their order', () => {
    expect(isKnown({ options: [{ option: 1 }, { option: 2, text: 'x' }] }, { options: [{ option: 1 }, { text: 'x', option: 2 }] })).toBe(
      true,
    );
    expect(isKnown(JSON.parse('{"__proto__":1,"toString":2}'), JSON.parse('{"__proto__":1,"toString":2}'))).toBe(true);
    for (const value of [null, 0, 'x', [], {}, [null], { a: null }]) expect(isKnown(JSON.parse(JSON.stringify(value)), value)).toBe(true);
  });

  it.each([
    ['another value', { a: 1 }, { a: 2 }],
    ['another key', { a: 1 }, { b: 1 }],
    ['a key more', { a: 1, b: 2 }, { a: 1 }],
    ['a key less', { a: 1 }, { a: 1, b: 2 }],
    ['a key less, and elsewhere one more without a value', { a: { x: undefined }, b: {} }, { a: {}, b: { y: 1 } }],
    ['an item more', { a: [1, 2] }, { a: [1] }],
    ['an item less', { a: [1] }, { a: [1, 2] }],
    ['a list for a record', { a: [] }, { a: {} }],
    ['a record for a list', { a: {} }, { a: [] }],
    ['nothing for a record', { a: null }, { a: {} }],
    ['a record for nothing', { a: {} }, { a: null }],
    [
      'an object of a class',
      new (class Held {
        a = 1;
      })(),
      { a: 1 },
    ],
    ['a key of a prototype', Object.assign(Object.create(Object.assign(Object.create(null), { a: 1 })), { b: 2 }), { a: 1, b: 2 }],
  ])('is another one with %s', (_what, value, before) => {
    expect(isKnown(value, before)).toBe(false);
  });

  it('is another one where it cannot be read', () => {
    const throwing = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(isKnown({ a: throwing }, { a: {} })).toBe(false);
  });

  it('is known only where copying it gives the same', () => {
    const values = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, fc.constantFrom(null, undefined, 0, 1, 'a', Number.NaN), tie('list'), tie('record')),
      list: fc.array(tie('value'), { maxLength: 3 }),
      record: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value')),
    })).value;
    fc.assert(
      fc.property(values, values, (value, before) => {
        if (isKnown(value, before)) expect(plainCopy(value)).toEqual(plainCopy(before));
      }),
    );
  });
});
