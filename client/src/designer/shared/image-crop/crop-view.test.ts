import { describe, expect, it } from '@jest/globals';
import { IMAGE_LIMITS } from '@wence/schema';
import { placeOf, zoomRange } from './crop-view';

const box = IMAGE_LIMITS.crop;
const whole = { x: 0, y: 0, width: 100, height: 100 };

describe('placing the box of a crop', () => {
  it('fills it with a picture that is shown larger, smaller or in another form, and zooms four times', () => {
    expect(zoomRange({ width: 400, height: 200, naturalWidth: 400, naturalHeight: 200 }, box)).toEqual({ full: 1, most: 4 });
    expect(zoomRange({ width: 50, height: 100, naturalWidth: 50, naturalHeight: 100 }, box)).toEqual({ full: 4, most: 4 });
    expect(zoomRange({ width: 400, height: 100, naturalWidth: 800, naturalHeight: 200 }, box)).toEqual({ full: 2, most: 4 });
  });

  it('enlarges a large picture until its pixels are those of the box', () => {
    expect(zoomRange({ width: 400, height: 400, naturalWidth: 4000, naturalHeight: 4000 }, box)).toEqual({ full: 0.5, most: 20 });
  });

  it('is told from edge to edge, and as the middle where it cannot move', () => {
    expect(placeOf({ x: 0, y: 50, width: 50, height: 50 })).toEqual({ x: 0, y: 100 });
    expect(placeOf({ x: 25, y: 0, width: 50, height: 100 })).toEqual({ x: 50, y: 50 });
    expect(placeOf(whole)).toEqual({ x: 50, y: 50 });
  });
});
