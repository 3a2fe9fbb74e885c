import { describe, expect, it } from '@jest/globals';
import type { DraftPart, DraftWhen } from '../draft/draft-survey.js';
import { compareCount, compareWhole } from './compare-part.js';
import { type Compare, readExpression } from './read-expression.js';

const options = (...keys: string[]) => keys.map((key) => ({ key, title: key }));

const PARTS: readonly DraftPart[] = [
  { key: 'one', kind: 'single', title: '', source: '', options: options('a', 'b', '3') },
  { key: 'many', kind: 'multiple', title: '', source: '', options: options('a', 'b', 'c') },
  { key: 'yes', kind: 'single', title: '', source: '', options: options('true', 'false') },
  { key: 'text', kind: 'text', title: '', source: '' },
  { key: 'rate', kind: 'rate', title: '', source: '' },
];

const compare: Compare = (name, comparing, values) => {
  const [key, what] = name.split('.');
  const part = PARTS.find((each) => each.key === key);
  if (!part) return undefined;
  return what === 'length' ? compareCount(part, comparing, values) : compareWhole(part, comparing, values);
};

/** What a condition asks, one text per list. */
const said = (when: DraftWhen | undefined): string[] | undefined =>
  when?.map((list) =>
    list
      .map((entry) => {
        if ('anyOf' in entry) return `(${said(entry.anyOf)?.join(' | ')})`;
        const { question, algorithm, options: keys = [], result = [] } = entry;
        return `${question} ${algorithm}(${[...keys, ...result].join()})`;
      })
      .join(' & '),
  );

const read = (source: string) => said(readExpression(source, compare));

describe('brackets', () => {
  it('stay where one of several has to hold among others', () => {
    expect(read("({one} = 'a' or {yes}) and {text} notempty")).toEqual(['(one 1(a) | yes 1(true)) & text 11()']);
    expect(read("{text} notempty and ({one} = 'a' or {many} = 'b' and {yes}) or {rate} = 1")).toEqual([
      'text 11() & (one 1(a) | many 1(b) & yes 1(true))',
      'rate 6(1)',
    ]);
    expect(read("({one} = 'a' or {one} = 'b') and ({text} = 'x' or {text} = 'y')")).toEqual([
      '(one 1(a) | one 1(b)) & (text 6(x) | text 6(y))',
    ]);
  });

  it('are left out where they say nothing', () => {
    expect(read("(({one} = 'a') and ({yes})) or ({text} notempty)")).toEqual(['one 1(a) & yes 1(true)', 'text 11()']);
  });

  it('keep their meaning where they are deeper than one level', () => {
    expect(read("{yes} and ({one} = 'a' or {text} notempty and ({many} = 'a' or {many} = 'b'))")).toEqual([
      'yes 1(true) & one 1(a)',
      'yes 1(true) & text 11() & (many 1(a) | many 1(b))',
    ]);
  });

  it('turn round as a whole', () => {
    expect(read("not (({one} = 'a' or {yes}) and {text} notempty)")).toEqual(['one 2(a) & yes 2(true)', 'text 12()']);
    expect(read("!({one} = 'a' and {yes}) and {text} notempty")).toEqual(['(one 2(a) | yes 2(true)) & text 11()']);
  });
});

describe('a name alone', () => {
  it('holds if it says true, or is answered', () => {
    expect(read('{yes}')).toEqual(['yes 1(true)']);
    expect(read('!{yes} and {text}')).toEqual(['yes 2(true) & text 11()']);
  });
});

describe('what is no option any more', () => {
  it('is left out of a choice between several', () => {
    expect(read("{one} anyof ['a', 'gone']")).toEqual(['one 1(a)']);
    expect(read("{one} = 'gone' or {one} = 'b'")).toEqual(['one 1(b)']);
    expect(read("{text} notempty and ({one} = 'b' or {one} = 'gone')")).toEqual(['text 11() & one 1(b)']);
  });

  it('makes a condition unknown that needs it', () => {
    expect(read("{one} = 'gone'")).toBeUndefined();
    expect(read("{one} = 'gone' and {text} notempty")).toBeUndefined();
    expect(read("{one} != 'gone'")).toBeUndefined();
  });
});

describe('a number of choices', () => {
  it('is one number, or lies between two', () => {
    expect(read('{many.length} = 2')).toEqual(['many 5(2)']);
    expect(read('{many.length} > 1')).toEqual(['many 5(2,3)']);
    expect(read('count(that.many.NAOK) <= 1')).toEqual(['many 5(0,1)']);
    expect(read('{many.length} != 0')).toEqual(['many 5(1,3)']);
    expect(read('{many.length} > 3')).toBeUndefined();
    expect(read('count(many, text) > 1')).toBeUndefined();
    expect(read('{one.length} > 1')).toBeUndefined();
  });
});

describe('a value that is no number', () => {
  it('cannot be compared with a scale', () => {
    expect(read("{rate} = 'good'")).toBeUndefined();
    expect(read('{rate} >= 4')).toEqual(['rate 8(4)', 'rate 6(4)']);
  });
});

describe('a part of a text', () => {
  it('is asked for by a word or by a sign', () => {
    expect(read("{text} *= 'x'")).toEqual(['text 3(x)']);
    expect(read("{text} contains 'x'")).toEqual(['text 3(x)']);
  });
});
