import { expect, it } from '@jest/globals';
import { nearestGap } from './TypeDragArea';

function gap(id: string, left: number, top: number) {
  const rect = { left, top, right: left + 100, bottom: top + 10, width: 100, height: 10 };
  return { id, rect: { current: rect } };
}
const gaps = [gap('first', 0, 0), gap('second', 0, 100), { id: 'unknown', rect: { current: null } }];
const rects = new Map(gaps.flatMap(({ id, rect }) => (rect.current ? [[id, rect.current] as const] : [])));

const meant = (x: number | null, top: number) =>
  nearestGap({
    active: { id: 'type' },
    collisionRect: { left: 0, top, right: 100, bottom: top + 10, width: 100, height: 10 },
    droppableContainers: gaps,
    droppableRects: rects,
    pointerCoordinates: x === null ? null : { x, y: top },
  } as never)[0]?.id;

it('a carried type goes into the gap that is nearest, as long as it is over the canvas', () => {
  expect(meant(50, 20)).toBe('first');
  expect(meant(50, 80)).toBe('second');
  expect(meant(0, 80)).toBe('second');
  expect(meant(100, 80)).toBe('second');
});

it('beside the canvas a carried type goes nowhere', () => {
  expect(meant(-1, 20)).toBeUndefined();
  expect(meant(101, 20)).toBeUndefined();
  expect(meant(null, 20)).toBeUndefined();
});
