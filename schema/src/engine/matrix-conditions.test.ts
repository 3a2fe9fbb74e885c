import { describe, expect, it } from '@jest/globals';
import {
  answered,
  checked,
  count,
  equal,
  greater,
  includes,
  inRow,
  less,
  notAnswered,
  notEqual,
  ofOption,
  unchecked,
} from '../testing/build-condition.js';
import { growingTable, matrix, pictureDrag, table } from '../testing/build-grid.js';
import { optionLogic, show, withLogic } from '../testing/build-logic.js';
import { single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { holds, shown } from './testing/by-code.js';

const one = matrix(1, 'Q1', 'One each', ['r1', 'r2'], ['a', 'b', 'c']);
const many = matrix(2, 'Q1', 'Several each', ['r1', 'r2'], ['a', 'b', 'c']);
const filled = matrix(
  3,
  'Q1',
  'Words',
  ['r1', 'r2'],
  [
    { title: 'a', required: false },
    { title: 'b', required: false },
  ],
);
const rated = matrix(4, 'Q1', 'Marks', ['r1', 'r2']);

describe('a condition on a row of a matrix', () => {
  it('looks at that row alone', () => {
    expect(holds(one, inRow('r2', checked('Q1', 'c')), { r1: ['a'], r2: ['c'] })).toBe(true);
    expect(holds(one, inRow('r2', checked('Q1', 'c')), { r1: ['c'], r2: ['a'] })).toBe(false);
    expect(holds(many, inRow('r1', includes('Q1', 'a', 'b')), { r1: ['a', 'b'] })).toBe(true);
    expect(holds(many, inRow('r1', count('Q1', 2)), { r1: ['a', 'b'], r2: ['a'] })).toBe(true);
    expect(holds(rated, inRow('r1', greater('Q1', 3)), { r1: 4 })).toBe(true);
    expect(holds(rated, inRow('r2', greater('Q1', 3)), { r1: 4, r2: 1 })).toBe(false);
    expect(holds(filled, inRow('r1', ofOption('b', equal('Q1', 'x'))), { r1: { a: 'y', b: 'X' } })).toBe(true);
    expect(holds(filled, inRow('r1', ofOption('a', equal('Q1', 'x'))), { r1: { a: 'y', b: 'X' } })).toBe(false);
  });

  it('takes an empty row for unanswered', () => {
    expect(holds(one, inRow('r2', answered('Q1')), { r1: ['a'] })).toBe(false);
    expect(holds(one, inRow('r2', notAnswered('Q1')), { r1: ['a'] })).toBe(true);
    expect(holds(one, inRow('r2', unchecked('Q1', 'a')), { r1: ['a'] })).toBe(true);
    expect(holds(many, inRow('r2', count('Q1', 0)), { r1: ['a'] })).toBe(true);
    expect(holds(rated, inRow('r2', less('Q1', 3)), { r1: 1 })).toBe(false);
    expect(holds(one, inRow('r2', unchecked('Q1', 'a')))).toBe(true);
  });

  it('knows pictures that were dragged as rows', () => {
    const dragged = pictureDrag('Q1', 'Drag', ['cat', 'dog'], ['left', 'right']);
    expect(holds(dragged, inRow('dog', checked('Q1', 'left')), { cat: ['right'], dog: ['left'] })).toBe(true);
    expect(holds(dragged, inRow('cat', checked('Q1', 'left')), { cat: ['right'], dog: ['left'] })).toBe(false);
  });
});

describe('a condition on a matrix without a row', () => {
  it('holds if any row satisfies it (R23)', () => {
    expect(holds(one, checked('Q1', 'c'), { r1: ['a'], r2: ['c'] })).toBe(true);
    expect(holds(one, checked('Q1', 'c'), { r1: ['a'], r2: ['b'] })).toBe(false);
    expect(holds(many, includes('Q1', 'a', 'b'), { r1: ['a'], r2: ['b'] })).toBe(false);
    expect(holds(many, includes('Q1', 'a', 'b'), { r1: ['a'], r2: ['a', 'b'] })).toBe(true);
    expect(holds(rated, greater('Q1', 3), { r1: 1, r2: 5 })).toBe(true);
    expect(holds(filled, equal('Q1', 'x'), { r2: { b: 'x' } })).toBe(true);
    expect(holds(one, answered('Q1'), { r2: ['a'] })).toBe(true);
  });

  it('holds in a negative form only if every row satisfies it (R23)', () => {
    expect(holds(one, unchecked('Q1', 'c'), { r1: ['a'], r2: ['c'] })).toBe(false);
    expect(holds(one, unchecked('Q1', 'c'), { r1: ['a'], r2: ['b'] })).toBe(true);
    expect(holds(rated, notEqual('Q1', 3), { r1: 3, r2: 5 })).toBe(false);
    expect(holds(rated, notEqual('Q1', 3), { r2: 5 })).toBe(true);
    expect(holds(one, notAnswered('Q1'), { r2: ['a'] })).toBe(false);
  });

  it('counts within a row, an empty row as 0', () => {
    expect(holds(many, count('Q1', 2), { r1: ['a'], r2: ['b'] })).toBe(false);
    expect(holds(many, count('Q1', 2), { r1: ['a'], r2: ['a', 'b'] })).toBe(true);
    expect(holds(many, count('Q1', 0), { r1: ['a'] })).toBe(true);
    expect(holds(many, count('Q1', 0), { r1: ['a'], r2: ['b'] })).toBe(false);
    expect(holds(many, count('Q1', 0))).toBe(true);
  });

  it('does not count rows that are hidden', () => {
    const rows = matrix(2, 'Q1', 'Several each', ['r1', 'r2'], ['a', 'b']);
    const definition = withLogic(
      survey(single('Q0', 'All?', ['yes', 'no']), rows, text('Then', 'Then')),
      optionLogic('Q1', 'hide', ['r2'], [checked('Q0', 'no')], 2),
      show('Then', count('Q1', 0)),
    );
    expect(shown(definition, { Q0: 'no', Q1: { r1: ['a'] } })).toBe('Q0 Q1');
    expect(shown(definition, { Q0: 'yes', Q1: { r1: ['a'] } })).toBe('Q0 Q1 Then');
  });
});

describe('a condition on a table', () => {
  const columns = [
    { title: 'name', required: false },
    { title: 'age', required: false },
  ];
  const fixed = table('Q1', 'Family', ['mother', 'father'], columns);
  const growing = growingTable('Q1', 'Children', columns);

  it('reads a cell of a row, or of any row', () => {
    expect(holds(fixed, inRow('father', ofOption('age', greater('Q1', 40))), [{ age: '50' }, { age: '30' }])).toBe(false);
    expect(holds(fixed, inRow('mother', ofOption('age', greater('Q1', 40))), [{ age: '50' }, { age: '30' }])).toBe(true);
    expect(holds(fixed, inRow('mother', answered('Q1')), [{}, { age: '30' }])).toBe(false);
    expect(holds(growing, ofOption('age', less('Q1', 3)), [{ age: '7' }, { age: '2' }])).toBe(true);
    expect(holds(growing, ofOption('name', less('Q1', 3)), [{ age: '7' }, { age: '2' }])).toBe(false);
  });

  it('counts the rows that are filled in', () => {
    expect(holds(growing, count('Q1', 2), [{ age: '7' }, { age: '2' }])).toBe(true);
    expect(holds(growing, count('Q1', 2), [{ age: '7' }])).toBe(false);
    expect(holds(fixed, count('Q1', 1), [{}, { age: '30' }])).toBe(true);
    expect(holds(growing, count('Q1', 0))).toBe(true);
  });
});
