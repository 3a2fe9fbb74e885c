import { describe, expect, it } from '@jest/globals';
import { palette } from '../../../theme/palette';
import type { Grid, List } from './figure-data';
import { heatDrawing, stackedDrawing } from './grid-charts';
import { barDrawing, columnDrawing, donutDrawing } from './list-charts';

const listOf = (...rows: readonly (readonly [label: string, value: number])[]): List => ({
  head: 'Option',
  figureHeads: ['Share'],
  most: 100,
  rows: rows.map(([label, value], key) => ({ key, label, value, figures: [`${value.toFixed(1)}%`] })),
});

/** The only axis or series of a kind, as plain data. */
const plain = (part: unknown): Record<string, never> => JSON.parse(JSON.stringify(Array.isArray(part) ? part[0] : part));

describe('bars', () => {
  it('stand in the order of the rows on one scale for all questions, deleted options in grey', () => {
    const list = listOf(['Tea', 60], ['Rum', 40]);
    const [tea, rum] = list.rows;
    const { height, optionAt } = barDrawing({ ...list, rows: [tea!, { ...rum!, isFaded: true }] });
    const { xAxis, yAxis, series } = optionAt(800);
    expect(plain(xAxis)).toMatchObject({ min: 0, max: 100 });
    expect(plain(yAxis)).toMatchObject({ inverse: true, data: ['Tea', 'Rum'] });
    expect(plain(series)['data']).toMatchObject([{ value: 60 }, { value: 40, itemStyle: { color: palette.inkHint } }]);
    expect(height).toBe(72);
  });
});

describe('columns', () => {
  const axisAt = (list: List, width: number) => plain(columnDrawing(list).optionAt(width).xAxis)['axisLabel'];

  it('have their labels in lines below them where these fit', () => {
    expect(axisAt(listOf(['Very good', 50], ['Very bad', 50]), 160)).toMatchObject({ overflow: 'break', width: 74 });
  });

  it('have them aslant where a word is wider than its column, and straight again where there is room', () => {
    expect(axisAt(listOf(['Extraordinary', 50], ['Bad', 50]), 160)).toMatchObject({ rotate: 45 });
    expect(axisAt(listOf(['Extraordinary', 50], ['Bad', 50]), 600)).toMatchObject({ rotate: 0 });
  });

  it('have as many labels as there is room for where they are many', () => {
    const months = Array.from({ length: 40 }, (_, month) => [`2026-${month}`, 1] as const);
    expect(axisAt(listOf(...months), 800)).toMatchObject({ hideOverlap: true });
  });
});

describe('a donut', () => {
  const dataOf = (isNamed: boolean) =>
    plain(donutDrawing(listOf(['Tea', 95], ['Rum', 5], ['Ale', 0]), isNamed).optionAt(240).series)['data'];

  it('has no slice for what nobody chose, and each in the colour that its row has in the table', () => {
    expect(dataOf(false)).toMatchObject([
      { name: '95.0%', itemStyle: { color: '#0E7490' }, label: { show: true } },
      { name: '5.0%', itemStyle: { color: '#D97706' }, label: { show: false } },
    ]);
  });

  it('names its slices in an image, where no table stands beside it', () => {
    expect(dataOf(true)).toMatchObject([{ name: 'Tea  95.0%' }, { name: 'Rum  5.0%', label: { show: true } }]);
  });
});

describe('a matrix', () => {
  const cell = (percent: number) => ({ count: percent, percent });
  const grid: Grid = {
    head: 'Row',
    factHeads: [],
    columns: [
      { key: 1, label: 'Yes' },
      { key: 2, label: 'No' },
    ],
    rows: [
      { key: 1, label: 'Tea', isRetired: false, base: 4, facts: [], cells: [cell(75), cell(25)] },
      { key: 2, label: 'Rum', isRetired: false, base: 0, facts: [], cells: [cell(0), null] },
    ],
  };

  it('has one series for each column, which add up to the whole of a row', () => {
    const { series, legend } = stackedDrawing(grid).optionAt(800);
    const all = (Array.isArray(series) ? series : []).map(plain);
    expect(all.map(({ name, stack }) => [name, stack])).toEqual([
      ['Yes', 'row'],
      ['No', 'row'],
    ]);
    expect(all[0]?.['data']).toMatchObject([
      { value: 75, label: { show: true, formatter: '75%' } },
      { value: 0, label: { show: false } },
    ]);
    expect(plain(legend)['data']).toEqual(['Yes', 'No']);
  });

  it('leaves the rows that nobody answered empty', () => {
    expect(plain(heatDrawing(grid).optionAt(800).series)['data']).toEqual([
      [0, 0, 75],
      [1, 0, 25],
    ]);
  });
});
