import { describe, expect, it } from '@jest/globals';
import { nextNodeCode, nodeCodePrefix } from './node-code.js';

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
