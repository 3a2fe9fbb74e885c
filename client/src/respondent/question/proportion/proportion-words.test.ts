import { describe, expect, it } from '@jest/globals';
import type { AnswerError, NodeSetting, SurveyNode } from '@wence/schema';
import { en } from './i18n/en';
import { proportionErrorText } from './proportion-error-text';
import { proportionHint, stateText } from './proportion-words';

const options = [
  { id: 1, code: '1', title: 'Tea' },
  { id: 2, code: '2', title: 'Coffee' },
];
const proportion = (setting: NodeSetting): SurveyNode => ({ id: 1, code: 'Q1', type: 17, title: 'Split', options, setting });
const limited = proportion({ is_limit: true, min: 10, max: 90, sum: 100, suffix: '%' });

describe('proportionHint', () => {
  it('tells the limits and the sum before anything is filled in', () => {
    expect(proportionHint(en, proportion({}))).toBe('Whole numbers');
    expect(proportionHint(en, proportion({ sum: 100 }))).toBe('Whole numbers, adding up to 100');
    expect(proportionHint(en, limited)).toBe('Whole numbers from 10 to 90, adding up to 100\u00a0%');
  });
});

describe('stateText', () => {
  it('says what is left of the sum, and what is too much', () => {
    expect(stateText(en, limited, 60)).toBe('40\u00a0% left');
    expect(stateText(en, limited, 120)).toBe('20\u00a0% too many');
    expect(stateText(en, limited, 100)).toBe('all used');
  });
});

describe('proportionErrorText', () => {
  const text = (error: Omit<AnswerError, 'nodeId'>, fields: Record<string, number> = {}) =>
    proportionErrorText('en', { node: limited, options, rows: [] }, { fields }, { nodeId: 1, ...error });

  it('says what is asked and where it stands now', () => {
    expect(text({ reason: 'sum', limit: 100 }, { 1: 60 })).toBe(
      'The numbers must add up to 100\u00a0%. They add up to 60\u00a0%: 40\u00a0% left',
    );
    expect(text({ reason: 'min', limit: 10, optionId: 2 }, { 1: 60 })).toBe(
      'Enter a whole number from 10 to 90 for “Coffee”. It is 0\u00a0%',
    );
    expect(text({ reason: 'integer', optionId: 1 }, { 1: 1.5 })).toBe('Enter a whole number for “Tea”, without decimals. It is 1.5\u00a0%');
    expect(text({ reason: 'required' })).toBe('Nothing is filled in yet. Enter a whole number for each item');
  });
});
