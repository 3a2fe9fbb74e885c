import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition, SurveyNode } from '@wence/schema';
import { dateInput } from './date-input';

const date = (setting: SurveyNode['setting'] = {}, subType = 1): SurveyNode => ({
  id: 1,
  code: 'Q1',
  type: 23,
  subType,
  title: 'When?',
  setting,
});
const survey = (node: SurveyNode): SurveyDefinition => ({
  format: 1,
  lastId: 1,
  title: 'Tea',
  language: 'en',
  nodes: [node],
});

describe('what picks a date for a condition', () => {
  it.each([
    [date(), { type: 'date' }],
    [date({ format: 1 }), { type: 'month' }],
    [date({ format: 2 }), null],
    [date({ format: 3 }), { type: 'datetime-local' }],
    [date({ format: 4 }), { type: 'datetime-local', step: 1 }],
    [date({}, 2), { type: 'time' }],
    [date({ format: 1 }, 2), { type: 'time', step: 1 }],
    [{ id: 1, code: 'Q1', type: 3, title: 'Why?' } as const, null],
  ])('is for %j as exact as its answers', (node, input) => {
    expect(dateInput(survey(node), 1)).toEqual(input);
  });

  it.each([
    ['2026-11-23', 'date'],
    ['2026-11', undefined],
    ['soon', undefined],
    ['', 'date'],
  ])('shows %j as it is', (value, type) => {
    expect(dateInput(survey(date()), 1, value)?.type).toBe(type);
  });

  it('is nothing for a question that is not chosen or not there', () => {
    expect([dateInput(survey(date()), undefined), dateInput(survey(date()), 9)]).toEqual([null, null]);
  });
});
