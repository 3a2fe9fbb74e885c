import { describe, expect, it } from '@jest/globals';
import { isOptionCode, isTypedCode, stripCode } from './code-format.js';
import { nextOptionCode } from './option-code.js';

describe('the next option code', () => {
  it('is the number after the highest one, as text [S3.option.default-code]', () => {
    expect(nextOptionCode(['1', '2', '3'])).toBe('4');
    expect(nextOptionCode([])).toBe('1');
  });

  it('continues from the highest numeric code, letters aside [S5.batch.codes-continue]', () => {
    expect(nextOptionCode(['1', '2', '9'])).toBe('10');
    expect(nextOptionCode(['A', '3b', '007'])).toBe('8');
    expect(nextOptionCode(['2', 'A70', '80-', 'G9'])).toBe('3');
  });
});

describe('a code that somebody types', () => {
  it('keeps only letters and digits [S5.option-code.letters-digits]', () => {
    expect(stripCode('a-1 \u4e2d')).toBe('a1');
  });

  it('may have four characters and no fifth [S9.code.option-4]', () => {
    expect(isTypedCode('Ab12')).toBe(true);
    expect(isTypedCode('Ab123')).toBe(false);
    expect(isTypedCode('')).toBe(false);
  });

  it('may be longer when it was generated', () => {
    expect(isOptionCode('10000')).toBe(true);
    expect(isOptionCode('a0000')).toBe(false);
  });
});
