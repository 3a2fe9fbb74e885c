import { describe, expect, it } from '@jest/globals';
import { growingTable, matrix, table } from '../testing/build-grid.js';
import { date, form, question, text, time } from '../testing/build-node.js';
import { figuresOf, given } from './testing/figures-of.js';

describe('what is typed', () => {
  it('is told as numbers where numbers are asked for, with the latest beside', () => {
    const asked = text('Q1', 'How many?', { setting: { format: 1 } });

    const { numbers, text: texts } = figuresOf(asked, '7', '-12', '+30', '8');

    expect(numbers).toEqual({ answered: 4, mean: 8.25, median: 7.5, min: -12, max: 30 });
    expect(texts).toEqual({ answered: 4, latest: ['8', '+30', '-12', '7'] });
  });

  it('is told with decimals where they are asked for, and without figures of numbers where texts are', () => {
    expect(figuresOf(text('Q1', 'Weight?', { setting: { format: 2 } }), '0.1', '0.2', '0.3').numbers).toEqual({
      answered: 3,
      mean: 0.2,
      median: 0.2,
      min: 0.1,
      max: 0.3,
    });
    expect(figuresOf(text('Q1', 'Why?'), '7').numbers).toBeUndefined();
  });

  it.each([50, 53, 54, 56, 57, 60, 42] as const)('is listed for a question of type %s', (type) => {
    expect(figuresOf(question(type, 'Q1', 'Who?'), 'one', 'two').text).toEqual({ answered: 2, latest: ['two', 'one'] });
  });
});

describe('a form', () => {
  const asked = form('Q1', 'You', [
    'name',
    { title: 'age', type: 1 },
    { title: 'city', type: 90, setting: { options: ['Xi’an', 'Jinan'] } },
  ]);

  it('tells each field by its own input', () => {
    const { base, fields } = figuresOf(asked, { name: 'Li', age: '20', city: 'Jinan' }, { name: 'Wang', age: '41' }, { city: 'Jinan' });

    expect(base).toBe(3);
    expect(fields?.map((field) => [field.title, field.base])).toEqual([
      ['name', 2],
      ['age', 2],
      ['city', 2],
    ]);
    expect(fields?.[0]?.text).toEqual({ answered: 2, latest: ['Wang', 'Li'] });
    expect(fields?.[1]?.numbers).toEqual({ answered: 2, mean: 30.5, median: 30.5, min: 20, max: 41 });
    expect(fields?.[2]).toMatchObject({
      others: 0,
      values: [
        { value: 'Xi’an', count: 0, percent: 0 },
        { value: 'Jinan', count: 2, percent: 100 },
      ],
    });
  });

  it('counts a choice that is none any more with the others', () => {
    const { fields } = figuresOf(asked, { city: 'Atlantis' }, { city: 'Jinan' });

    expect(fields?.[2]).toMatchObject({ others: 1, values: [{ count: 0 }, { value: 'Jinan', count: 1, percent: 50 }] });
  });

  it('keeps the five latest texts of a field', () => {
    const answers = Array.from({ length: 7 }, (_, place) => ({ name: `n${place}` }));

    expect(figuresOf(asked, ...answers).fields?.[0]?.text).toEqual({ answered: 7, latest: ['n6', 'n5', 'n4', 'n3', 'n2'] });
  });
});

describe('a table', () => {
  const columns = ['item', { title: 'price', type: 2 }];

  it('tells each column over all rows, and how many rows were filled in', () => {
    const { base, fields, rowCounts } = figuresOf(
      growingTable('Q1', 'Bought?', columns),
      [
        { item: 'tea', price: '3.5' },
        { item: 'rice', price: '8' },
      ],
      [{ price: '1' }],
    );

    expect(base).toBe(2);
    expect(fields?.map((field) => [field.title, field.base, field.text?.answered])).toEqual([
      ['item', 1, 2],
      ['price', 2, 3],
    ]);
    expect(fields?.[1]?.numbers).toEqual({ answered: 3, mean: 4.17, median: 3.5, min: 1, max: 8 });
    expect(rowCounts).toEqual({ answered: 2, mean: 1.5, median: 1.5, min: 1, max: 2 });
  });

  it('does not count rows of a fixed one that were left empty', () => {
    const { fields, rowCounts } = figuresOf(table('Q1', 'Meals?', ['mon', 'tue', 'wed'], ['what']), [
      { what: 'rice' },
      {},
      { what: 'tea' },
    ]);

    expect(fields?.[0]).toMatchObject({ base: 1, text: { answered: 2, latest: ['tea', 'rice'] } });
    expect(rowCounts).toMatchObject({ answered: 1, mean: 2 });
  });
});

describe('a fill-in matrix', () => {
  it('tells each column of each row by its input', () => {
    const asked = matrix(3, 'Q1', 'Pets?', ['cats', 'dogs'], [{ title: 'how many', type: 1 }, 'names']);

    const { rows } = figuresOf(asked, { cats: { 'how many': '2', names: 'Mimi' } }, { cats: { 'how many': '3' }, dogs: { names: 'Rex' } });

    expect(rows?.map((row) => [row.title, row.base, row.text])).toEqual([
      ['cats', 2, undefined],
      ['dogs', 1, undefined],
    ]);
    expect(rows?.[0]?.fields?.map(({ title, base, numbers, text: texts }) => [title, base, numbers?.mean, texts?.latest])).toEqual([
      ['how many', 2, 2.5, ['3', '2']],
      ['names', 1, undefined, ['Mimi']],
    ]);
    expect(rows?.[1]?.fields?.[1]?.text?.latest).toEqual(['Rex']);
  });
});

describe('days and times', () => {
  it('have a first and a last one, and are counted by month', () => {
    const { base, dates, values, others } = figuresOf(date('Q1', 'When?'), '2026-03-31', '2025-12-01', '2026-03-02');

    expect([base, others]).toEqual([3, 0]);
    expect(dates).toEqual({ earliest: '2025-12-01', latest: '2026-03-31' });
    expect(values).toEqual([
      { value: '2025-12', count: 1, percent: 33.3 },
      { value: '2026-03', count: 2, percent: 66.7 },
    ]);
  });

  it('are counted by hour where a time is asked, by year where a year is, and not at all before anybody answers', () => {
    expect(given(figuresOf(time('Q1', 'When?'), '18:05', '18:59', '07:00').values)).toEqual({ '07:00': 1, '18:00': 2 });
    expect(given(figuresOf(date('Q1', 'When?', { setting: { format: 2 } }), '1999', '2001', '2001').values)).toEqual({ 1999: 1, 2001: 2 });
    expect(figuresOf(date('Q1', 'When?'))).toMatchObject({ base: 0, values: [] });
    expect(figuresOf(date('Q1', 'When?')).dates).toBeUndefined();
  });

  it('keep the latest twenty years of months; earlier ones are counted with the others', () => {
    const months = Array.from(
      { length: 250 },
      (_, place) => `${1990 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}-01`,
    );

    const { values, others, dates } = figuresOf(date('Q1', 'When?'), ...[...months].reverse(), '1990-01-31');

    expect(values).toHaveLength(240);
    expect(values?.[0]?.value).toBe('1990-11');
    expect(others).toBe(11);
    expect(dates?.earliest).toBe('1990-01-01');
  });
});
