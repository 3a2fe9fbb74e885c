import { describe, expect, it } from '@jest/globals';
import type { NodeSetting, SurveyNode } from '@wence/schema';
import { en } from './i18n/en';
import { rankErrorText } from './rank-error-text';
import { rankHint } from './rank-hint';

const rank = (setting: NodeSetting = {}): SurveyNode => ({ id: 1, code: 'Q1', type: 9, title: 'Rank', setting });
const hint = (setting: NodeSetting, now = 0, offered = 4) => rankHint(en, rank(setting), offered, now);

describe('rankHint', () => {
  it('tells how many places are asked before anything is placed', () => {
    expect(hint({})).toBe('Tap the items in order, 0 ranked');
    expect(hint({ min: 2 })).toBe('Tap at least 2 items in order, 0 ranked');
    expect(hint({ max: 3 })).toBe('Tap up to 3 items in order, 0 ranked');
    expect(hint({ min: 1, max: 3 })).toBe('Tap 1–3 items in order, 0 ranked');
    expect(hint({ min: 3, max: 3 }, 1)).toBe('Tap your top 3 in order, 1 ranked');
  });

  it('counts what is on offer: logic may have taken items away', () => {
    expect(hint({ min: 3, max: 3 }, 0, 2)).toBe('Tap your top 2 in order, 0 ranked');
    expect(hint({ max: 3 }, 3, 3)).toBe('Tap the items in order, 3 ranked');
  });
});

describe('rankErrorText', () => {
  const options = [1, 2, 3].map((id) => ({ id, code: String(id), title: `item ${id}` }));
  const text = (error: Parameters<typeof rankErrorText>[3], order: readonly number[] = []) =>
    rankErrorText('en', { node: rank(), options, rows: [] }, { order }, error);

  it('says how many are ranked and how many are asked', () => {
    expect(text({ nodeId: 1, reason: 'min', limit: 2 }, [3])).toBe('Rank at least 2 items. You have ranked 1');
    expect(text({ nodeId: 1, reason: 'required' })).toBe('Nothing is ranked yet. Tap the items in order');
  });

  it('leaves to the page what is said of any question', () => {
    expect(text({ nodeId: 1, reason: 'unknownOption', optionId: 9 })).toBeUndefined();
  });
});
