import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { columnPlan } from '../export/column-plan.js';
import { multiple, rate, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { crossVariables } from './cross-variables.js';

/** Titles of what can be crossed, with those of its categories. */
const crossed = (...versions: readonly SurveyDefinition[]) =>
  [...crossVariables(versions, columnPlan(versions)).values()].map(({ title, retired, categories }) => [
    title,
    retired,
    categories.map((category) => category.title),
  ]);

describe('a question that became one of another type', () => {
  const chosen = survey(multiple('Q1', 'Drinks?', ['tea', 'milk']));

  it('is crossed by the kind of its newest answers', () => {
    expect(crossed(survey(single('Q1', 'Drink?', ['tea', 'milk'])), chosen)).toEqual([['Drink?', false, ['tea', 'milk']]]);
    expect(crossed(survey(rate('Q1', 'How much?')), chosen)).toEqual([['How much?', false, ['1', '2', '3', '4', '5']]]);
  });

  it('is not crossed if nothing of that kind is', () => {
    expect(crossed(survey(text('Q1', 'Why?')), chosen)).toEqual([]);
  });

  it('is still crossed once it is deleted, by what it was', () => {
    expect(crossed(survey(), chosen)).toEqual([['Drinks?', true, ['tea', 'milk']]]);
  });
});
