import { describe, expect, it } from '@jest/globals';
import {
  answered,
  between,
  checked,
  count,
  equal,
  greater,
  includes,
  less,
  notAnswered,
  notEqual,
  notIncludes,
  unchecked,
} from '../testing/build-condition.js';
import { multiple, rate, single, slider, text } from '../testing/build-node.js';
import { holds } from './testing/by-code.js';

const colour = single('Q1', 'Colour?', ['red', 'blue', 'green']);
const drinks = multiple('Q1', 'Drinks?', ['tea', 'coffee', 'water', { title: 'none', exclusive: true }]);
const why = text('Q1', 'Why?');
const age = text('Q1', 'Age?', { setting: { format: 2 } });

describe('a condition on options', () => {
  it('checked: any of them is chosen [S3.algorithm.1-checked]', () => {
    expect(holds(colour, checked('Q1', 'red'), 'red')).toBe(true);
    expect(holds(colour, checked('Q1', 'red'), 'blue')).toBe(false);
    expect(holds(colour, checked('Q1', 'red', 'blue'), 'blue')).toBe(true);
    expect(holds(drinks, checked('Q1', 'tea', 'coffee'), ['coffee', 'water'])).toBe(true);
    expect(holds(drinks, checked('Q1', 'tea', 'coffee'), ['water'])).toBe(false);
    expect(holds(colour, checked('Q1', 'red'))).toBe(false);
  });

  it('unchecked: none of them is chosen, also without an answer [S3.algorithm.2-unchecked]', () => {
    expect(holds(colour, unchecked('Q1', 'red'), 'red')).toBe(false);
    expect(holds(colour, unchecked('Q1', 'red'), 'blue')).toBe(true);
    expect(holds(drinks, unchecked('Q1', 'tea', 'coffee'), ['coffee', 'water'])).toBe(false);
    expect(holds(drinks, unchecked('Q1', 'tea', 'coffee'), ['water'])).toBe(true);
    expect(holds(colour, unchecked('Q1', 'red'))).toBe(true);
  });

  it('includes: all of them are chosen [S3.algorithm.3-includes]', () => {
    expect(holds(drinks, includes('Q1', 'tea', 'coffee'), ['tea', 'coffee', 'water'])).toBe(true);
    expect(holds(drinks, includes('Q1', 'tea', 'coffee'), ['tea', 'water'])).toBe(false);
    expect(holds(drinks, includes('Q1', 'tea'))).toBe(false);
  });

  it('not includes: not all of them are, also without an answer [S3.algorithm.4-not-includes]', () => {
    expect(holds(drinks, notIncludes('Q1', 'tea', 'coffee'), ['tea', 'coffee'])).toBe(false);
    expect(holds(drinks, notIncludes('Q1', 'tea', 'coffee'), ['tea'])).toBe(true);
    expect(holds(drinks, notIncludes('Q1', 'tea'))).toBe(true);
  });

  it('never holds without options, and its negative form always does', () => {
    expect([checked('Q1'), includes('Q1')].map((condition) => holds(drinks, condition, ['tea']))).toEqual([false, false]);
    expect([unchecked('Q1'), notIncludes('Q1')].map((condition) => holds(drinks, condition, ['tea']))).toEqual([true, true]);
  });

  it('counts what is chosen, exactly or within a range, without the exclusive option [S3.algorithm.5-checked-count]', () => {
    expect(holds(drinks, count('Q1', 2), ['tea', 'coffee'])).toBe(true);
    expect(holds(drinks, count('Q1', 2), ['tea', 'coffee', 'water'])).toBe(false);
    expect(holds(drinks, count('Q1', '2'), ['tea', 'coffee'])).toBe(true);
    expect(holds(drinks, count('Q1', 2, 3), ['tea'])).toBe(false);
    expect(holds(drinks, count('Q1', 3, 2), ['tea', 'coffee'])).toBe(true);
    expect(holds(drinks, count('Q1', 1, 2), ['tea', 'coffee', 'water'])).toBe(false);
    expect(holds(drinks, count('Q1', 0), ['none'])).toBe(true);
    expect(holds(drinks, count('Q1', 0))).toBe(true);
    expect(holds(drinks, count('Q1', 1))).toBe(false);
    expect(holds(drinks, count('Q1'), ['tea'])).toBe(false);
    expect(holds(colour, count('Q1', 1), 'red')).toBe(true);
  });
});

describe('a condition on a value', () => {
  it('includes: the text contains every one, letter case aside [S3.algorithm.3-includes]', () => {
    expect(holds(why, { code: 'Q1', algorithm: 3, result: ['FAST'] }, 'It was fast.')).toBe(true);
    expect(holds(why, { code: 'Q1', algorithm: 3, result: ['fast', 'cheap'] }, 'fast')).toBe(false);
    expect(holds(why, { code: 'Q1', algorithm: 3, result: ['fast', 'cheap'] }, 'cheap and fast')).toBe(true);
    expect(holds(why, { code: 'Q1', algorithm: 3, result: [' '] }, 'a b')).toBe(false);
    expect(holds(why, { code: 'Q1', algorithm: 3, result: ['fast'] })).toBe(false);
  });

  it('not includes: it lacks one, or there is no text [S3.algorithm.4-not-includes]', () => {
    expect(holds(why, { code: 'Q1', algorithm: 4, result: ['fast'] }, 'It was fast.')).toBe(false);
    expect(holds(why, { code: 'Q1', algorithm: 4, result: ['fast'] }, 'slow')).toBe(true);
    expect(holds(why, { code: 'Q1', algorithm: 4, result: ['fast'] })).toBe(true);
  });

  it('equal: as numbers where both are, else as trimmed texts without letter case [S3.algorithm.6-equal]', () => {
    expect(holds(why, equal('Q1', ' Yes '), 'yes')).toBe(true);
    expect(holds(why, equal('Q1', 'yes'), 'yes!')).toBe(false);
    expect(holds(age, equal('Q1', '5'), '5.0')).toBe(true);
    expect(holds(age, equal('Q1', 5), '+5')).toBe(true);
    expect(holds(why, equal('Q1', '16'), '0x10')).toBe(false);
    expect(holds(why, equal('Q1', 'no', 'yes'), 'yes')).toBe(true);
    expect(holds(why, equal('Q1', ''), 'x')).toBe(false);
    expect(holds(why, equal('Q1', 'x'))).toBe(false);
    expect(holds(rate('Q1', 'Rate?'), equal('Q1', '3'), 3)).toBe(true);
  });

  it('not equal: anything else, also without an answer [S3.algorithm.7-not-equal]', () => {
    expect(holds(age, notEqual('Q1', '5'), '5.0')).toBe(false);
    expect(holds(age, notEqual('Q1', '5'), '6')).toBe(true);
    expect(holds(age, notEqual('Q1', '5'))).toBe(true);
    expect(holds(why, notEqual('Q1', 'yes'), 'yes!')).toBe(true);
    expect(holds(why, notEqual('Q1', 'yes'), ' YES ')).toBe(false);
  });

  it('greater: strictly, as numbers, never without one [S3.algorithm.8-greater]', () => {
    expect(holds(age, greater('Q1', '9'), '10')).toBe(true);
    expect(holds(age, greater('Q1', 10), '10')).toBe(false);
    expect(holds(why, greater('Q1', 1), 'many')).toBe(false);
    expect(holds(age, greater('Q1', -1))).toBe(false);
    expect(holds(age, greater('Q1'), '5')).toBe(false);
    expect(holds(slider('Q1', 'How far?'), greater('Q1', 50), 51)).toBe(true);
  });

  it('less: strictly, as numbers, never without one [S3.algorithm.9-less]', () => {
    expect(holds(age, less('Q1', '10'), '9')).toBe(true);
    expect(holds(age, less('Q1', 9), '9')).toBe(false);
    expect(holds(age, less('Q1', 9))).toBe(false);
    expect(holds(why, less('Q1', 9), 'few')).toBe(false);
  });

  it('between: both ends included, in either order, two values needed [S3.algorithm.10-between]', () => {
    expect(['9', '10', '15', '20', '21'].map((answer) => holds(age, between('Q1', 10, 20), answer))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(holds(age, between('Q1', 20, '10'), '10')).toBe(true);
    expect(holds(age, between('Q1', 10), '10')).toBe(false);
    expect(holds(age, between('Q1', 0, 99))).toBe(false);
  });

  it('answered: there is an answer, 0 among them, blanks not [S3.algorithm.11-answered]', () => {
    expect(holds(slider('Q1', 'How far?'), answered('Q1'), 0)).toBe(true);
    expect(holds(why, answered('Q1'), '  ')).toBe(false);
    expect(holds(drinks, answered('Q1'), [])).toBe(false);
    expect(holds(colour, answered('Q1'), 'red')).toBe(true);
  });

  it('not answered: there is none [S3.algorithm.12-not-answered]', () => {
    expect(holds(why, notAnswered('Q1'))).toBe(true);
    expect(holds(why, notAnswered('Q1'), ' ')).toBe(true);
    expect(holds(why, notAnswered('Q1'), 'x')).toBe(false);
  });

  it('that asks choices for a value never holds, and its negative form always does', () => {
    expect([greater('Q1', 0), equal('Q1', 'red'), between('Q1', 0, 9)].map((one) => holds(colour, one, 'red'))).toEqual([
      false,
      false,
      false,
    ]);
    expect(holds(colour, notEqual('Q1', 'red'), 'red')).toBe(true);
  });
});
