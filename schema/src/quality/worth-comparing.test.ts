import { describe, expect, it } from '@jest/globals';
import type { Answer, Answers } from '../answer/answer.js';
import { areWorthComparing } from './worth-comparing.js';

const numbers = (count: number): Answers => Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, { number: 5 }]));
const isCompared = (...answers: readonly Answer[]): boolean => areWorthComparing(Object.fromEntries(answers.entries()));
const tenOf = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index + 1, value]));

describe('answers', () => {
  it('are compared from ten parts on: questions, rows of a matrix, fields', () => {
    expect([9, 10].map((count) => areWorthComparing(numbers(count)))).toEqual([false, true]);
    expect(isCompared({ rows: tenOf({ option: 2 }) })).toBe(true);
    expect(isCompared({ fields: tenOf('x') })).toBe(true);
    expect(isCompared({ fields: tenOf(10) })).toBe(true);
    expect(isCompared({ rows: [tenOf('x')] })).toBe(true);
    expect(isCompared({ options: Object.values(tenOf({ option: 2 })) }, { order: [1, 2, 3] }, { path: [1, 2] })).toBe(false);
  });

  it('are compared where a text of ten Chinese characters or twenty letters was typed', () => {
    const [short, long] = ['x'.repeat(19), '\u957f'.repeat(10)];

    expect([isCompared({ text: short }), isCompared({ text: long }), isCompared({ text: '\u957f'.repeat(9) })]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isCompared({ option: 1, text: long })).toBe(true);
    expect(isCompared({ level: 1, tags: [], text: long })).toBe(true);
    expect(isCompared({ rows: { 1: { text: long } } })).toBe(true);
    expect(isCompared({ rows: { 1: { option: 2 } }, names: { 1: long } })).toBe(true);
    expect(isCompared({ codes: ['110000'], detail: long })).toBe(true);
    expect(isCompared({ lng: 0, lat: 0, address: long })).toBe(true);
    expect(isCompared({ date: '2026-03-31T10:00:00' }, { files: [long] }, { points: [{ x: 0, y: 0 }] })).toBe(false);
  });
});
