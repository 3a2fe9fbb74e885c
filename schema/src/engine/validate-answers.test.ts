import { describe, expect, it } from '@jest/globals';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { answersOf, type NamedAnswer } from '../testing/named-answer.js';
import { validateAnswers } from './validate-answers.js';

const shop = survey(
  single('Q1', 'Colour?', ['red', 'blue', { title: 'other', other: true }], { required: true }),
  multiple('Q2', 'Drinks?', ['tea', 'coffee', 'water', 'juice', { title: 'none', exclusive: true }], { setting: { min: 2, max: 3 } }),
  text('Q3', 'Why?', { setting: { min_word: 2, max_word: 5 } }),
);

function errorsOf(named: Readonly<Record<string, NamedAnswer>>) {
  const validated = validateAnswers(shop, answersOf(shop, { Q1: 'red', ...named }));
  return validated.ok ? [] : validated.errors;
}

const nodeId = (code: string): number => nodeIdOf(shop, code);

describe('a response', () => {
  it('is refused while a required question has no answer', () => {
    expect(validateAnswers(shop, {})).toEqual({ ok: false, errors: [{ nodeId: nodeId('Q1'), reason: 'required' }] });
  });

  it('needs no more than the required answers', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ Q2: [], Q3: '   ' })).toEqual([]);
  });

  it('is refused for fewer or more choices than asked for', () => {
    expect(errorsOf({ Q2: ['tea'] })).toEqual([{ nodeId: nodeId('Q2'), reason: 'min', limit: 2 }]);
    expect(errorsOf({ Q2: ['tea', 'coffee', 'water', 'juice'] })).toEqual([{ nodeId: nodeId('Q2'), reason: 'max', limit: 3 }]);
    expect(errorsOf({ Q2: ['tea', 'coffee'] })).toEqual([]);
  });

  it('may choose the exclusive option alone and nothing beside it', () => {
    expect(errorsOf({ Q2: ['none'] })).toEqual([]);
    expect(errorsOf({ Q2: ['tea', 'none'] })).toEqual([
      { nodeId: nodeId('Q2'), reason: 'exclusive', optionId: optionIdOf(shop, 'Q2', 'none') },
    ]);
  });

  it('is asked for no more choices than there are', () => {
    const small = survey(multiple('Q1', 'Drinks?', ['tea', { title: 'none', exclusive: true }], { setting: { min: 3 } }));

    expect(validateAnswers(small, answersOf(small, { Q1: ['tea'] })).ok).toBe(true);
  });

  it('needs the text of a chosen other option', () => {
    const other = optionIdOf(shop, 'Q1', 'other');

    expect(errorsOf({ Q1: [['other', ' ']] })).toEqual([{ nodeId: nodeId('Q1'), reason: 'other', optionId: other }]);
    expect(errorsOf({ Q1: [['other', 'green']] })).toEqual([]);
    expect(errorsOf({ Q1: [['other', 'x'.repeat(2001)]] })).toEqual([
      { nodeId: nodeId('Q1'), reason: 'maxWord', limit: 2000, optionId: other },
    ]);
  });

  it('counts characters of a text as people do', () => {
    expect(errorsOf({ Q3: 'x' })).toEqual([{ nodeId: nodeId('Q3'), reason: 'minWord', limit: 2 }]);
    expect(errorsOf({ Q3: '123456' })).toEqual([{ nodeId: nodeId('Q3'), reason: 'maxWord', limit: 5 }]);
    expect(errorsOf({ Q3: '\u{1f600}'.repeat(5) })).toEqual([]);
  });

  it('is refused for an option of another question, an option twice, a question that is not there', () => {
    const tea = optionIdOf(shop, 'Q2', 'tea');
    const red = optionIdOf(shop, 'Q1', 'red');

    expect(validateAnswers(shop, { [nodeId('Q1')]: { option: tea } })).toMatchObject({
      errors: [{ reason: 'unknownOption', optionId: tea }],
    });
    expect(
      validateAnswers(shop, { [nodeId('Q1')]: { option: red }, [nodeId('Q2')]: { options: [{ option: tea }, { option: tea }] } }),
    ).toMatchObject({
      errors: [{ nodeId: nodeId('Q2'), reason: 'shape' }],
    });
    expect(validateAnswers(shop, { [nodeId('Q1')]: { option: red }, 99: { text: 'x' }, toString: { text: 'x' } })).toMatchObject({
      errors: [
        { nodeId: 99, reason: 'unknownQuestion', key: '99' },
        { nodeId: 0, reason: 'unknownQuestion', key: 'toString' },
      ],
    });
  });

  it('comes back as it counts: trimmed, in display order, without what has no place', () => {
    const raw = {
      [nodeId('Q3')]: { text: '  why ' },
      [nodeId('Q2')]: { options: ['water', 'tea'].map((title) => ({ option: optionIdOf(shop, 'Q2', title), text: 'no input here' })) },
      [nodeId('Q1')]: { option: optionIdOf(shop, 'Q1', 'other'), text: ' green ' },
    };

    const validated = validateAnswers(shop, raw);

    expect(validated).toEqual({ ok: true, answers: answersOf(shop, { Q1: [['other', 'green']], Q2: ['tea', 'water'], Q3: 'why' }) });
  });
});
