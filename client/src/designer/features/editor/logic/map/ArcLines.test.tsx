import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ArcLines, gutterOf } from './ArcLines';

it('the gutter beside the rows is as wide as its lanes, and not there without jumps', () => {
  expect([0, 1, 8].map(gutterOf)).toEqual([0, 28, 112]);
});

it('an arc leaves the middle of its row and points to the middle of its target, further out on each lane', () => {
  const arcs = [
    { logicId: 7, from: 0, to: 2, lane: 0 },
    { logicId: 8, from: 1, to: 3, lane: 1 },
  ];
  const { container } = render(<ArcLines arcs={arcs} lanes={2} rows={4} lit={new Set([8])} />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['40', '240']);
  const lines = [...container.querySelectorAll('g')].map((arc) => [...arc.querySelectorAll('path')].map((path) => path.getAttribute('d')));
  expect(lines).toEqual([
    ['M40 38H32Q26 38 26 44V136Q26 142 32 142H38', 'M34 137l5 5l-5 5'],
    ['M40 98H20Q14 98 14 104V196Q14 202 20 202H38', 'M34 197l5 5l-5 5'],
  ]);
  expect([...container.querySelectorAll('[data-lit]')]).toEqual([container.querySelectorAll('g')[1]]);
});
