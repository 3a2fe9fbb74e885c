import { expect, it } from '@jest/globals';
import type { NodeSetting, SurveyNode } from '@wence/schema';
import { en } from './i18n/en';
import { pointsHint } from './points-hint';

const node = (setting: NodeSetting): SurveyNode => ({ id: 1, code: 'Q1', type: 40, title: 'q', setting });
const HOW = 'Tap or click the picture to set a mark';

it.each([
  [{}, HOW],
  [{ max: 3 }, `${HOW}. Set up to 3, 2 set`],
  [{ min: 2 }, `${HOW}. Set at least 2, 2 set`],
  [{ min: 2, max: 4 }, `${HOW}. Set 2–4, 2 set`],
  [{ min: 3, max: 3 }, `${HOW}. Set 3, 2 set`],
  [{ min: 1, max: 2 }, 'All 2 are set; remove a mark to set another one'],
])('The hint of marks tells %j before and while setting them', (setting, words) => {
  expect(pointsHint(en, node(setting), 2)).toBe(words);
});

it('One mark is not counted like many', () => {
  expect(pointsHint(en, node({ max: 1 }), 1)).toBe('The mark is set; remove a mark to set another one');
  expect(en.errors.min(1, 0)).toBe('Set at least 1 mark. You have set 0');
  expect(en.errors.max(1, 2)).toBe('Set no more than 1 mark. You have set 2: remove some');
});

it('Marks without a limit of the author end at a hundred', () => {
  expect(pointsHint(en, node({}), 100)).toBe('All 100 are set; remove a mark to set another one');
});
