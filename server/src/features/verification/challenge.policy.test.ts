import { describe, expect, it } from '@jest/globals';
import { systemRandom } from '../../platform/outside/random.js';
import { drawQuestion, numberIn } from './challenge.policy.js';
import { answerTo } from './verification.factory.js';

const DRAWN = 500;

describe('a verification question', () => {
  it('has the answer that its words ask for, a number above zero', () => {
    const drawn = Array.from({ length: DRAWN }, () => drawQuestion(systemRandom, 'en'));

    expect(drawn.map(({ text }) => answerTo(text))).toEqual(drawn.map(({ answer }) => answer));
    expect(Math.min(...drawn.map(({ answer }) => answer))).toBeGreaterThan(0);
    expect(drawn.every(({ text }) => !/[\d{}]/.test(text))).toBe(true);
  });

  it('asks in many ways, in either language, and compares numbers of which no two are the same', () => {
    const chinese = Array.from({ length: DRAWN }, () => drawQuestion(systemRandom, 'zh-CN').text);
    const compared = Array.from({ length: DRAWN }, () => drawQuestion(systemRandom, 'en').text).filter((text) => text.includes('Which'));
    const numbers = compared.map((text) => /: (\w+), (\w+) or (\w+)\?/.exec(text)?.slice(1) ?? []);

    expect(new Set(chinese).size).toBeGreaterThan(DRAWN / 4);
    expect(chinese.every((text) => !/[ -~]/.test(text))).toBe(true);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.every((each) => new Set(each).size === 3)).toBe(true);
  });

  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['\uFF11\uFF12', 12],
    ['012', 12],
    ['', null],
    ['twelve', null],
    ['1.5', null],
    ['-3', null],
    ['123456', null],
  ])('takes "%s" as %p', (typed, number) => {
    expect(numberIn(typed)).toBe(number);
  });
});
