import { describe, expect, it } from '@jest/globals';
import type { NodeSetting, SurveyNode } from '@wence/schema';
import { CENTRE, marksShown, placeAt, pointsWith, stepFrom, pointsHint } from './points';
import { en } from './words';

const box = { left: 10, top: 20, width: 300, height: 150 };

describe('the place of a mark', () => {
  it('is a share of the picture, to a ten-thousandth', () => {
    expect(placeAt(110, 95, box)).toEqual({ x: 0.3333, y: 0.5 });
    expect(placeAt(10, 20, box)).toEqual({ x: 0, y: 0 });
  });

  it('is never outside of it', () => {
    expect(placeAt(9, 171, box)).toEqual({ x: 0, y: 1 });
    expect(stepFrom({ x: 0.995, y: 0 }, 'ArrowRight', false)).toEqual({ x: 1, y: 0 });
    expect(stepFrom({ x: 0.5, y: 0.05 }, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0 });
  });

  it('moves by a hundredth with an arrow key, by a tenth in a hurry', () => {
    expect(stepFrom(CENTRE, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 });
    expect(stepFrom({ ...CENTRE, option: 3 }, 'ArrowDown', true)).toEqual({ x: 0.5, y: 0.6, option: 3 });
    expect(stepFrom(CENTRE, 'Enter', false)).toBeNull();
  });
});

describe('marks', () => {
  const points = [
    { ...CENTRE, option: 2 },
    { x: 0, y: 1 },
    { ...CENTRE, option: 3 },
  ];

  it('that say what is not on offer are not shown, and keep their place in the answer', () => {
    expect(marksShown(points, [{ id: 3, code: '2', title: 'Dislike' }])).toEqual([
      { index: 1, mark: points[1] },
      { index: 2, mark: points[2] },
    ]);
  });

  it('are changed and taken away one by one', () => {
    expect(pointsWith(points, 1, CENTRE)).toEqual([points[0], CENTRE, points[2]]);
    expect(pointsWith(points, 0, null)).toEqual([points[1], points[2]]);
  });
});

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
