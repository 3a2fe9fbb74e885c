import { describe, expect, it } from '@jest/globals';
import { fullSetting } from '../catalogue/question-catalogue.js';
import type { QuestionType, SurveyNode } from '../definition/definition.js';
import { boundsOf, cityLevelOf, weightsOf } from './bounds.js';

const node = (type: QuestionType, subType?: number): SurveyNode => ({ id: 1, code: 'Q1', title: 'x', type, subType });

describe('the bounds that an answer keeps when the author sets none', () => {
  it.each<[string, QuestionType, number | undefined, number, number]>([
    ['a rate', 4, undefined, 1, 5],
    ['a slider', 13, undefined, 0, 100],
    ['a rating matrix', 14, 4, 1, 5],
    ['a growing table', 7, 2, 1, 100],
  ])('are those that the catalogue tells the author: %s', (_, type, subType, min, max) => {
    expect(boundsOf(node(type, subType))).toEqual({ min, max });
    expect(fullSetting(node(type, subType))).toMatchObject({ min, max });
  });

  it('are those that the catalogue tells the author: evaluation, proportion, city', () => {
    expect(boundsOf(node(5)).max).toBe(5);
    expect(fullSetting(node(5)).max).toBe(5);
    expect(weightsOf({ ...node(17), setting: { is_limit: true } })).toEqual({ min: 0, max: 100 });
    expect(fullSetting(node(17))).toMatchObject({ min: 0, max: 100 });
    expect(cityLevelOf(node(11))).toBe(4);
    expect(fullSetting(node(11)).level).toBe(4);
  });
});
