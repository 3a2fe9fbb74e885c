import { describe, expect, it } from '@jest/globals';
import type { Operation } from './operation.js';
import { idsIn, mapIds, mentions } from './operation-ids.js';

const byHundred = (id: number) => id + 100;

it('renames targets, anchors and parents', () => {
  const move: Operation = { op: 'moveNode', nodeId: 1, after: 2, parentId: 3 };
  expect(mapIds(move, byHundred)).toEqual({ op: 'moveNode', nodeId: 101, after: 102, parentId: 103 });
  const condition = { nodeId: 1, algorithm: 11, parentId: 1 };
  const rule = { model: 1, type: 2, nodeId: 2, algorithm: 1, conditions: [condition, condition] } as const;
  // The brackets of conditions have numbers, not ids.
  expect(mapIds({ op: 'saveLogic', item: rule }, byHundred)).toMatchObject({
    item: {
      nodeId: 102,
      conditions: [
        { nodeId: 101, parentId: 1 },
        { nodeId: 101, parentId: 1 },
      ],
    },
  });
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

describe('the ids that operations name', () => {
  it.each<[string, Operation, number[]]>([
    ['a change of the survey itself', { op: 'updateSurvey', set: { title: 'T' } }, [0]],
    ['a question and its anchor', { op: 'moveNode', nodeId: 7, after: 9, parentId: 3 }, [3, 7, 9]],
    ['a question that goes to the front', { op: 'moveNode', nodeId: 7, after: null, parentId: null }, [7]],
    ['an option', { op: 'updateOption', nodeId: 7, optionId: 8, set: { title: 'T' } }, [7, 8]],
    ['options and the group they join', { op: 'groupOptions', nodeId: 7, optionIds: [8, 9], groupId: 10 }, [7, 8, 9, 10]],
    ['options that a batch takes away', { op: 'editOptions', nodeId: 7, removeIds: [8, 9], titles: ['a'] }, [7, 8, 9]],
    ['a row', { op: 'moveRow', nodeId: 7, rowId: 8, after: 9 }, [7, 8, 9]],
    [
      'a logic item and its owner, not what its conditions look at',
      { op: 'saveLogic', item: { id: 20, model: 1, type: 1, nodeId: 7, target: 0, conditions: [{ nodeId: 5, algorithm: 11 }] } },
      [7, 20],
    ],
    ['a new logic item: its owner', { op: 'saveLogic', item: { model: 1, type: 1, nodeId: 7, target: 0, conditions: [] } }, [7]],
    ['the place of a logic item', { op: 'moveLogic', logicId: 20, after: 21 }, [20, 21]],
    ['a quota', { op: 'saveQuota', quota: { id: 30, kind: 'custom', name: 'N', conditions: [], limit: 1 } }, [30]],
    ['a quota that goes', { op: 'removeQuota', quotaId: 30 }, [30]],
    [
      'everything that an undo puts back or takes away',
      {
        op: 'restore',
        put: [
          { kind: 'node', parentId: 1, after: 2, node: { id: 3, code: 'Q1', type: 3, title: 'T' } },
          { kind: 'option', nodeId: 3, parentId: null, after: null, option: { id: 4, code: '1', title: 'T' } },
          { kind: 'row', nodeId: 3, after: null, row: { id: 5, code: '1', title: 'T' } },
          { kind: 'logic', after: null, item: { id: 6, model: 1, type: 1, nodeId: 3, target: 0, conditions: [] } },
          { kind: 'quota', after: null, quota: { id: 7, kind: 'custom', name: 'N', conditions: [], limit: 1 } },
        ],
        remove: [8],
        codes: { 9: 'Q2' },
        survey: { title: 'T' },
      },
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    ],
  ])('are those of %s', (_what, operation, expected) => {
    expect([...new Set(idsIn(operation))].sort((a, b) => a - b)).toEqual(expected);
  });
});
