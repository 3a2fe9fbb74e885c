import { describe, expect, it } from '@jest/globals';
import { text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { readingOf } from '../testing/reading-of.js';
import { isEmail, TEXT_FORMATS } from './formats.js';
import { validateAnswers } from '../engine/validate-answers.js';

function reasonFor(setting: { format: number; min?: number; max?: number }, answer: string): string | undefined {
  const definition = survey(text('Q1', 'What?', { setting }));
  const validated = validateAnswers(definition, { 1: { text: answer } });
  return validated.ok ? undefined : validated.errors[0]?.reason;
}

describe('the format of an open text', () => {
  it.each([
    [1, 'integer', ['0', '-12', '+7'], ['1.5', 'a', '1e3']],
    [2, 'number', ['1.5', '-0.25', '12'], ['1.', '.5', '1,000', '1e3']],
    [3, 'mobile', ['13800138000', '19912345678'], ['12800138000', '1380013800', '138001380000']],
    [
      4,
      'email',
      ['a@b.cn', 'first.last+tag@mail.example.com'],
      ['a@b', 'a@localhost', 'a@b.cn@c.cn', '@b.cn', 'a@@b.cn', 'a..b@c.cn', 'a@-b.cn', 'a b@c.cn'],
    ],
    [5, 'letters', ['Abc'], ['Abc1', 'A b', '\u4e2d']],
    [6, 'chinese', ['\u4e2d\u6587'], ['\u4e2d1', 'abc']],
  ])('%d is %s [S3.option.answer-formats]', (format, reason, good, bad) => {
    expect(good.map((answer) => reasonFor({ format }, answer))).toEqual(good.map(() => undefined));
    expect(bad.map((answer) => reasonFor({ format }, answer))).toEqual(bad.map(() => reason));
  });

  it('bounds a number on the sides that are set, 0 included', () => {
    expect(reasonFor({ format: 2, min: 0 }, '-0.5')).toBe('min');
    expect(reasonFor({ format: 2, min: 0 }, '1000000')).toBeUndefined();
    expect(reasonFor({ format: 1, max: 10 }, '11')).toBe('max');
  });

  it('takes the bounds themselves and what lies between them', () => {
    const reasons = ['3', '4', '5', '2', '6'].map((answer) => reasonFor({ format: 1, min: 3, max: 5 }, answer));

    expect(reasons).toEqual([undefined, undefined, undefined, 'min', 'max']);
  });

  it('takes as few and as many characters as it says', () => {
    const words = text('Q1', 'What?', { setting: { min_word: 2, max_word: 3 } });
    const reasons = ['a', 'ab', 'abc', 'abcd'].map((answer) => readingOf(words, { text: answer }).errors[0]?.reason);

    expect(reasons).toEqual(['minWord', undefined, undefined, 'maxWord']);
  });

  it('bounds nothing but numbers', () => {
    expect(reasonFor({ format: 3, max: 10 }, '13800138000')).toBeUndefined();
    expect(reasonFor({ format: 5, max: 10 }, 'Infinity')).toBeUndefined();
  });

  it('refuses near misses of 50,000 characters: a backtracking pattern would not come back', () => {
    const nearMisses = [
      '1'.repeat(50_000),
      'a.'.repeat(25_000),
      `${'a'.repeat(25_000)}@${'b-'.repeat(12_500)}`,
      '\u4e2d'.repeat(50_000),
    ].map((miss) => `${miss}!`);

    const accepted = Object.values(TEXT_FORMATS).flatMap(({ test }) => nearMisses.filter(test));

    expect(accepted).toEqual([]);
  });

  it('has room for an e-mail address of 254 characters and no more', () => {
    const label = 'b'.repeat(61);
    const address = `${'a'.repeat(64)}@${label}.${label}.${label}.com`;

    expect(isEmail(address.slice(-254))).toBe(true);
    expect(isEmail(`${address}${'m'.repeat(10)}`)).toBe(false);
  });
});
