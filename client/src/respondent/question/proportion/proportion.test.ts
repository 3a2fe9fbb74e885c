import { describe, expect, it } from '@jest/globals';
import type { AnswerError, NodeSetting, SurveyNode } from '@wence/schema';
import { numberOf, typedDigits, sumOf, weightsIn, withWeight, proportionErrorText, proportionHint, stateText } from './proportion';
import { en } from './words';

const offered = [1, 2, 3].map((id) => ({ id, code: String(id), title: `item ${id}` }));

describe('weightsIn', () => {
  it('counts only what is on offer', () => {
    expect(weightsIn({ fields: { 1: 30, 9: 70 } }, offered)).toEqual({ 1: 30 });
    expect(weightsIn(undefined, offered)).toEqual({});
  });

  it('keeps a nought, which is a number', () => {
    expect(weightsIn({ fields: { 2: 0 } }, offered)).toEqual({ 2: 0 });
  });
});

describe('withWeight', () => {
  it('puts a number in and takes it out again', () => {
    expect(withWeight({ 1: 30 }, 2, 70)).toEqual({ 1: 30, 2: 70 });
    expect(withWeight({ 1: 30, 2: 70 }, 2, null)).toEqual({ 1: 30 });
  });
});

describe('sumOf', () => {
  it('adds up, exactly also behind the point', () => {
    expect(sumOf({})).toBe(0);
    expect(sumOf({ 1: 30, 2: 70 })).toBe(100);
    expect(sumOf({ 1: 0.1, 2: 0.2 })).toBe(0.3);
  });
});

describe('typedDigits', () => {
  it('takes the beginnings of numbers, in full width as well', () => {
    expect(['', '4', '40', '-', '-3', '1.', '1.5'].map(typedDigits)).toEqual(['', '4', '40', '-', '-3', '1.', '1.5']);
    expect(typedDigits('\uff14\uff10')).toBe('40');
    expect(typedDigits('\uff11\u3002\uff15')).toBe('1.5');
  });

  it('takes nothing else, and nothing too long to be a number of the survey', () => {
    expect(['abc', '4 0', '40%', '1.2.3', '1e5', '1234567890'].map(typedDigits)).toEqual([null, null, null, null, null, null]);
  });
});

describe('numberOf', () => {
  it('is none before the first digit', () => {
    expect(['', '-', '.', '-.'].map(numberOf)).toEqual([null, null, null, null]);
  });

  it('is the number as it was typed: nothing is rounded', () => {
    expect(['0', '040', '-3', '1.', '1.5'].map(numberOf)).toEqual([0, 40, -3, 1, 1.5]);
  });
});

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
