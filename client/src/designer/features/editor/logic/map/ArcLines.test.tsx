import { expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { ArcLines, gutterOf } from './ArcLines';

it('the gutter beside the rows is as wide as its lanes, and not there without jumps', () => {
  expect([0, 1, 8].map(gutterOf)).toEqual([0, 28, 112]);
});

const arcs = [
  { logicId: 7, from: 0, to: 2, lane: 0 },
  { logicId: 8, from: 1, to: 3, lane: 1 },
];
const draw = (lit: readonly number[], onPoint = (_arc?: (typeof arcs)[number]) => {}) =>
  render(<ArcLines arcs={arcs} lanes={2} lines={4} height={60} lit={new Set(lit)} onPoint={onPoint} />).container;

it('an arc leaves the middle of its line and points to the middle of its target, further out on each lane', () => {
  const svg = draw([7, 8]).querySelector('svg');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['40', '240']);
  expect([...(svg?.querySelectorAll('[data-lit] path') ?? [])].map((path) => path.getAttribute('d'))).toEqual([
    'M40 34H31Q26 34 26 39V141Q26 146 31 146H38M35 142l4 4l-4 4',
    'M40 94H19Q14 94 14 99V201Q14 206 19 206H38M35 202l4 4l-4 4',
  ]);
});

it('all arcs that are not highlighted are one path', () => {
  const container = draw([]);
  expect(container.querySelectorAll('path')).toHaveLength(1);
  expect(container.querySelector('path')?.getAttribute('d')?.match(/H38/g)).toHaveLength(2);
  expect(draw([8]).querySelectorAll('[data-lit]')).toHaveLength(1);
});

it('tells which arc is under the pointer, whatever the zoom', () => {
  const pointed: (number | undefined)[] = [];
  const svg = draw([], (arc) => pointed.push(arc?.logicId)).querySelector('svg') ?? document.body;
  svg.getBoundingClientRect = () => new DOMRect(100, 100, 20, 120);
  fireEvent.mouseMove(svg, { clientX: 113, clientY: 150 });
  fireEvent.mouseMove(svg, { clientX: 107, clientY: 190 });
  fireEvent.mouseMove(svg, { clientX: 107, clientY: 110 });
  fireEvent.mouseLeave(svg);
  expect(pointed).toEqual([7, 8, undefined, undefined]);
});
