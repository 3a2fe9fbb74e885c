import { describe, expect, it } from '@jest/globals';
import { numberOf, typedDigits } from './typed-number';
import { sumOf, weightsIn, withWeight } from './weights';

const options = [1, 2, 3].map((id) => ({ id, code: String(id), title: `item ${id}` }));

describe('weightsIn', () => {
  it('counts only what is on offer', () => {
    expect(weightsIn({ fields: { 1: 30, 9: 70 } }, options)).toEqual({ 1: 30 });
    expect(weightsIn(undefined, options)).toEqual({});
  });

  it('keeps a nought, which is a number', () => {
    expect(weightsIn({ fields: { 2: 0 } }, options)).toEqual({ 2: 0 });
  });
});

describe('withWeight', () => {
  it('puts a number in and takes it out again', () => {
    expect(withWeight({ 1: 30 }, 2, 70)).toEqual({ 1: 30, 2: 70 });
    expect(withWeight({ 1: 30, 2: 70 }, 2, null)).toEqual({ 1: 30 });
  });
});

describe('sumOf', () => {
  it('adds up, exactly also behind the point', () => {
    expect(sumOf({})).toBe(0);
    expect(sumOf({ 1: 30, 2: 70 })).toBe(100);
    expect(sumOf({ 1: 0.1, 2: 0.2 })).toBe(0.3);
  });
});

describe('typedDigits', () => {
  it('takes the beginnings of numbers, in full width as well', () => {
    expect(['', '4', '40', '-', '-3', '1.', '1.5'].map(typedDigits)).toEqual(['', '4', '40', '-', '-3', '1.', '1.5']);
    expect(typedDigits('\uff14\uff10')).toBe('40');
    expect(typedDigits('\uff11\u3002\uff15')).toBe('1.5');
  });

  it('takes nothing else, and nothing too long to be a number of the survey', () => {
    expect(['abc', '4 0', '40%', '1.2.3', '1e5', '1234567890'].map(typedDigits)).toEqual([null, null, null, null, null, null]);
  });
});

describe('numberOf', () => {
  it('is none before the first digit', () => {
    expect(['', '-', '.', '-.'].map(numberOf)).toEqual([null, null, null, null]);
  });

  it('is the number as it was typed: nothing is rounded', () => {
    expect(['0', '040', '-3', '1.', '1.5'].map(numberOf)).toEqual([0, 40, -3, 1, 1.5]);
  });
});
