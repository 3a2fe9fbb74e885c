import { describe, expect, it } from '@jest/globals';
import { comparedQuestion, option, value } from './category.factory';
import { blocksOf } from './comparison';

const row = (rowId: number, title: string, more: object) => ({
  rowId,
  title,
  base: 5,
  retired: false,
  numbers: null,
  values: [],
  options: [],
  fields: [],
  ...more,
});
const field = (optionId: number, title: string, mean: number) => ({
  optionId,
  title,
  base: 5,
  retired: false,
  numbers: { mean },
  values: [],
});

describe('questions beside each other', () => {
  it('have a line for each option that any column has, nobody where a column does not have it', () => {
    const all = comparedQuestion(1, 'Drink', { base: 3, options: [option(11, 'tea', 2, 66.7), option(12, 'coffee', 1, 33.3)] });
    const some = comparedQuestion(1, 'Drink', { base: 1, options: [option(12, 'coffee', 1, 100)] });

    const [block, another] = blocksOf([all, some, undefined]);

    expect(another).toBeUndefined();
    expect(block?.bases).toEqual([3, 1, 0]);
    expect(block?.lines.map(({ label, shares }) => [label, ...shares.map(({ count }) => count)])).toEqual([
      ['tea', 2, 0, 0],
      ['coffee', 1, 1, 0],
    ]);
  });

  it('have means beside the counts of a scale', () => {
    const stars = comparedQuestion(1, 'Stars', { type: 'RATE', numbers: { mean: 4.5 }, values: [value('4', 1, 50), value('5', 1, 50)] });

    expect(blocksOf([stars, { ...stars, numbers: { mean: null }, values: [] }])).toMatchObject([
      { lines: [{ label: '4' }, { label: '5' }], means: [{ label: null, means: [4.5, null] }] },
    ]);
  });

  it('have a part for each row of a matrix', () => {
    const rows = [row(11, 'hot', { options: [option(1, 'good', 5, 100)] }), row(12, 'cold', { numbers: { mean: 2 } })];
    const matrix = comparedQuestion(1, 'Taste', { type: 'MATRIX', rows });

    expect(blocksOf([matrix, matrix])).toMatchObject([
      { title: 'hot', bases: [5, 5], lines: [{ label: 'good' }], means: [] },
      { title: 'cold', lines: [], means: [{ means: [2, 2] }] },
    ]);
  });

  it('have the mean of each field that is typed or ranked', () => {
    const rank = comparedQuestion(1, 'Order', { type: 'RANK', fields: [field(11, 'age', 30), field(12, 'height', 170)] });

    expect(blocksOf([rank])).toMatchObject([
      {
        means: [
          { label: 'age', means: [30] },
          { label: 'height', means: [170] },
        ],
      },
    ]);
  });

  it('name the places of a cascade by their way', () => {
    const options = [option(1, 'Hebei', 2, 100), { ...option(2, 'Baoding', 2, 100), parentId: 1 }];

    expect(blocksOf([comparedQuestion(1, 'Place', { type: 'CASCADE', options })])[0]?.lines.map(({ label }) => label)).toEqual([
      'Hebei',
      'Hebei / Baoding',
    ]);
  });

  it('have their base alone where nothing is counted', () => {
    expect(blocksOf([comparedQuestion(1, 'Why?', { type: 'OPEN_TEXT', base: 7 })])).toMatchObject([{ bases: [7], lines: [], means: [] }]);
  });
});
