import { describe, expect, it } from '@jest/globals';
import { isOptionCode, isTypedCode, stripCode } from './code-format.js';
import { nextNodeCode, nextOptionCode, nodeCodePrefix } from './generated-code.js';

describe('code prefixes', () => {
  it.each([
    [0, '$Q', 'S3.code.prefix-0'],
    [2, 'Page', 'S3.code.prefix-2-5'],
    [5, 'Page', 'S3.code.prefix-2-5'],
    [3, 'Loop', 'S3.code.prefix-3'],
    [4, 'Block', 'S3.code.prefix-4'],
    [100, '', 'S3.code.prefix-100'],
    [200, '$List', 'S3.code.prefix-200'],
    [1, 'Q', 'S3.code.prefix-other'],
    [6, 'Q', 'S3.code.prefix-other'],
    [14, 'Q', 'S3.code.prefix-other'],
  ])('give structural kind %d the prefix "%s" [%s]', (kind, prefix) => {
    expect(nodeCodePrefix(kind)).toBe(prefix);
  });
});

describe('the next question code', () => {
  it('starts at 1 when no code has the pattern [S3.code.next-start-1]', () => {
    expect(nextNodeCode([])).toBe('Q1');
    expect(nextNodeCode(['A1', 'Q', 'Q0', 'Q01', 'Q-3'])).toBe('Q1');
  });

  it('is the highest number and one, whatever the order [S3.code.next-highest-plus-1]', () => {
    expect(nextNodeCode(['Q1', 'Q7', 'Q3'])).toBe('Q8');
  });

  it('counts each prefix by itself: the first group is G1 [S3.code.group-g]', () => {
    expect(nextNodeCode(['Q1', 'Q2'], 'G')).toBe('G1');
    expect(nextNodeCode(['2', 'Q9'], '')).toBe('3');
  });

  it('takes the lowest free number once the highest one is used up', () => {
    expect(nextNodeCode(['Q1', 'Q999999999', 'Q3'])).toBe('Q2');
  });
});

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
