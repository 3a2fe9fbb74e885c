import { describe, expect, it } from '@jest/globals';
import { checked, or, unchecked } from '../testing/build-condition.js';
import { show, withLogic } from '../testing/build-logic.js';
import { single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { shown } from './testing/by-code.js';

const three = survey(...['A', 'B', 'C', 'D'].map((code) => single(code, code, ['yes', 'no'])), text('Then', 'Then'));

/** Returns whether the conditions hold when the named questions are answered with yes. */
function holdsFor(conditions: Parameters<typeof show>[1][], ...yes: string[]): boolean {
  const answers = Object.fromEntries(['A', 'B', 'C', 'D'].map((code) => [code, yes.includes(code) ? 'yes' : 'no']));
  return shown(withLogic(three, show('Then', ...conditions)), answers).includes('Then');
}

const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((code) => checked(code, 'yes')) as [
  ReturnType<typeof checked>,
  ...ReturnType<typeof checked>[],
];

describe('several conditions', () => {
  it('joined by and hold together only [S3.condition.operator-and]', () => {
    expect(holdsFor([a, b!, c!], 'A', 'B', 'C')).toBe(true);
    expect(holdsFor([a, b!, c!], 'A', 'B')).toBe(false);
    expect(holdsFor([a, b!, c!], 'B', 'C')).toBe(false);
    expect(holdsFor([a, b!], 'A', 'B')).toBe(true);
    expect(holdsFor([a, b!], 'A')).toBe(false);
    expect(holdsFor([a, b!], 'B')).toBe(false);
  });

  it('joined by or hold when one of them does [S3.condition.operator-or]', () => {
    expect(holdsFor([a, or(b!), or(c!)], 'C')).toBe(true);
    expect(holdsFor([a, or(b!), or(c!)], 'A')).toBe(true);
    expect(holdsFor([a, or(b!), or(c!)], 'D')).toBe(false);
  });

  it('are joined by and more tightly than by or, without brackets (R5)', () => {
    const mixed = [a, or(b!), c!];
    expect([['A'], ['B'], ['C'], ['B', 'C']].map((yes) => holdsFor(mixed, ...yes))).toEqual([true, false, false, true]);
    const pairs = [a, b!, or(c!), d!];
    expect(
      [
        ['A', 'B'],
        ['C', 'D'],
        ['A', 'C'],
        ['B', 'D'],
      ].map((yes) => holdsFor(pairs, ...yes)),
    ).toEqual([true, true, false, false]);
  });

  it('go by the operator of the later one; the first one says nothing', () => {
    expect(holdsFor([or(a), b!], 'A')).toBe(false);
    expect(holdsFor([or(a), b!], 'A', 'B')).toBe(true);
  });

  it('may say the opposite of each other', () => {
    expect(holdsFor([a, unchecked('B', 'yes')], 'A')).toBe(true);
    expect(holdsFor([a, unchecked('B', 'yes')], 'A', 'B')).toBe(false);
  });
});
