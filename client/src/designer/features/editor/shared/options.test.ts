import { describe, expect, it } from '@jest/globals';
import { choicesIn } from './options';

describe('the choices of a drop-down as an author types them', () => {
  it('are one per line, trimmed, without blank lines', () => {
    expect(choicesIn(' tea \r\n\n coffee')).toEqual({ kept: ['tea', 'coffee'], hasDuplicates: false });
  });

  it('are kept once, and it is told that one came twice [S5.tags.duplicate-error]', () => {
    expect(choicesIn('tea\ncoffee\ntea')).toEqual({ kept: ['tea', 'coffee'], hasDuplicates: true });
  });

  it('are at most 100, of at most 50 characters each', () => {
    const many = Array.from({ length: 101 }, (_, index) => `choice ${index}`).join('\n');
    expect(choicesIn(many).kept).toHaveLength(100);
    expect(choicesIn('x'.repeat(51)).kept).toEqual(['x'.repeat(50)]);
  });
});
