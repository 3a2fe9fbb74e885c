import { describe, expect, it } from '@jest/globals';
import { IMAGE_LIMITS } from '@wence/schema';
import { CropPlan } from './crop-view';

const box = IMAGE_LIMITS.crop;
const wide = new CropPlan({ width: 800, height: 400 }, box);

describe('placing the box of a crop', () => {
  it('begins with the middle of the picture, as much of it as fits', () => {
    expect(wide.source(wide.start)).toEqual({ left: 200, top: 0, width: 400, height: 400 });
    expect(new CropPlan({ width: 300, height: 900 }, box).start).toEqual({ zoom: 1, left: 0, top: 300 });
  });

  it('follows the picture as it is pulled, to its edges and no further', () => {
    expect(wide.moved(wide.start, 50, 50)).toEqual({ zoom: 1, left: 100, top: 0 });
    expect(wide.moved(wide.start, -5000, 0)).toEqual({ zoom: 1, left: 400, top: 0 });
    expect(wide.place(wide.moved(wide.start, 5000, 0))).toEqual({ across: 0, down: 0.5 });
    expect(wide.place(wide.start).across).toBeCloseTo(0.5);
  });

  it('keeps the middle when it is zoomed, between filling the box and four times that', () => {
    const near = wide.zoomed(wide.start, 2);

    expect(wide.source(near)).toEqual({ left: 300, top: 100, width: 200, height: 200 });
    expect(wide.zoomed(near, 1)).toEqual(wide.start);
    expect([wide.zoomed(near, 0.1).zoom, wide.zoomed(near, 100).zoom]).toEqual([1, 4]);
  });

  it('comes back into the picture when it was at an edge and is zoomed out', () => {
    const corner = wide.moved(wide.zoomed(wide.start, 4), 5000, 5000);

    expect(wide.source(corner)).toEqual({ left: 0, top: 0, width: 100, height: 100 });
    expect(wide.zoomed(corner, 1)).toEqual({ zoom: 1, left: 0, top: 0 });
  });

  it('enlarges a large picture until its pixels are those of the box, and a small one to fill it', () => {
    expect(new CropPlan({ width: 4000, height: 4000 }, box).mostZoom).toBe(20);
    const small = new CropPlan({ width: 50, height: 100 }, box);
    expect(small.source(small.start)).toEqual({ left: 0, top: 25, width: 50, height: 50 });
    expect(small.scale(small.start)).toBe(4);
  });
});
