import { describe, expect, it } from '@jest/globals';
import type { SurveyOption } from '@wence/schema';
import { levelsOf, pathWith } from './cascade';

const yi: SurveyOption = { id: 4, code: '3', title: 'Yi' };
const baoding: SurveyOption = { id: 3, code: '2', title: 'Baoding', nodes: [yi] };
const hebei: SurveyOption = { id: 2, code: '1', title: 'Hebei', nodes: [baoding] };
const macau: SurveyOption = { id: 5, code: '4', title: 'Macau' };
const node = { options: [hebei, macau] };
const all = [hebei, baoding, yi, macau];
const read = (path: readonly number[], options = all) =>
  levelsOf(node, options, { path }).map(({ choices, chosen }) => [choices.map(({ title }) => title), chosen?.title]);

describe('the levels of a cascade', () => {
  it('are all told of before anything is chosen, and open one after the other', () => {
    expect(levelsOf(node, all, undefined).map(({ choices }) => choices.length)).toEqual([2, 0, 0]);
    expect(read([2])).toEqual([
      [['Hebei', 'Macau'], 'Hebei'],
      [['Baoding'], undefined],
      [[], undefined],
    ]);
    expect(read([2, 3, 4]).at(-1)).toEqual([['Yi'], 'Yi']);
  });

  it('end where the chosen option has nothing below it', () => {
    expect(read([5])).toEqual([[['Hebei', 'Macau'], 'Macau']]);
  });

  it('leave out what logic hides', () => {
    expect(read([2, 3], [hebei, baoding, macau])).toEqual([
      [['Hebei', 'Macau'], 'Hebei'],
      [['Baoding'], 'Baoding'],
    ]);
    expect(read([2, 3, 4], [macau])).toEqual([[['Macau'], undefined]]);
  });

  it('lose what lay below an option that is chosen no more', () => {
    const levels = levelsOf(node, all, { path: [2, 3, 4] });

    expect(pathWith(levels, 0, 5)).toEqual([5]);
    expect(pathWith(levels, 1, null)).toEqual([2]);
    expect(pathWith(levels, 2, 4)).toEqual([2, 3, 4]);
  });
});
