import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@wence/schema';
import { NO_FILTER } from '../../shared/response-filter/response-filter';
import { comparedQuestion, option, value } from './category.factory';
import { type FactCounts, factValues } from './split-fact';
import { filterWith, largestOf, splitValues, splitVariables, takesCondition } from './split-variable';

const drinks = comparedQuestion(1, 'Drink?', {
  options: [option(11, 'Tea', 5, 25), { ...option(12, 'Espresso', 9, 45), group: 'Coffee' }, option(13, 'Water', 6, 30)],
});
const stars = comparedQuestion(2, 'Stars?', { type: 'RATE', values: [value('1', 2, 10), value('2', 18, 90)] });
const tea = { answer: { nodeId: 1, anyOf: [11] } };

describe('a question that responses are split by', () => {
  it('is a choice or a rating', () => {
    const ranked = comparedQuestion(3, 'Rank', { type: 'RANK', options: [option(31, 'A', 1, 5)] });
    const text = comparedQuestion(4, 'Why?', { type: 'OPEN_TEXT' });

    expect(splitVariables([drinks, ranked, stars, text])).toEqual([drinks, stars]);
  });

  it('has a column for each option or point, under its name and its group', () => {
    expect(splitValues(drinks).map(({ name, condition }) => [name, condition])).toEqual([
      ['Tea', tea],
      ['Coffee / Espresso', { answer: { nodeId: 1, anyOf: [12] } }],
      ['Water', { answer: { nodeId: 1, anyOf: [13] } }],
    ]);
    expect(splitValues(stars).at(-1)).toMatchObject({ name: '2', condition: { answer: { nodeId: 2, range: { from: 2, to: 2 } } } });
  });

  it('shows the most frequent answers first, and says how many are left out', () => {
    const many = splitValues({ ...drinks, options: [3, 9, 1, 9, 7, 2].map((count, place) => option(place + 1, `O${place}`, count, 0)) });

    expect(largestOf(many).shown.map(({ name }) => name)).toEqual(['O1', 'O3', 'O4', 'O0']);
    expect(largestOf(many).omitted).toBe(2);
    expect(largestOf(splitValues(stars)).omitted).toBe(0);
  });

  it('adds its answer to what the chips say', () => {
    expect(filterWith({ ...NO_FILTER, source: 'mail', conditions: { match: 'any', conditions: [tea, { valid: true }] } }, tea)).toEqual({
      source: 'mail',
      where: { match: 'ALL', conditions: [tea, { group: { match: 'ANY', conditions: [tea, { valid: true }] } }] },
    });
  });

  it('cannot be added to brackets of which any may hold, nor to as many conditions as there may be', () => {
    const nested = { match: 'any' as const, conditions: [{ group: { conditions: [tea, tea] } }, tea] };
    const full = { conditions: Array.from({ length: LIMITS.filterConditions }, () => tea) };

    expect(takesCondition({ ...NO_FILTER, conditions: nested })).toBe(false);
    expect(takesCondition({ ...NO_FILTER, conditions: full })).toBe(false);
    expect(takesCondition({ ...NO_FILTER, conditions: { conditions: full.conditions.slice(1) } })).toBe(true);
  });
});

describe('a fact that responses are split by', () => {
  const counts: FactCounts = {
    sources: [
      { source: 'mail', name: 'mail', count: 7 },
      { source: null, name: null, count: 3 },
    ],
    devices: [{ device: 'TABLET', count: 10 }],
    regions: [
      { region: 'CN-GD', count: 6 },
      { region: null, count: 4 },
    ],
  };
  const columns = (fact: Parameters<typeof factValues>[0]) =>
    factValues(fact, counts, (_fact, given) => given ?? 'none').map(({ name, condition }) => [name, condition]);

  it('has a column for each value that responses have, and for those of which it is not known', () => {
    expect(columns('source')).toEqual([
      ['mail', { source: { anyOf: ['mail'] } }],
      ['none', { source: { anyOf: [''] } }],
    ]);
    expect(columns('device')).toEqual([['TABLET', { device: { anyOf: ['tablet'] } }]]);
    expect(columns('region')).toEqual([
      ['CN-GD', { region: { anyOf: ['CN-GD'] } }],
      ['none', { region: { anyOf: ['unknown'] } }],
    ]);
  });
});
