import { describe, expect, it } from '@jest/globals';
import { parseOperations } from './parse-operations.js';

function faultsOf(value: unknown, options?: { allowRestore?: boolean }) {
  const parsed = parseOperations(value, options);
  return parsed.ok ? [] : parsed.faults;
}

const remove = { op: 'removeNode', nodeId: 1 };

const condition = { nodeId: 1, optionId: [2], algorithm: 1 };

/** One of each, with every key it can have. */
const EACH = [
  {
    op: 'updateSurvey',
    set: {
      title: 'a',
      welcome: '',
      language: 'en',
      perPage: true,
      paging: 'page',
      autoAdvance: true,
      timeZone: 'Asia/Tokyo',
      repeat: null,
      opensAt: null,
      closesAt: '2026-12-01T00:00Z',
      total: 5,
    },
  },
  { op: 'addNode', node: { type: 14, subType: 1, title: 'a', options: [{}], children: [{ title: 'b' }] }, after: null, parentId: 4 },
  { op: 'updateNode', nodeId: 1, set: { subType: 2, sequence: 1, setting: { min: null, column: 2 } }, confirmed: true },
  { op: 'moveNode', nodeId: 1, after: 2, parentId: null },
  { op: 'copyNode', nodeId: 1, after: 2, parentId: 3 },
  { op: 'removeNode', nodeId: 1, confirmed: true },
  { op: 'releaseNode', nodeId: 1, confirmed: false },
  { op: 'useTemplate', nodeId: 1, template: 2, confirmed: true },
  { op: 'addOption', nodeId: 1, option: { group: true, nodes: [{ title: 'a', type: 1 }] }, after: 2, parentId: null },
  { op: 'updateOption', nodeId: 1, optionId: 2, set: { locked: true, setting: { tags: null, max: 3 } } },
  { op: 'moveOption', nodeId: 1, optionId: 2, after: 3, parentId: 4 },
  { op: 'copyOption', nodeId: 1, optionId: 2, after: null, parentId: 4 },
  { op: 'removeOption', nodeId: 1, optionId: 2, confirmed: true },
  { op: 'editOptions', nodeId: 1, removeIds: [2, 3], titles: ['a'], confirmed: true },
  { op: 'groupOptions', nodeId: 1, optionIds: [2], title: 'a', groupId: 3 },
  { op: 'releaseOptions', nodeId: 1, optionIds: [2] },
  { op: 'replaceOptions', nodeId: 1, options: [{ title: 'a', nodes: [{ title: 'b' }] }], confirmed: true },
  { op: 'addRow', nodeId: 1, row: { title: 'a', locked: true }, after: 2 },
  { op: 'updateRow', nodeId: 1, rowId: 2, set: { rightTitle: 'a', image: 'a.png', code: 'A', other: true } },
  { op: 'moveRow', nodeId: 1, rowId: 2, after: null },
  { op: 'copyRow', nodeId: 1, rowId: 2, after: 3 },
  { op: 'removeRow', nodeId: 1, rowId: 2, confirmed: true },
  { op: 'saveLogic', item: { id: 9, model: 1, type: 1, nodeId: 1, target: 0, conditions: [{ id: 10, ...condition }, condition] } },
  { op: 'moveLogic', logicId: 9, after: 8 },
  { op: 'copyLogic', logicId: 9 },
  { op: 'removeLogic', logicId: 9 },
  { op: 'saveQuota', quota: { id: 9, kind: 'custom', name: 'a', conditions: [condition], limit: 5 } },
  { op: 'removeQuota', quotaId: 9 },
  {
    op: 'restore',
    put: [
      { kind: 'node', parentId: null, after: 2, node: { id: 3, code: 'Q1', type: 3, title: 'a', locked: true }, only: 'place' },
      { kind: 'option', nodeId: 4, parentId: 6, after: null, option: { id: 5, code: '1', title: 'a', optionKey: 7 } },
      { kind: 'row', nodeId: 4, after: null, row: { id: 7, code: '1', title: 'a' } },
      { kind: 'logic', after: null, item: { id: 8, model: 1, type: 2, algorithm: 1, nodeId: 4, conditions: [] } },
      { kind: 'quota', after: 9, quota: { id: 10, kind: 'table', name: 'a', nodeIds: [4], cells: [{ optionId: [5], limit: 0 }] } },
    ],
    remove: [11],
    codes: { 12: '$Q7' },
    survey: { title: 'a' },
    missing: [13],
  },
];

describe('operations from outside', () => {
  it('are read as they are, all 28 of an author and the way back', () => {
    expect(parseOperations(EACH)).toEqual({ ok: true, value: EACH });
    expect(new Set(EACH.map(({ op }) => op)).size).toBe(29);
  });

  it.each(EACH.map((operation) => [operation.op, operation] as const))('are refused with a key that %s does not have', (_, operation) => {
    expect(faultsOf([{ ...operation, force: true }])).toEqual([{ field: 'operations[0].force', rule: 'unknownKey' }]);
  });

  it.each(EACH.map((operation) => [operation.op, operation] as const).filter(([op]) => op !== 'restore'))(
    'are refused without the first thing that %s needs',
    (_, operation) => {
      const [, key = ''] = Object.keys(operation);

      expect(faultsOf([{ ...operation, [key]: undefined }])).toEqual([{ field: `operations[0].${key}`, rule: 'required' }]);
    },
  );

  it.each([
    ['a name nobody knows', { op: 'explode' }, { field: 'operations[0].op', rule: 'unknownType' }],
    ['a name of JavaScript', { op: 'toString' }, { field: 'operations[0].op', rule: 'unknownType' }],
    ['a missing name', {}, { field: 'operations[0].op', rule: 'required' }],
    ['an id that is a text', { op: 'removeNode', nodeId: '1' }, { field: 'operations[0].nodeId', rule: 'type' }],
    ['an id of 0', { op: 'removeNode', nodeId: 0 }, { field: 'operations[0].nodeId', rule: 'tooSmall', limit: 1 }],
    [
      'an id that is too high',
      { op: 'removeNode', nodeId: 16777216 },
      { field: 'operations[0].nodeId', rule: 'tooLarge', limit: 16777215 },
    ],
    [
      'an id named twice',
      { op: 'releaseOptions', nodeId: 1, optionIds: [2, 2] },
      { field: 'operations[0].optionIds[1]', rule: 'notUnique' },
    ],
    [
      'a setting nobody knows',
      { op: 'updateNode', nodeId: 1, set: { setting: { a: 1 } } },
      { field: 'operations[0].set.setting.a', rule: 'unknownKey' },
    ],
    ['an unknown type', { op: 'addNode', node: { type: 8 } }, { field: 'operations[0].node.type', rule: 'unknownType' }],
    ['ids handed out twice', { op: 'restoreLastId', lastId: 1 }, { field: 'operations[0].op', rule: 'notAllowed' }],
    ['a code put back that is none', { op: 'restore', codes: { 1: 'Q-1' } }, { field: 'operations[0].codes.1', rule: 'format' }],
    [
      'a part put back twice',
      { op: 'restore', put: [1, 2].map((after) => ({ kind: 'row', nodeId: 4, after, row: { id: 7, code: '1', title: 'a' } })) },
      { field: 'operations[0].put', rule: 'notUnique' },
    ],
  ])('are refused with a path for %s', (_, operation, fault) => {
    expect(faultsOf([operation])).toEqual([fault]);
  });

  it('may be 500', () => {
    const full = Array.from({ length: 500 }, () => remove);

    expect(faultsOf(full)).toEqual([]);
    expect(faultsOf([...full, remove])).toEqual([{ field: 'operations', rule: 'tooMany', limit: 500 }]);
  });

  it('may be restore operations unless the door says no', () => {
    const undo = [{ op: 'restore', codes: { 1: 'Q1' } }];

    expect(faultsOf(undo)).toEqual([]);
    expect(faultsOf(undo, { allowRestore: false })).toEqual([{ field: 'operations[0].op', rule: 'notAllowed' }]);
  });
});
