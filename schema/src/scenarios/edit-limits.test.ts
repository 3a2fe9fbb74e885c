import { describe, expect, it } from '@jest/globals';
import type { LogicItem, Quota, SurveyDefinition } from '../definition/definition.js';
import type { Operation } from '../edit/operation/operation.js';
import { parseOperations } from '../edit/read/parse-operations.js';
import { matrix } from '../testing/build-grid.js';
import { single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { edit, fault, refusal } from './edit.js';
import { shop, undoOf } from './undoing.js';

const exhausted = (definition: SurveyDefinition): SurveyDefinition => ({ ...definition, lastId: 16_777_215 });

describe('the limits of a survey', () => {
  it('are 5,000 nodes', () => {
    const full = survey(...Array.from({ length: 5000 }, (_, place) => text(`Q${place + 1}`, 'a')));

    expect(refusal(full, { op: 'addNode', node: { type: 3 } })).toEqual(fault('node', 'tooMany', 5000));
    expect(refusal(full, { op: 'copyNode', nodeId: 1 })).toEqual(fault('node', 'tooMany', 5000));
  });

  it('are ids of 24 bits', () => {
    const last = exhausted(survey(text('Q1', 'a'), matrix(1, 'Q2', 'b', ['c'], ['d'])));

    expect(refusal(last, { op: 'addNode', node: { type: 3 } })).toEqual(fault('node', 'tooLarge', 16_777_215));
    expect(refusal(last, { op: 'addRow', nodeId: 2, row: {} })).toEqual(fault('row.id', 'tooLarge', 16_777_215));
    expect(refusal(last, { op: 'copyRow', nodeId: 2, rowId: 3 })).toEqual(fault('row', 'tooLarge', 16_777_215));
    expect(refusal({ ...last, lastId: 16_777_214 }, { op: 'addRow', nodeId: 2, row: {} })).toBeUndefined();
  });

  it('are 10,000 logic items, those of a copied question among them', () => {
    const item = (id: number): LogicItem => ({ id, model: 1, type: 2, algorithm: 1, nodeId: 1, conditions: [] });
    const one = survey(text('Q1', 'a'));
    const full: SurveyDefinition = { ...one, lastId: 10_001, logic: Array.from({ length: 10_000 }, (_, place) => item(place + 2)) };

    expect(refusal(full, { op: 'copyNode', nodeId: 1 })).toEqual(fault('nodeId', 'tooMany', 10_000));
  });

  it('keep lastId above every id in use', () => {
    expect(refusal(shop, { op: 'restoreLastId', lastId: 12 })).toEqual(fault('lastId', 'tooSmall', 13));
    expect(refusal(shop, { op: 'restoreLastId', lastId: 13 })).toBeUndefined();
    expect(refusal(shop, { op: 'restoreLastId', lastId: 16_777_216 })).toEqual(fault('lastId', 'tooLarge', 16_777_215));
  });
});

describe('what a way back may bring', () => {
  const back = (...put: readonly unknown[]): Operation[] => {
    const parsed = parseOperations([{ op: 'restore', put }]);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
    return parsed.value;
  };

  it('raises lastId where it brings an id above it', () => {
    const node = { id: 40, code: 'Q9', type: 3, title: 'new' };

    expect(edit(shop, ...back({ kind: 'node', parentId: null, after: null, node })).lastId).toBe(40);
  });

  it('is not more of one list than it can hold', () => {
    const rows = Array.from({ length: 501 }, (_, place) => ({ id: place + 100, code: `${place + 1}`, title: 'a' }));
    const put = rows.map((row) => ({ kind: 'row', nodeId: 1, after: null, row }));

    expect(parseOperations([{ op: 'restore', put }])).toEqual({
      ok: false,
      faults: [{ field: 'operations[0].put', rule: 'tooMany', limit: 500 }],
    });
  });

  it('is no row where 500 have come meanwhile', () => {
    const rows = Array.from({ length: 500 }, (_, place) => `${place + 1}`);
    const full = survey(matrix(1, 'Q1', 'a', rows, ['b']));
    const undo = undoOf(full, { op: 'removeRow', nodeId: 1, rowId: 2 });
    const meanwhile = edit(full, { op: 'removeRow', nodeId: 1, rowId: 2 }, { op: 'addRow', nodeId: 1, row: {} });

    expect(refusal(meanwhile, ...undo)).toEqual(fault('put.children', 'tooMany', 500));
  });

  it('is logic that is whole', () => {
    const item = { id: 40, model: 1, type: 1, nodeId: 1, conditions: [] };

    expect(refusal(shop, ...back({ kind: 'logic', after: null, item }))).toEqual(fault('put.target', 'required'));
  });

  it('is no quota whose name another one has taken meanwhile', () => {
    const quota = (id: number, name: string): Quota => ({
      id,
      kind: 'custom',
      name,
      conditions: [{ id: id + 1, nodeId: 1, algorithm: 11 }],
      limit: 1,
    });
    const limited: SurveyDefinition = { ...shop, lastId: 23, quotas: [quota(20, 'a'), quota(22, 'b')] };
    const undo = undoOf(limited, { op: 'removeQuota', quotaId: 20 });
    const meanwhile: SurveyDefinition = { ...limited, quotas: [quota(22, 'a')] };

    expect(refusal(meanwhile, ...undo)).toEqual(fault('quotas[1].name', 'notUnique'));
  });
});

describe('a quota that asks nothing', () => {
  it('goes with its question all the same, and one of a single cell with the option of that', () => {
    const base = survey(single('Q1', 'a', ['b', 'c']), text('Q2', 'd'));
    const empty: Quota = { id: 9, kind: 'table', name: 'a', nodeIds: [1], cells: [] };
    const small: Quota = { id: 10, kind: 'table', name: 'b', nodeIds: [1], cells: [{ optionId: [2], limit: 0 }] };
    const limited: SurveyDefinition = { ...base, lastId: 10, quotas: [empty, small] };

    expect(edit(limited, { op: 'removeNode', nodeId: 1, confirmed: true }).quotas).toBeUndefined();
    expect(edit(limited, { op: 'removeOption', nodeId: 1, optionId: 2, confirmed: true }).quotas).toEqual([empty]);
  });
});
