import { describe, expect, it } from '@jest/globals';
import type { SurveyOption } from '@wence/schema';
import { en } from '../../i18n/en';
import { optionErrorText, optionHint } from './option-texts';

const field = (more: Partial<SurveyOption>): SurveyOption => ({ id: 11, code: '1', title: 'Age', ...more });

describe('the input of a field or column', () => {
  it('tells format and bounds beforehand', () => {
    expect(optionHint(en, field({ type: 1, setting: { min: 1, max: 120 } }))).toBe(`${en.integerHint}, ${en.numberBetween(1, 120)}`);
  });

  it('reads the format out of the setting where the type says nothing', () => {
    expect(optionHint(en, field({ setting: { format: 4 } }))).toBe(en.emailHint);
  });

  it('tells a maximum of characters beforehand, having no counter', () => {
    expect(optionHint(en, field({ setting: { max_word: 20 } }))).toBe(en.wordsBetween(1, 20));
    expect(optionHint(en, field({}))).toBe('');
  });

  it('says how to put a text right, with the numbers', () => {
    const age = field({ type: 1, setting: { min: 1, max: 120 } });

    expect(optionErrorText(en, age, '200', { nodeId: 1, reason: 'max', limit: 120 })).toBe(en.errors.numberBetween(1, 120));
    const name = field({ setting: { min_word: 5 } });
    expect(optionErrorText(en, name, 'ab', { nodeId: 1, reason: 'minWord', limit: 5 })).toBe(en.errors.wordsFrom(5, 2));
    expect(optionErrorText(en, field({}), '', { nodeId: 1, reason: 'required', optionId: 11 })).toBe(en.errors.fillIn);
  });
});
