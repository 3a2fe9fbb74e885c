import { describe, expect, it } from '@jest/globals';
import type { MapPage } from '@wence/schema';
import { arcAt } from './arcs';
import { linesOf } from './map-lines';
import type { MapRow } from './map-rows';

const rows = [1, 2, 3].map(
  (nodeId): MapRow => ({
    nodeId,
    role: 'question',
    type: 'text',
    depth: 0,
    code: `Q${nodeId}`,
    title: 'Why?',
    dependents: [],
    jumps: [],
  }),
);
const page = (id: number, from: number, until: number): MapPage => ({ id, number: id, title: '', from, until });
const pages = [page(1, 0, 2), page(2, 2, 3)];
function told(folded: readonly number[], of = pages) {
  const { lines, lineAt } = linesOf(rows, of, new Set(folded), 1);
  return { kinds: lines.map(({ kind }) => kind).join(' '), lineAt };
}

describe('the lines of a map', () => {
  it('put a heading over every page', () => {
    expect(told([])).toEqual({ kinds: 'page stop stop page stop end', lineAt: [1, 2, 4, 5] });
  });

  it('leave only the heading of a folded page, where its jumps then begin and end', () => {
    expect(told([1])).toEqual({ kinds: 'page page stop end', lineAt: [0, 0, 2, 3] });
  });

  it('have no headings in a survey of one page', () => {
    expect(told([1], [page(1, 0, 3)])).toEqual({ kinds: 'stop stop stop end', lineAt: [0, 1, 2, 3] });
  });
});

describe('an arc under the pointer', () => {
  const arcs = [
    { logicId: 7, from: 0, to: 4, lane: 0 },
    { logicId: 8, from: 2, to: 4, lane: 0 },
    { logicId: 9, from: 0, to: 2, lane: 1 },
  ];

  it('is the one on its lane there, of several the one that begins last', () => {
    expect(arcAt(arcs, 0, 1)?.logicId).toBe(7);
    expect(arcAt(arcs, 0, 3)?.logicId).toBe(8);
    expect(arcAt(arcs, 1, 3)).toBeUndefined();
  });
});
