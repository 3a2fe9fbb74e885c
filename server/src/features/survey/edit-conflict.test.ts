import type { Operation } from '@wence/schema';
import { describe, expect, it } from '@jest/globals';
import { namedIds } from './edit-conflict.js';

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
    expect([...namedIds([operation])].sort((a, b) => a - b)).toEqual(expected);
  });
});
