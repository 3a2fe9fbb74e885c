import { describe, expect, it } from '@jest/globals';
import { CENTRE, marksShown, placeAt, pointsWith, stepFrom } from './marks';

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
