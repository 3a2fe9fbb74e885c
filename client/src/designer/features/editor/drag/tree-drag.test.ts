import { describe, expect, it } from '@jest/globals';
import { endId, nearestAllowed, stepThroughAllowed, targetOf } from './tree-drag';
import type { TreeItem } from './tree-place';

/** Group 1 with 11, loose 3, group 2 with nothing. */
const items: readonly TreeItem[] = [
  { id: 1, name: 'Hot', parentId: null, isHolder: true },
  { id: 11, name: 'tea', parentId: 1, isHolder: false },
  { id: 3, name: 'water', parentId: null, isHolder: false },
  { id: 2, name: 'Cold', parentId: null, isHolder: true },
];
/** Where the places stand: ten pixels high each, as wide as the page but for the two columns of the last row. */
const PLACES: Readonly<Record<string, readonly [left: number, top: number]>> = {
  1: [0, 0],
  11: [20, 10],
  'end-1': [20, 20],
  3: [0, 30],
  2: [0, 40],
  'end-2': [20, 50],
  'end-top': [0, 60],
};
const keys = ['end-top', 1, 11, 'end-1', 3, 2, 'end-2'] as const;
const rects = new Map(
  keys.map((id) => {
    const [left, top] = PLACES[id] ?? [0, 0];
    return [id, { left, top, right: left + 100, bottom: top + 10, width: 100, height: 10 }] as const;
  }),
);
const containers = keys.map((id) => ({ id }));

const nearest = (active: number, pointer: { x: number; y: number } | null, corner = { left: 0, top: 0 }) =>
  nearestAllowed(items)({
    active: { id: active },
    collisionRect: corner,
    droppableContainers: [...containers, { id: 99 }],
    droppableRects: rects,
    pointerCoordinates: pointer,
  } as never).map(({ id }) => id);

function step(code: string, active: number, over: number | string | null) {
  const event = new KeyboardEvent('keydown', { code, cancelable: true });
  const enabled = Object.assign([...containers], { getEnabled: () => containers });
  const context = {
    active: { id: active },
    over: over === null ? null : { id: over },
    droppableContainers: enabled,
    droppableRects: rects,
  };
  const to = stepThroughAllowed(items)(event, { context } as never);
  return { to, isTaken: event.defaultPrevented };
}

describe('the names of places', () => {
  it('are those of entries, and of the ends of lists', () => {
    expect(targetOf(3)).toEqual({ item: 3 });
    expect(targetOf(endId(2))).toEqual({ endOf: 2 });
    expect(targetOf(endId(null))).toEqual({ endOf: null });
  });
});

describe('the place that a pointer means', () => {
  it('is the one it is in, and then the nearest of those that are allowed', () => {
    expect(nearest(3, { x: 30, y: 15 })[0]).toBe(11);
    expect(nearest(3, { x: 30, y: 55 })[0]).toBe('end-2');
    expect(nearest(3, { x: 500, y: 62 })[0]).toBe('end-2');
    expect(nearest(3, { x: 5, y: 200 })[0]).toBe('end-top');
    expect(nearest(3, { x: 5, y: -50 })[0]).toBe(1);
  });

  it('is never inside another holder for one that holds others', () => {
    expect(nearest(2, { x: 30, y: 15 })).not.toContain(11);
    expect(nearest(2, { x: 30, y: 15 })).not.toContain('end-1');
    expect(nearest(2, { x: 30, y: 4 })[0]).toBe(1);
  });

  it('goes by the corner of what is carried where there is no pointer', () => {
    expect(nearest(3, null, { left: 20, top: 50 })[0]).toBe('end-2');
    expect(nearest(3, null, { left: 20, top: 10 })[0]).toBe(11);
  });
});

describe('the arrow keys', () => {
  it('go from place to place as they stand on the page', () => {
    expect(step('ArrowDown', 3, null)).toEqual({ to: { x: 0, y: 40 }, isTaken: true });
    expect(step('ArrowRight', 3, 2).to).toEqual({ x: 20, y: 50 });
    expect(step('ArrowUp', 3, 'end-1').to).toEqual({ x: 20, y: 10 });
    expect(step('ArrowLeft', 3, 11).to).toEqual({ x: 0, y: 0 });
  });

  it('leave out places that are not allowed', () => {
    expect(step('ArrowDown', 2, 1).to).toEqual({ x: 0, y: 30 });
  });

  it('stop at both ends', () => {
    expect(step('ArrowUp', 3, 1).to).toBeUndefined();
    expect(step('ArrowDown', 3, 'end-top').to).toBeUndefined();
  });

  it('are the only keys that move', () => {
    expect(step('Home', 3, null)).toEqual({ to: undefined, isTaken: false });
  });
});
