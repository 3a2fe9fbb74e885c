import { describe, expect, it } from '@jest/globals';
import { keepNumber, numberIn } from './TypedNumber';

describe('what is typed beside a slider', () => {
  it('keeps digits and the sign in front of them', () => {
    expect(['42', ' 4 2 ', '-7', '4-2', '3.5', 'abc'].map(keepNumber)).toEqual(['42', '42', '-7', '42', '35', '']);
  });

  it('takes full-width digits and other signs for minus', () => {
    expect(['\uff14\uff12', '\u22127', '\u20137', '\uff0d7'].map(keepNumber)).toEqual(['42', '-7', '-7', '-7']);
  });

  it('is no longer than the longest number', () => {
    expect(keepNumber('-1234567890')).toBe('-123456');
  });

  it('is a number once there is a digit', () => {
    expect(['', '-', '0', '-0', '007', '-12'].map(numberIn)).toEqual([null, null, 0, 0, 7, -12]);
  });
});
