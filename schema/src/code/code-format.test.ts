import { describe, expect, it } from '@jest/globals';
import { isNodeCode, isOptionCode } from './code-format.js';

describe('the code of a node', () => {
  it.each(['Q1', 'Q12345', 'G7', 'Loop10000', 'Block1', 'Page123', '$Q1', '$List2', '123456', 'Ab9', 'x'])('may be %s', (code) => {
    expect(isNodeCode(code)).toBe(true);
  });

  it.each(['', 'Q0001', 'Loop0', '$Q', '$Q0', 'page12', 'Q1234567890', 'A-1', 'Q 1'])('may not be "%s"', (code) => {
    expect(isNodeCode(code)).toBe(false);
  });
});

describe('the code of an option', () => {
  it.each([
    ['12345', true],
    ['G12345', true],
    ['Q12345', false],
    ['012345', false],
  ])('%s is generated: %j', (code, isSound) => {
    expect(isOptionCode(code)).toBe(isSound);
  });
});
