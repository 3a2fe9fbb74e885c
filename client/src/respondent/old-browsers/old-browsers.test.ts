import { describe, expect, it } from '@jest/globals';
import { marginsFor } from './flex-gap';
import { addMissingFunctions } from './missing-functions';

describe('functions that old browsers lack', () => {
  const originals = {
    at: Array.prototype.at,
    findLastIndex: Array.prototype.findLastIndex,
    hasOwn: Object.hasOwn,
    replaceAll: String.prototype.replaceAll,
  };
  const owners = { at: Array.prototype, findLastIndex: Array.prototype, hasOwn: Object, replaceAll: String.prototype };
  type Name = keyof typeof originals;

  /** What `use` comes to with the function as it is added to an old browser. */
  function inOldBrowser<T>(name: Name, use: () => T): T {
    Reflect.deleteProperty(owners[name], name);
    addMissingFunctions();
    try {
      expect(owners[name]).not.toHaveProperty(name, originals[name]);
      return use();
    } finally {
      Object.defineProperty(owners[name], name, { value: originals[name], configurable: true, writable: true });
    }
  }

  it.each([0, 2, 3, -1, -3, -4])('finds the item at place %i as a new browser does', (place) => {
    const list = ['a', 'b', 'c'];

    expect(inOldBrowser('at', () => list.at(place))).toBe(list.at(place));
  });

  it.each([1, 2, 9])('finds the last place of %i as a new browser does', (sought) => {
    const list = [1, 2, 1, 2, 3];

    expect(inOldBrowser('findLastIndex', () => list.findLastIndex((item) => item === sought))).toBe(list.lastIndexOf(sought));
  });

  it('tells own keys from inherited ones', () => {
    expect(inOldBrowser('hasOwn', () => [Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')])).toEqual([true, false]);
  });

  it('replaces every place of a text and of a global pattern', () => {
    expect(inOldBrowser('replaceAll', () => ['a.b.c'.replaceAll('.', '$'), 'a1b2'.replaceAll(/\d/g, '-')])).toEqual(['a$b$c', 'a-b-']);
  });

  it('leaves alone what the browser has', () => {
    addMissingFunctions();

    expect([Array.prototype.at, Object.hasOwn]).toEqual([originals.at, originals.hasOwn]);
  });
});

describe('margins in place of the gap of a flex container', () => {
  const row = { display: 'flex', flexDirection: '', flexWrap: '', rowGap: '8px', columnGap: '12px' };

  it('stand between the items of a row', () => {
    expect(marginsFor(row, '.row')).toBe('.row > * + * { margin-left: 12px }');
  });

  it('stand between the items of a column, for each selector of the rule', () => {
    expect(marginsFor({ ...row, flexDirection: 'column' }, '.a, .b')).toBe('.a > * + *, .b > * + * { margin-top: 8px }');
  });

  it('stand beside and below the items of rows that wrap', () => {
    expect(marginsFor({ ...row, flexWrap: 'wrap' }, '.tags')).toBe('.tags > * { margin: 0 12px 8px 0 }');
  });

  it.each([
    { ...row, display: 'grid' },
    { ...row, columnGap: '' },
    { ...row, columnGap: 'normal' },
  ])('are none for a grid and for a container without a gap', (style) => {
    expect(marginsFor(style, '.row')).toBeNull();
  });
});
