import { describe, expect, it } from '@jest/globals';
import { evaluate, rate, slider } from '../testing/build-node.js';
import { readingOf } from '../testing/reading-of.js';

const errorOf = (question: Parameters<typeof readingOf>[0], number: number) => readingOf(question, { number }).errors[0];

describe('a rate', () => {
  it('lies between 1 and 5 unless the author says otherwise', () => {
    const five = rate('Q1', 'How good?');

    expect([1, 5].map((number) => readingOf(five, { number }))).toEqual([
      { answer: { number: 1 }, errors: [] },
      { answer: { number: 5 }, errors: [] },
    ]);
    expect(errorOf(five, 0)).toEqual({ nodeId: 1, reason: 'min', limit: 1 });
    expect(errorOf(five, 6)).toEqual({ nodeId: 1, reason: 'max', limit: 5 });
  });

  it('is a whole number', () => {
    expect(errorOf(rate('Q1', 'How good?'), 2.5)).toEqual({ nodeId: 1, reason: 'step', limit: 1 });
  });

  it('may begin with 0', () => {
    const eleven = rate('Q1', 'How likely?', { setting: { min: 0, max: 10 } });

    expect([errorOf(eleven, 0), errorOf(eleven, 10), errorOf(eleven, -1)?.limit]).toEqual([undefined, undefined, 0]);
    expect(JSON.stringify(readingOf(eleven, { number: -0 }).answer)).toBe('{"number":0}');
    expect(Object.is((readingOf(eleven, { number: -0 }).answer as { number: number }).number, 0)).toBe(true);
  });

  it.each([[{ number: '3' }], [{ number: Number.NaN }], [{ number: 3, more: 1 }], [3], [{}]])('is not %j', (value) => {
    expect(readingOf(rate('Q1', 'How good?'), value).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });
});

describe('a slider', () => {
  it('goes from 0 to 100 unless the author says otherwise', () => {
    const plain = slider('Q1', 'How much?');

    expect([errorOf(plain, 0), errorOf(plain, 100)]).toEqual([undefined, undefined]);
    expect(errorOf(plain, -1)).toEqual({ nodeId: 1, reason: 'min', limit: 0 });
    expect(errorOf(plain, 101)).toEqual({ nodeId: 1, reason: 'max', limit: 100 });
  });

  it('stands on a step counted from its lower end', () => {
    const stepped = slider('Q1', 'How much?', { setting: { min: 1, max: 10, step: 3 } });

    expect([1, 4, 7, 10].map((number) => errorOf(stepped, number))).toEqual([undefined, undefined, undefined, undefined]);
    expect(errorOf(stepped, 3)).toEqual({ nodeId: 1, reason: 'step', limit: 3 });
  });
});

describe('an evaluation', () => {
  const levels = [
    { title: 'bad', setting: { tags: ['slow', 'rude'] } },
    { title: 'good', setting: { tags: ['quick', 'kind', 'tasty'] } },
  ];
  const service = evaluate('Q1', 'How was it?', levels, { setting: { max: 2, is_comment: true } });

  it('is a level, tags that go with it in their order, and a comment', () => {
    expect(readingOf(service, { level: 2, tags: ['tasty', 'quick'], text: ' thanks ' })).toEqual({
      answer: { level: 2, tags: ['quick', 'tasty'], text: 'thanks' },
      errors: [],
    });
    expect(readingOf(service, { level: 1 })).toEqual({ answer: { level: 1, tags: [] }, errors: [] });
  });

  it('has no tags of another level', () => {
    expect(readingOf(service, { level: 2, tags: ['quick', 'slow'] })).toEqual({
      answer: { level: 2, tags: ['quick'] },
      errors: [{ nodeId: 1, reason: 'choice' }],
    });
  });

  it('has a level between 1 and the highest', () => {
    expect(readingOf(service, { level: 0 }).errors).toEqual([{ nodeId: 1, reason: 'min', limit: 1 }]);
    expect(readingOf(service, { level: 3 }).errors).toEqual([{ nodeId: 1, reason: 'max', limit: 2 }]);
    expect(readingOf(evaluate('Q1', 'How?', levels), { level: 5 }).errors).toEqual([]);
    expect(readingOf(evaluate('Q1', 'How?', levels), { level: 6 }).errors).toEqual([{ nodeId: 1, reason: 'max', limit: 5 }]);
  });

  it('leaves out tags and a comment that are not asked for', () => {
    const bare = evaluate('Q1', 'How was it?', levels, { setting: { max: 2, is_tag: false } });

    expect(readingOf(bare, { level: 1, tags: ['slow'], text: 'thanks' })).toEqual({ answer: { level: 1, tags: [] }, errors: [] });
  });

  it('has a comment of at most 2,000 characters', () => {
    expect(readingOf(service, { level: 1, text: 'x'.repeat(2000) }).errors).toEqual([]);
    expect(readingOf(service, { level: 1, text: 'x'.repeat(2001) }).errors).toEqual([{ nodeId: 1, reason: 'maxWord', limit: 2000 }]);
  });

  it.each([[{ tags: ['slow'] }], [{ level: '1' }], [{ level: 1, tags: 'slow' }], [{ level: 1, text: 1 }], [{ level: 1, stars: 1 }]])(
    'is not %j',
    (value) => {
      expect(readingOf(service, value).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
    },
  );
});
