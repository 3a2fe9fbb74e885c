import { describe, expect, it } from '@jest/globals';
import { questionCatalogue, rowByKey } from '../question-catalogue.js';
import type { QuestionKey } from './question-key.js';

/** "6 value" for each algorithm with what it needs. */
const asked = (key: QuestionKey): string[] => rowByKey(key).algorithms.map(({ algorithm, operand }) => `${algorithm} ${operand}`);

const keysAsking = (wanted: readonly string[]): string =>
  questionCatalogue.flatMap(({ key }) => (asked(key).join() === wanted.join() ? [key] : [])).join(' ');

const ANSWERED = ['11 null', '12 null'];
const ROW = ['11 row', '12 row'];
const VALUES = ['6 value', '7 value', '8 value', '9 value', '10 value'];
const OF_OPTION = ['6 optionValue', '7 optionValue', '8 optionValue', '9 optionValue', '10 optionValue'];
const OPTIONS = ['1 options', '2 options'];
const MORE_OPTIONS = [...OPTIONS, '3 options', '4 options', '5 count'];
const CONTAINS = ['3 value', '4 value'];

describe('what conditions may ask', () => {
  it('asks a single answer whether it is one of some options', () => {
    expect(keysAsking([...OPTIONS, ...ANSWERED])).toBe('single dropdown imageSingle cascade age gender education industry profession');
  });

  it('asks several answers for all of them and for how many, too', () => {
    expect(keysAsking([...MORE_OPTIONS, ...ANSWERED])).toBe('multiple imageMultiple words');
  });

  it('asks texts what they contain and compares them', () => {
    expect(keysAsking([...CONTAINS, ...VALUES, ...ANSWERED])).toBe('text code name email mobile major colleges verificationCode');
  });

  it('compares numbers, levels and dates', () => {
    expect(keysAsking([...VALUES, ...ANSWERED])).toBe('date time rate evaluate slider');
  });

  it('compares the place or number of one option', () => {
    expect(keysAsking([...OF_OPTION, ...ANSWERED])).toBe('rank proportion');
    expect(keysAsking(['3 optionValue', '4 optionValue', ...OF_OPTION, ...ANSWERED])).toBe('form multipleInput');
  });

  it('asks whether a place lies in another', () => {
    expect(keysAsking(['6 value', '7 value', ...ANSWERED])).toBe('city');
  });

  it('counts rows, files and points', () => {
    expect(keysAsking(['5 count', ...ANSWERED])).toBe('table growingTable upload plot heatMap');
  });

  it('asks of some only whether they are answered', () => {
    expect(keysAsking(ANSWERED)).toBe('position signature onlineSignature');
  });

  it('needs the row to ask a matrix whether it is answered', () => {
    expect(keysAsking([...OPTIONS, ...ROW])).toBe('matrixSingle pictureDrag');
    expect(keysAsking([...MORE_OPTIONS, ...ROW])).toBe('matrixMultiple');
    expect(keysAsking([...CONTAINS, ...VALUES, ...ROW])).toBe('matrixFill');
    expect(keysAsking([...VALUES, ...ROW])).toBe('matrixRate');
  });

  it('asks nothing of what has no answer', () => {
    expect(keysAsking([])).toBe('page statement group pageBlock loop block');
  });
});
