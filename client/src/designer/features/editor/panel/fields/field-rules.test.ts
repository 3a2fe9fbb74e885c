import { describe, expect, it } from '@jest/globals';
import { codeFault, correctBounds } from './field-rules';

describe('a pair of bounds', () => {
  it('brings a minimum above the maximum back to the maximum [S5.minmax.min-reset-to-max]', () => {
    expect(correctBounds({ min: 5, max: 3 }, 'min')).toEqual({ min: 3, max: 3, corrected: 'min' });
  });

  it('brings a maximum below the minimum back to the minimum [S5.minmax.max-reset-to-min]', () => {
    expect(correctBounds({ min: 3, max: 2 }, 'max')).toEqual({ min: 3, max: 3, corrected: 'max' });
  });

  it('leaves a minimum alone without a maximum [S5.minmax.min-free-when-max-0]', () => {
    expect(correctBounds({ min: 5, max: null }, 'min')).toEqual({ min: 5, max: null, corrected: null });
  });

  it('takes zero for a bound like any other', () => {
    expect(correctBounds({ min: 0, max: -4 }, 'max')).toEqual({ min: 0, max: 0, corrected: 'max' });
  });
});

describe('a typed code', () => {
  it('must not be empty [S5.question-code.empty]', () => {
    expect(codeFault('', [])).toBe('codeEmpty');
  });

  it('must not belong to somebody else', () => {
    expect(codeFault('Q2', ['Q1', 'Q2'])).toBe('codeTaken');
    expect(codeFault('Q3', ['Q1', 'Q2'])).toBeNull();
  });
});
