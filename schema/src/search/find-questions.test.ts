import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { block, single, survey, text } from '../testing/index.js';
import { randomRuns } from '../testing/random-runs.js';
import { findQuestions } from './find-questions.js';

const canteen = survey(
  single('Q1', '<b>Which</b> drink?', ['Green tea', 'Milk']),
  block('B2', 'Tea time', [text('Q2', 'Why tea')]),
  text('Q12', 'When? Q2 says why'),
  text('END', 'Tea'),
);
const found = (words: string) => findQuestions(canteen, words).map(({ nodeCode }) => nodeCode);

describe('going to a question', () => {
  it('lists all questions as long as nothing is entered', () => {
    expect(found(' ')).toEqual(['Q1', 'B2', 'Q2', 'Q12', 'END']);
  });

  it('has the question of a code first, and after it those whose codes begin so', () => {
    expect(found('q1')).toEqual(['Q1', 'Q12']);
    expect(found('q2')).toEqual(['Q2', 'Q12']);
    const moved = survey(text('Q12', 'When'), text('Q1', 'Why'));
    expect(findQuestions(moved, 'q1').map(({ nodeCode }) => nodeCode)).toEqual(['Q1', 'Q12']);
  });

  it('finds by the number alone', () => {
    expect(found('2')).toEqual(['B2', 'Q2', 'Q12']);
    expect(found('12')).toEqual(['Q12']);
  });

  it('puts titles that begin with the words before those that hold them, and options last', () => {
    expect(found('tea')).toEqual(['B2', 'END', 'Q2', 'Q1']);
  });

  it('names each question once', () => {
    fc.assert(
      fc.property(fc.constantFrom('t', 'e', '1', 'Q', 'tea', 'milk', 'w', '?'), (words) => {
        const codes = found(words);
        expect(new Set(codes).size).toBe(codes.length);
      }),
      randomRuns(20),
    );
  });
});
