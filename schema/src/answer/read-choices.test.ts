import { describe, expect, it } from '@jest/globals';
import { dropdown, imageSingle, multiple, question, single } from '../testing/build-node.js';
import { readingOf } from '../testing/reading-of.js';

const colours = single('Q1', 'Colour?', ['red', 'blue', { title: 'other', other: true }], { required: true });
const drinks = multiple('Q1', 'Drinks?', ['tea', 'coffee', 'water', { title: 'none', exclusive: true }], { setting: { min: 2, max: 2 } });

describe('one choice', () => {
  it('is an option of the question', () => {
    expect(readingOf(colours, { option: 3 })).toEqual({ answer: { option: 3 }, errors: [] });
    expect(readingOf(colours, { option: 9 })).toEqual({ answer: undefined, errors: [{ nodeId: 1, reason: 'unknownOption', optionId: 9 }] });
  });

  it('is chosen alike in a drop-down, among pictures, in a list that comes with the type', () => {
    const questions = [
      dropdown('Q1', 'Which?', ['a', 'b']),
      imageSingle('Q1', 'Which?', ['a', 'b']),
      question(52, 'Q1', 'Gender?', ['f', 'm']),
    ];

    expect(questions.map((each) => readingOf(each, { option: 2 }).answer)).toEqual([{ option: 2 }, { option: 2 }, { option: 2 }]);
  });

  it('is not chosen while logic hides it: a required question is unanswered then', () => {
    expect(readingOf(colours, { option: 2 }, [2])).toEqual({ answer: undefined, errors: [{ nodeId: 1, reason: 'required' }] });
    expect(readingOf({ ...colours, required: false }, { option: 2 }, [2])).toEqual({ answer: undefined, errors: [] });
  });

  it('keeps a text on an option with an input only, trimmed', () => {
    expect(readingOf(colours, { option: 4, text: ' green ' }).answer).toEqual({ option: 4, text: 'green' });
    expect(readingOf(colours, { option: 2, text: 'green' }).answer).toEqual({ option: 2 });
  });

  it('needs the text of an option with an input, unless the author says otherwise; it counts meanwhile', () => {
    const relaxed = single('Q1', 'Colour?', ['red', { title: 'other', other: true, required: false }]);

    expect(readingOf(colours, { option: 4, text: ' ' })).toEqual({
      answer: { option: 4 },
      errors: [{ nodeId: 1, reason: 'other', optionId: 4 }],
    });
    expect(readingOf(relaxed, { option: 3 })).toEqual({ answer: { option: 3 }, errors: [] });
  });

  it('may be one of a group, and never the heading itself', () => {
    const grouped = single('Q1', 'Colour?', [{ title: 'warm', group: true, nodes: [{ title: 'red' }] }, 'blue']);

    expect(readingOf(grouped, { option: 3 }).answer).toEqual({ option: 3 });
    expect(readingOf(grouped, { option: 2 }).errors).toEqual([{ nodeId: 1, reason: 'unknownOption', optionId: 2 }]);
  });

  it.each([[{}], [{ option: '2' }], [{ option: 2, more: 1 }], [{ option: 2, text: 5 }], [[2]], ['2'], [null]])('is not %j', (value) => {
    expect(readingOf(colours, value)).toEqual({ answer: undefined, errors: [{ nodeId: 1, reason: 'shape' }] });
  });
});

describe('the input of an option', () => {
  const withInput = (type: number, setting = {}) => single('Q1', 'Which?', [{ title: 'other', other: true, type, setting }]);
  const reasonFor = (type: number, text: string, setting = {}) =>
    readingOf(withInput(type, setting), { option: 2, text }).errors[0]?.reason;

  it.each([
    [0, '?!', undefined],
    [1, '1.5', 'integer'],
    [2, 'x', 'number'],
    [3, '12800138000', 'mobile'],
    [4, 'a@b', 'email'],
    [5, 'Abc1', 'letters'],
    [6, 'abc', 'chinese'],
    [90, 'cup', 'choice'],
    [90, 'mug', undefined],
  ])('of type %d answers %s with %s [S3.option.input-types] [S3.option.input-type-90]', (type, text, reason) => {
    expect(reasonFor(type, text, { options: ['mug', 'glass'] })).toBe(reason);
  });

  it('takes its format from its setting where its type says nothing', () => {
    expect(reasonFor(0, 'x', { format: 1 })).toBe('integer');
    expect(reasonFor(5, 'x', { format: 1 })).toBeUndefined();
  });

  it('bounds the number and the length of what is typed', () => {
    expect(readingOf(withInput(1, { min: 3, max: 5 }), { option: 2, text: '2' }).errors).toEqual([
      { nodeId: 1, optionId: 2, reason: 'min', limit: 3 },
    ]);
    expect(readingOf(withInput(1, { min: 3, max: 5 }), { option: 2, text: '6' }).errors[0]).toMatchObject({ reason: 'max', limit: 5 });
    expect(readingOf(withInput(0, { max_word: 3 }), { option: 2, text: 'four' }).errors[0]).toMatchObject({ reason: 'maxWord', limit: 3 });
    expect(readingOf(withInput(0, { min_word: 3 }), { option: 2, text: 'ab' }).errors[0]).toMatchObject({ reason: 'minWord', limit: 3 });
    expect(readingOf(withInput(0), { option: 2, text: 'x'.repeat(2001) }).errors[0]).toMatchObject({ reason: 'maxWord', limit: 2000 });
  });
});

describe('several choices', () => {
  const options = (...ids: number[]) => ({ options: ids.map((option) => ({ option })) });
  const errorsOf = (...ids: number[]) => readingOf(drinks, options(...ids)).errors;

  it('come back in the order of the document', () => {
    expect(readingOf(drinks, options(4, 2)).answer).toEqual(options(2, 4));
  });

  it('are as many as asked for, unless the question is left empty', () => {
    expect(errorsOf(2)).toEqual([{ nodeId: 1, reason: 'min', limit: 2 }]);
    expect(errorsOf(2, 3, 4)).toEqual([{ nodeId: 1, reason: 'max', limit: 2 }]);
    expect(errorsOf(2, 3)).toEqual([]);
    expect(errorsOf()).toEqual([]);
  });

  it('need the texts of their inputs, told in the order of the document', () => {
    const open = multiple('Q1', 'Drinks?', [
      { title: 'hot', other: true },
      { title: 'cold', other: true, type: 1 },
    ]);

    expect(readingOf(open, { options: [{ option: 3, text: 'x' }, { option: 2 }] })).toEqual({
      answer: { options: [{ option: 2 }, { option: 3, text: 'x' }] },
      errors: [
        { nodeId: 1, reason: 'other', optionId: 2 },
        { nodeId: 1, optionId: 3, reason: 'integer' },
      ],
    });
  });

  it('are as many as one likes where the author sets no limit', () => {
    const free = multiple('Q1', 'Drinks?', ['tea', 'coffee', 'water']);

    expect([options(2), options(2, 3, 4)].map((value) => readingOf(free, value).errors)).toEqual([[], []]);
  });

  it('may be the exclusive one alone, and nothing beside it', () => {
    expect(errorsOf(5)).toEqual([]);
    expect(errorsOf(2, 5)).toEqual([{ nodeId: 1, reason: 'exclusive', optionId: 5 }]);
  });

  it('are no fewer than what logic leaves, and not those it hides', () => {
    expect(readingOf(drinks, options(2, 3), [3, 4])).toEqual({ answer: options(2), errors: [] });
    expect(readingOf(drinks, options(3), [3])).toEqual({ answer: undefined, errors: [] });
  });

  it('tell each option that the question never had, and count without it', () => {
    expect(readingOf(drinks, options(2, 99, 3, 98))).toEqual({
      answer: options(2, 3),
      errors: [
        { nodeId: 1, reason: 'unknownOption', optionId: 99 },
        { nodeId: 1, reason: 'unknownOption', optionId: 98 },
      ],
    });
  });

  it('tell no more than a hundred mistakes', () => {
    expect(errorsOf(...Array.from({ length: 300 }, (_, place) => 1000 + place))).toHaveLength(100);
  });

  it('are not the same option twice, nor anything else', () => {
    const misfits = [options(2, 2), { options: [2] }, { options: { 0: 2 } }, { options: [], more: 1 }, []];

    expect(misfits.map((value) => readingOf(drinks, value).errors[0]?.reason)).toEqual(['shape', 'shape', 'shape', 'shape', 'shape']);
  });
});
