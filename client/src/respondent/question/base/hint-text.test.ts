import { describe, expect, it } from '@jest/globals';
import type { NodeSetting, SurveyNode } from '@wence/schema';
import { en } from '../../i18n/en';
import { choiceHint, textHint } from './hint-text';

const node = (setting: NodeSetting): SurveyNode => ({ id: 1, code: 'Q1', type: 3, title: 'q', setting });

describe('choiceHint', () => {
  it.each([
    [{}, 'Choose any that apply'],
    [{ max: 3 }, 'Choose up to 3, 2 chosen'],
    [{ min: 2 }, 'Choose at least 2, 2 chosen'],
    [{ min: 2, max: 4 }, 'Choose 2–4, 2 chosen'],
    [{ min: 3, max: 3 }, 'Choose 3, 2 chosen'],
  ])('tells %j before and while choosing', (setting, words) => {
    expect(choiceHint(en, node(setting), 2)).toBe(words);
  });
});

describe('textHint', () => {
  it.each([
    [{}, ''],
    [{ max_word: 200 }, ''],
    [{ min_word: 5, max_word: 200 }, '5–200 characters'],
    [{ min_word: 6, max_word: 6 }, '6 characters'],
    [{ min_word: 1 }, 'at least 1 character'],
    [{ format: 1, min: 1, max: 10 }, 'A whole number, from 1 to 10'],
    [{ format: 2, min: 0 }, 'A number, 0 or more'],
    [{ format: 4 }, 'An email address, such as name@example.com'],
  ])('tells what %j takes', (setting, words) => {
    expect(textHint(en, node(setting))).toBe(words);
  });

  it('says nothing of bounds that belong to another format', () => {
    expect(textHint(en, node({ min: 1, max: 10 }))).toBe('');
  });
});
