import { describe, expect, it } from '@jest/globals';
import { isLong, matching } from './matching';

const choices = ['New York', 'York', 'Newark'].map((title) => ({ value: title, title }));
const titles = (sought: string) => matching(choices, sought).map(({ title }) => title);

describe('what is sought in a long list', () => {
  it('is all of it while nothing is typed', () => {
    expect(titles(' ')).toEqual(['New York', 'York', 'Newark']);
  });

  it('is found wherever it stands in a title, beginnings first', () => {
    expect(titles('york')).toEqual(['York', 'New York']);
    expect(titles('NEWY')).toEqual(['New York']);
    expect(titles('\uff39ork')).toEqual(['York', 'New York']);
    expect(titles('paris')).toEqual([]);
  });
});

it('Only lists of more than 30 are long', () => {
  const list = (length: number) => Array.from({ length }, () => ({ value: '', title: '' }));

  expect(isLong(list(30))).toBe(false);
  expect(isLong(list(31))).toBe(true);
});
