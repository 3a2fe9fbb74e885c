import { describe, expect, it } from '@jest/globals';
import { parseOperations } from './parse-operations.js';

const faultsOf = (value: unknown, options?: { allowRestore?: boolean }) => {
  const parsed = parseOperations(value, options);
  return parsed.ok ? [] : parsed.faults;
};

const remove = { op: 'removeNode', nodeId: 1 };

describe('operations from outside', () => {
  it('are read as they are', () => {
    const operations = [
      { op: 'addNode', node: { type: 1, title: 'Colour?', options: [{ title: 'red' }] }, after: null },
      { op: 'updateNode', nodeId: 1, set: { setting: { min: null, column: 2 } } },
      { op: 'moveOption', nodeId: 1, optionId: 2, after: 3 },
    ];

    expect(parseOperations(operations)).toEqual({ ok: true, value: operations });
  });

  it.each([
    ['a name nobody knows', { op: 'explode' }, { field: 'operations[0].op', rule: 'unknownType' }],
    ['a missing name', {}, { field: 'operations[0].op', rule: 'required' }],
    ['a key nobody knows', { ...remove, force: true }, { field: 'operations[0].force', rule: 'unknownKey' }],
    ['a missing id', { op: 'removeNode' }, { field: 'operations[0].nodeId', rule: 'required' }],
    ['an id that is a text', { op: 'removeNode', nodeId: '1' }, { field: 'operations[0].nodeId', rule: 'type' }],
    [
      'a setting nobody knows',
      { op: 'updateNode', nodeId: 1, set: { setting: { a: 1 } } },
      { field: 'operations[0].set.setting.a', rule: 'unknownKey' },
    ],
    ['an unknown type', { op: 'addNode', node: { type: 0 } }, { field: 'operations[0].node.type', rule: 'unknownType' }],
    ['ids handed out twice', { op: 'restoreLastId', lastId: 1 }, { field: 'operations[0].op', rule: 'notAllowed' }],
  ])('are refused with a path for %s', (_, operation, fault) => {
    expect(faultsOf([operation])).toEqual([fault]);
  });

  it('may be 500, and the codes an undo puts back come on top', () => {
    const full = Array.from({ length: 500 }, () => remove);

    expect(faultsOf([...full, { op: 'restoreCodes', codes: { 1: 'Q1' } }])).toEqual([]);
    expect(faultsOf([...full, remove])).toEqual([{ field: 'operations', rule: 'tooMany', limit: 500 }]);
  });

  it('may be restore operations unless the door says no', () => {
    const undo = [{ op: 'restoreCodes', codes: { 1: 'Q1' } }];

    expect(faultsOf(undo)).toEqual([]);
    expect(faultsOf(undo, { allowRestore: false })).toEqual([{ field: 'operations[0].op', rule: 'notAllowed' }]);
  });
});
