import { describe, expect, it } from '@jest/globals';
import { matrix, pictureDrag } from '../testing/build-grid.js';
import { readingOf } from '../testing/reading-of.js';

const taste = matrix(1, 'Q1', 'Which?', ['tea', 'coffee'], ['good', 'bad']);

describe('a matrix', () => {
  it('has one choice per row, by row id [S3.matrix.subtypes]', () => {
    expect(readingOf(taste, { rows: { 3: { option: 5 }, 2: { option: 4 } } })).toEqual({
      answer: { rows: { 2: { option: 4 }, 3: { option: 5 } } },
      errors: [],
    });
    expect(readingOf(taste, { rows: {} })).toEqual({ answer: undefined, errors: [] });
  });

  it('tells the row of what is wrong in it', () => {
    expect(readingOf(taste, { rows: { 2: { option: 4 }, 3: { option: 77 } } })).toEqual({
      answer: { rows: { 2: { option: 4 } } },
      errors: [{ nodeId: 1, reason: 'unknownOption', optionId: 77, rowId: 3 }],
    });
    expect(readingOf(taste, { rows: { 9: { option: 4 } } }).errors).toEqual([{ nodeId: 1, reason: 'unknownRow', rowId: 9 }]);
  });

  it('counts no row and no column that logic hides', () => {
    const both = { rows: { 2: { option: 4 }, 3: { option: 5 } } };

    expect(readingOf(taste, both, [2])).toEqual({ answer: { rows: { 3: { option: 5 } } }, errors: [] });
    expect(readingOf(taste, both, [5])).toEqual({ answer: { rows: { 2: { option: 4 } } }, errors: [] });
  });

  it('asks for every row that is shown where it is required', () => {
    const required = { ...taste, required: true };

    expect(readingOf(required, { rows: { 3: { option: 4 } } }).errors).toEqual([{ nodeId: 1, reason: 'row', rowId: 2 }]);
    expect(readingOf(required, { rows: { 3: { option: 4 } } }, [2]).errors).toEqual([]);
    expect(readingOf(required, { rows: {} }).errors).toEqual([{ nodeId: 1, reason: 'required' }]);
    expect(readingOf(taste, { rows: { 3: { option: 4 } } }).errors).toEqual([]);
  });

  it('lets each column be taken once where the author says so', () => {
    const ranked = matrix(1, 'Q1', 'Which place?', ['a', 'b', 'c'], ['1st', '2nd'], { required: true, setting: { is_one: true } });

    expect(readingOf(ranked, { rows: { 2: { option: 5 }, 3: { option: 5 } } }).errors).toEqual([
      { nodeId: 1, reason: 'unique', rowId: 3, optionId: 5 },
    ]);
    expect(readingOf(ranked, { rows: { 2: { option: 5 }, 3: { option: 6 } } }).errors).toEqual([]);
    expect(readingOf(ranked, { rows: { 2: { option: 5 } } }).errors).toEqual([
      { nodeId: 1, reason: 'row', rowId: 3 },
      { nodeId: 1, reason: 'row', rowId: 4 },
    ]);
    expect(readingOf(taste, { rows: { 2: { option: 4 }, 3: { option: 4 } } }).errors).toEqual([]);
  });

  it('needs the name of an answered row that the respondent names', () => {
    const open = matrix(1, 'Q1', 'Which?', ['tea', { title: 'other', other: true }], ['good'], { required: true });
    const both = { 2: { option: 4 }, 3: { option: 4 } };

    expect(readingOf(open, { rows: both, names: { 3: ' mate ', 2: 'tea' } })).toEqual({
      answer: { rows: both, names: { 3: 'mate' } },
      errors: [],
    });
    expect(readingOf(open, { rows: both }).errors).toEqual([{ nodeId: 1, reason: 'other', rowId: 3 }]);
    expect(readingOf(open, { rows: { 2: { option: 4 } }, names: { 3: 'mate' } })).toEqual({
      answer: { rows: { 2: { option: 4 } } },
      errors: [],
    });
    expect(readingOf(open, { rows: both, names: { 3: 'x'.repeat(2000) } }).errors).toEqual([]);
    expect(readingOf(open, { rows: both, names: { 3: 'x'.repeat(2001) } }).errors).toEqual([
      { nodeId: 1, reason: 'maxWord', limit: 2000, rowId: 3 },
    ]);
    expect(readingOf(open, { rows: both, names: { 3: 5 } }).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });

  it.each([[{ rows: [] }], [{ rows: { x: {} } }], [{ rows: { 2: 4 } }], [{ rows: {}, names: [] }], [{}]])('is not %j', (value) => {
    expect(readingOf(taste, value).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });
});

describe('a row', () => {
  it('of a multiple-choice matrix keeps the limits of choices on its own [S3.matrix.subtypes]', () => {
    const which = matrix(2, 'Q1', 'Which?', ['home', 'work'], ['tea', 'coffee', { title: 'none', exclusive: true }], {
      setting: { min: 2, max: 2 },
    });
    const home = (...options: number[]) => readingOf(which, { rows: { 2: { options: options.map((option) => ({ option })) } } });

    expect(home(5, 4)).toEqual({ answer: { rows: { 2: { options: [{ option: 4 }, { option: 5 }] } } }, errors: [] });
    expect(home(4).errors).toEqual([{ nodeId: 1, reason: 'min', limit: 2, rowId: 2 }]);
    expect(home(6).errors).toEqual([]);
    expect(home(4, 6).errors).toEqual([{ nodeId: 1, reason: 'exclusive', optionId: 6, rowId: 2 }]);
    expect(home()).toEqual({ answer: undefined, errors: [] });
  });

  it('of a fill-in matrix has a text per column, each by its input type [S3.matrix.subtypes]', () => {
    const sizes = matrix(
      3,
      'Q1',
      'How big?',
      ['room'],
      [
        { title: 'width', type: 2 },
        { title: 'depth', required: false },
      ],
    );

    expect(readingOf(sizes, { rows: { 2: { fields: { 3: ' 2.5 ' } } } }).answer).toEqual({ rows: { 2: { fields: { 3: '2.5' } } } });
    expect(readingOf(sizes, { rows: { 2: { fields: { 3: 'wide' } } } }).errors).toEqual([
      { nodeId: 1, optionId: 3, reason: 'number', rowId: 2 },
    ]);
    expect(readingOf(sizes, { rows: { 2: { text: '2' } } }).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });

  it('of a fill-in matrix without columns is a text', () => {
    expect(readingOf(matrix(3, 'Q1', 'Why?', ['a', 'b']), { rows: { 2: { text: ' so ' }, 3: { text: ' ' } } }).answer).toEqual({
      rows: { 2: { text: 'so' } },
    });
  });

  it('of a rating matrix is a number on the scale [S3.matrix.subtypes]', () => {
    const rated = matrix(4, 'Q1', 'How good?', ['a', 'b'], [], { setting: { max: 3 } });

    expect(readingOf(rated, { rows: { 2: { number: 3 }, 3: { number: 4 } } })).toEqual({
      answer: { rows: { 2: { number: 3 }, 3: { number: 4 } } },
      errors: [{ nodeId: 1, reason: 'max', limit: 3, rowId: 3 }],
    });
    expect(readingOf(matrix(4, 'Q1', 'How good?', ['a']), { rows: { 2: { number: 0 } } }).errors[0]).toMatchObject({
      reason: 'min',
      limit: 1,
    });
  });

  it('of a picture drag is the place a picture was dragged to', () => {
    expect(readingOf(pictureDrag('Q1', 'Where?', ['cat', 'dog'], ['left', 'right']), { rows: { 2: { option: 5 } } }).answer).toEqual({
      rows: { 2: { option: 5 } },
    });
  });
});
