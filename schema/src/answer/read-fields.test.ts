import { describe, expect, it } from '@jest/globals';
import { form, proportion } from '../testing/build-node.js';
import { growingTable, table } from '../testing/build-grid.js';
import { readingOf } from '../testing/reading-of.js';

const contact = form('Q1', 'Who?', ['name', { title: 'age', type: 1, setting: { max: 120 } }, { title: 'note', required: false }]);

describe('a form', () => {
  it('is texts by field, trimmed, blank ones left out', () => {
    expect(readingOf(contact, { fields: { 3: ' 30 ', 2: 'Li', 4: ' ' } })).toEqual({
      answer: { fields: { 2: 'Li', 3: '30' } },
      errors: [],
    });
  });

  it('takes a number as its digits', () => {
    expect(readingOf(contact, { fields: { 2: 'Li', 3: 30 } }).answer).toEqual({ fields: { 2: 'Li', 3: '30' } });
  });

  it('asks for its required fields once it has been begun', () => {
    expect(readingOf(contact, { fields: { 4: 'hello' } }).errors).toEqual([
      { nodeId: 1, reason: 'required', optionId: 2 },
      { nodeId: 1, reason: 'required', optionId: 3 },
    ]);
    expect(readingOf(contact, { fields: { 2: ' ' } })).toEqual({ answer: undefined, errors: [] });
  });

  it('tests each field by its own input type', () => {
    expect(readingOf(contact, { fields: { 2: 'Li', 3: 'old' } }).errors).toEqual([{ nodeId: 1, optionId: 3, reason: 'integer' }]);
    expect(readingOf(contact, { fields: { 2: 'Li', 3: '121' } }).errors).toEqual([{ nodeId: 1, optionId: 3, reason: 'max', limit: 120 }]);
  });

  it('asks nothing of a field that logic hides, and knows no field of another question', () => {
    expect(readingOf(contact, { fields: { 2: 'Li', 3: 'old' } }, [3])).toEqual({ answer: { fields: { 2: 'Li' } }, errors: [] });
    expect(readingOf(contact, { fields: { 2: 'Li', 3: '30', 9: 'x' } }).errors).toEqual([
      { nodeId: 1, reason: 'unknownOption', optionId: 9 },
    ]);
  });

  it.each([[{ fields: [] }], [{ fields: { a: 'x' } }], [{ fields: { '02': 'x' } }], [{ fields: { 2: true } }], [{ 2: 'Li' }], [{}]])(
    'is not %j',
    (value) => {
      expect(readingOf(contact, value).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
    },
  );
});

describe('a proportion', () => {
  const budget = proportion('Q1', 'How do you spend it?', ['food', 'rent', 'fun'], {
    setting: { sum: 100, is_limit: true, min: 0, max: 60 },
  });

  it('adds up to its sum, an item without a number counting as 0', () => {
    expect(readingOf(budget, { fields: { 4: 40, 2: 60 } })).toEqual({ answer: { fields: { 2: 60, 4: 40 } }, errors: [] });
    expect(readingOf(budget, { fields: { 2: 60, 3: 39 } }).errors).toEqual([{ nodeId: 1, reason: 'sum', limit: 100 }]);
    expect(readingOf(budget, { fields: {} })).toEqual({ answer: undefined, errors: [] });
  });

  it('bounds each number where the author limits them', () => {
    const lowest = proportion('Q1', 'How?', ['a', 'b'], { setting: { is_limit: true, min: 5 } });

    expect(readingOf(budget, { fields: { 2: 61, 3: 39 } }).errors).toEqual([{ nodeId: 1, reason: 'max', limit: 60, optionId: 2 }]);
    expect(readingOf(lowest, { fields: { 2: 101 } }).errors).toEqual([
      { nodeId: 1, reason: 'max', limit: 100, optionId: 2 },
      { nodeId: 1, reason: 'min', limit: 5, optionId: 3 },
    ]);
  });

  it('takes whole numbers from 0 to 99999 where they are not limited', () => {
    const free = proportion('Q1', 'How?', ['a', 'b'], { setting: { min: 5, max: 6 } });
    const errorFor = (number: number) => readingOf(free, { fields: { 2: number } }).errors[0];

    expect([errorFor(0), errorFor(99999)]).toEqual([undefined, undefined]);
    expect(errorFor(100000)).toEqual({ nodeId: 1, reason: 'max', limit: 99999, optionId: 2 });
    expect(errorFor(-1)).toEqual({ nodeId: 1, reason: 'min', limit: 0, optionId: 2 });
    expect(errorFor(0.5)).toEqual({ nodeId: 1, reason: 'integer', optionId: 2 });
  });

  it('counts nothing of an item that logic hides', () => {
    expect(readingOf(budget, { fields: { 2: 60, 3: 10, 4: 40 } }, [3])).toEqual({ answer: { fields: { 2: 60, 4: 40 } }, errors: [] });
    expect(readingOf(budget, { fields: { 2: 60, 4: 40, 8: 1 } }).errors).toEqual([{ nodeId: 1, reason: 'unknownOption', optionId: 8 }]);
  });

  it.each([[{ fields: { 2: '60' } }], [{ fields: null }], [{ fields: { x: 1 } }]])('is not %j', (value) => {
    expect(readingOf(budget, value).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });
});

describe('a table', () => {
  const week = table(
    'Q1',
    'Hours?',
    ['Monday', 'Tuesday', 'Sunday'],
    [
      { title: 'hours', type: 1 },
      { title: 'note', required: false },
    ],
  );

  it('has the n-th entry for its n-th row; blank ones at the end go', () => {
    expect(readingOf(week, { rows: [{}, { 5: '8' }, { 6: ' ' }] })).toEqual({ answer: { rows: [{}, { 5: '8' }] }, errors: [] });
    expect(readingOf(week, { rows: [{}, {}] })).toEqual({ answer: undefined, errors: [] });
  });

  it('asks for the required columns of a row that has been begun, and tells the row', () => {
    expect(readingOf(week, { rows: [{ 5: '8' }, { 6: 'ill' }] }).errors).toEqual([
      { nodeId: 1, reason: 'required', optionId: 5, rowId: 3 },
    ]);
    expect(readingOf(week, { rows: [{ 5: 'all' }] }).errors).toEqual([{ nodeId: 1, optionId: 5, reason: 'integer', rowId: 2 }]);
  });

  it('asks for every row that is shown where it is required', () => {
    const required = { ...week, required: true };

    expect(readingOf(required, { rows: [{ 5: '8' }] }).errors).toEqual([
      { nodeId: 1, reason: 'row', rowId: 3 },
      { nodeId: 1, reason: 'row', rowId: 4 },
    ]);
    expect(readingOf(required, { rows: [{ 5: '8' }, { 5: '7' }] }, [4]).errors).toEqual([]);
    expect(readingOf(required, { rows: [] }).errors).toEqual([{ nodeId: 1, reason: 'required' }]);
  });

  it('counts nothing of a row that logic hides', () => {
    expect(readingOf(week, { rows: [{ 5: '8' }, { 5: '7' }, { 5: '1' }] }, [3]).answer).toEqual({ rows: [{ 5: '8' }, {}, { 5: '1' }] });
  });

  it.each([[{ rows: {} }], [{ rows: ['8'] }], [{ rows: [{}, {}, {}, {}] }], [{ rows: [{ hours: '8' }] }], [{}]])('is not %j', (value) => {
    expect(readingOf(week, value).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });
});

describe('a table that grows', () => {
  const trips = growingTable('Q1', 'Trips?', [{ title: 'where' }, { title: 'days', type: 1 }], { setting: { min: 2, max: 3 } });
  const row = { 2: 'Xi an', 3: '2' };

  it('has the rows that were filled in', () => {
    expect(readingOf(trips, { rows: [{}, row, { 2: ' ' }, row] })).toEqual({ answer: { rows: [row, row] }, errors: [] });
  });

  it('has its fewest rows at least and its most at most, unless it is left empty', () => {
    expect(readingOf(trips, { rows: [row] }).errors).toEqual([{ nodeId: 1, reason: 'min', limit: 2 }]);
    expect(readingOf(trips, { rows: [row, row, row, row] }).errors).toEqual([{ nodeId: 1, reason: 'max', limit: 3 }]);
    expect(readingOf(trips, { rows: [] }).errors).toEqual([]);
  });

  it('tells which row a mistake is in, counted from 0', () => {
    expect(readingOf(trips, { rows: [row, { 2: 'Lhasa', 3: 'long' }] }).errors).toEqual([
      { nodeId: 1, optionId: 3, reason: 'integer', row: 1 },
    ]);
  });

  it('takes up to a hundred rows where the author sets no limit, and is not read beyond', () => {
    const free = growingTable('Q1', 'Trips?', ['where']);

    expect(readingOf(free, { rows: [{ 2: 'x' }] }).errors).toEqual([]);
    expect(readingOf(free, { rows: Array.from({ length: 100 }, () => ({ 2: 'x' })) }).errors).toEqual([]);
    expect(readingOf(free, { rows: Array.from({ length: 101 }, () => ({})) }).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });
});
