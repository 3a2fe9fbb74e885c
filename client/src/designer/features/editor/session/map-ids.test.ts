import { expect, it } from '@jest/globals';
import type { Operation } from '@wence/schema';
import { mapIds, mentions } from './map-ids';

const byHundred = (id: number) => id + 100;

it('renames targets, anchors and parents', () => {
  const move: Operation = { op: 'moveNode', nodeId: 1, after: 2, parentId: 3 };
  expect(mapIds(move, byHundred)).toEqual({ op: 'moveNode', nodeId: 101, after: 102, parentId: 103 });
  expect(mapIds({ op: 'moveNode', nodeId: 1, after: null }, byHundred)).toEqual({ op: 'moveNode', nodeId: 101, after: null });
});

it('leaves contents alone: numbers of a setting, titles, codes', () => {
  const update: Operation = { op: 'updateNode', nodeId: 1, set: { type: 2, title: '7', setting: { max: 5, options: undefined } as never } };
  expect(mapIds(update, byHundred)).toEqual({
    op: 'updateNode',
    nodeId: 101,
    set: { type: 2, title: '7', setting: { max: 5, options: undefined } },
  });
});

it('renames everything in parts that come back, and keeps the ends of a jump', () => {
  const restore: Operation = {
    op: 'restore',
    put: [
      { kind: 'node', parentId: null, after: 4, node: { id: 5, code: 'Q5', type: 1, title: 'T' } },
      { kind: 'option', nodeId: 5, parentId: 6, after: null, option: { id: 7, code: '1', title: 'A', optionKey: 8 } },
      {
        kind: 'logic',
        after: 9,
        item: {
          id: 10,
          model: 1,
          type: 1,
          nodeId: 5,
          target: 0,
          conditions: [{ id: 11, nodeId: 12, childId: 13, optionId: [14, 15], algorithm: 1, result: [3] }],
        },
      },
    ],
    remove: [16],
    codes: { '17': 'Q17' },
    missing: [18],
  };
  expect(mapIds(restore, byHundred)).toEqual({
    op: 'restore',
    put: [
      { kind: 'node', parentId: null, after: 104, node: { id: 105, code: 'Q5', type: 1, title: 'T' } },
      { kind: 'option', nodeId: 105, parentId: 106, after: null, option: { id: 107, code: '1', title: 'A', optionKey: 108 } },
      {
        kind: 'logic',
        after: 109,
        item: {
          id: 110,
          model: 1,
          type: 1,
          nodeId: 105,
          target: 0,
          conditions: [{ id: 111, nodeId: 112, childId: 113, optionId: [114, 115], algorithm: 1, result: [3] }],
        },
      },
    ],
    remove: [116],
    codes: { '117': 'Q17' },
    missing: [118],
  });
});

it('renames the questions and cells of a quota, not its limits', () => {
  const save: Operation = {
    op: 'saveQuota',
    quota: { id: 1, kind: 'table', name: 'N', nodeIds: [2], cells: [{ optionId: [3], limit: 4 }] },
  };
  expect(mapIds(save, byHundred)).toEqual({
    op: 'saveQuota',
    quota: { id: 101, kind: 'table', name: 'N', nodeIds: [102], cells: [{ optionId: [103], limit: 4 }] },
  });
});

it('finds whether an operation names an id, wherever it stands', () => {
  const restore: Operation = { op: 'restore', codes: { '5': 'Q5' } };
  expect(mentions(restore, new Set([5]))).toBe(true);
  expect(mentions(restore, new Set([6]))).toBe(false);
});
