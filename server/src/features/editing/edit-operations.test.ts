import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { parseOperations, rowByKey } from '@wence/schema';
import { EDIT_OPERATIONS, type GivenOperation, modelOperations } from './edit-operations.js';

const condition = { nodeId: 1, algorithm: 1, optionIds: [2] };
const inModel = { nodeId: 1, algorithm: 1, optionId: [2], operator: 1 };
const cell = { optionIds: [2], limit: 5 };

/** Inputs by operation, in the values that the graph hands on, and what the edit language says. */
const CASES: readonly (readonly [GivenOperation, object])[] = [
  [
    {
      updateSurvey: {
        title: 'T',
        settings: { total: null, opensAt: new Date(0), repeat: { window: 3, by: ['ip'] } },
        theme: { accent: null },
      },
    },
    { set: { title: 'T', total: null, opensAt: '1970-01-01T00:00:00.000Z', repeat: { window: 3, by: ['ip'] }, theme: { accent: null } } },
  ],
  [{ updateSurvey: { theme: null, welcome: null } }, { set: { theme: null } }],
  [
    { addNode: { type: 4, title: 'R', setting: { icon: 2, max: null }, after: 1 } },
    { node: { type: 4, title: 'R', setting: { format: 2 } }, after: 1 },
  ],
  [{ addNode: { type: -1, first: true, parentId: 0 } }, { node: { group: true }, after: null, parentId: null }],
  [
    { addNode: { type: 14, subType: 3, rows: [{ title: 'r' }], options: [{ setting: { boxSize: 2, minWord: 3 } }] } },
    { node: { type: 14, subType: 3, children: [{ title: 'r' }], options: [{ setting: { size: 2, min_word: 3 } }] } },
  ],
  [
    { updateNode: { nodeId: 1, title: null, setting: { max: null } } },
    { nodeId: 1, set: { setting: { max: null } }, confirmed: undefined },
  ],
  [{ moveNode: { nodeId: 1, after: 2 } }, { nodeId: 1, after: 2 }],
  [{ copyNode: { nodeId: 1 } }, { nodeId: 1 }],
  [{ removeNode: { nodeId: 1, confirmed: true } }, { nodeId: 1, confirmed: true }],
  [{ releaseNode: { nodeId: 1 } }, { nodeId: 1, confirmed: undefined }],
  [{ convertNode: { nodeId: 1, type: 14, subType: 2 } }, { nodeId: 1, type: 14, subType: 2, confirmed: undefined }],
  [{ convertNode: { nodeId: 1, type: 3, confirmed: true } }, { nodeId: 1, type: 3, subType: undefined, confirmed: true }],
  [{ useTemplate: { nodeId: 1, template: 4 } }, { nodeId: 1, template: 4, confirmed: undefined }],
  [
    { addOption: { nodeId: 1, option: { title: 'o', nodes: [{ title: 'i' }] }, parentId: 3 } },
    { nodeId: 1, option: { title: 'o', nodes: [{ title: 'i' }] }, parentId: 3 },
  ],
  [
    { updateOption: { nodeId: 1, optionId: 2, setting: { options: null, format: 1 } } },
    { nodeId: 1, optionId: 2, set: { setting: { options: null, format: 1 } } },
  ],
  [{ moveOption: { nodeId: 1, optionId: 2, first: true } }, { nodeId: 1, optionId: 2, after: null }],
  [{ copyOption: { nodeId: 1, optionId: 2 } }, { nodeId: 1, optionId: 2 }],
  [{ removeOption: { nodeId: 1, optionId: 2 } }, { nodeId: 1, optionId: 2, confirmed: undefined }],
  [{ editOptions: { nodeId: 1, removeIds: [2], titles: ['t'] } }, { nodeId: 1, removeIds: [2], titles: ['t'], confirmed: undefined }],
  [{ groupOptions: { nodeId: 1, optionIds: [2], title: 'G' } }, { nodeId: 1, optionIds: [2], title: 'G', groupId: undefined }],
  [{ releaseOptions: { nodeId: 1, optionIds: [2] } }, { nodeId: 1, optionIds: [2] }],
  [{ replaceOptions: { nodeId: 1, options: [{ title: 'o' }] } }, { nodeId: 1, options: [{ title: 'o' }], confirmed: undefined }],
  [{ addRow: { nodeId: 1, title: 'r', first: true } }, { nodeId: 1, row: { title: 'r' }, after: null }],
  [{ updateRow: { nodeId: 1, rowId: 2, title: 'r' } }, { nodeId: 1, rowId: 2, set: { title: 'r' } }],
  [{ moveRow: { nodeId: 1, rowId: 2, after: 3 } }, { nodeId: 1, rowId: 2, after: 3 }],
  [{ copyRow: { nodeId: 1, rowId: 2 } }, { nodeId: 1, rowId: 2 }],
  [{ removeRow: { nodeId: 1, rowId: 2, confirmed: true } }, { nodeId: 1, rowId: 2, confirmed: true }],
  [
    { saveLogic: { localId: 7, kind: 'options', nodeId: 4, algorithm: 1, optionIds: [5], conditions: [condition] } },
    { item: { id: 7, model: 2, type: 2, optionType: 1, nodeId: 4, algorithm: 1, optionId: [5], conditions: [inModel] } },
  ],
  [{ moveLogic: { logicId: 7, first: true } }, { logicId: 7, after: null }],
  [{ copyLogic: { logicId: 7 } }, { logicId: 7 }],
  [{ removeLogic: { logicId: 7 } }, { logicId: 7 }],
  [
    { saveQuota: { kind: 'table', name: 'Q', nodeIds: [1], cells: [cell] } },
    { quota: { kind: 'table', name: 'Q', nodeIds: [1], cells: [{ optionId: [2], limit: 5 }] } },
  ],
  [{ removeQuota: { quotaId: 9 } }, { quotaId: 9 }],
  [
    {
      restore: {
        put: [
          { node: { localId: 1, type: 36, code: 'Q1', title: 'U', setting: { megabytes: 5 }, parentId: 0 } },
          { option: { localId: 2, nodeId: 1, code: '1', title: 'o', optionKey: 9, only: 'fields', after: 8 } },
          { row: { localId: 3, nodeId: 1, code: '1', title: 'r' } },
          { logic: { localId: 7, kind: 'jump', nodeId: 1, target: -1, conditions: [] } },
          { quota: { localId: 9, kind: 'custom', name: 'Q', limit: 1, conditions: [] } },
        ],
        remove: [10],
        codes: [{ nodeId: 1, code: 'Q9' }],
        survey: { title: 'T' },
        missing: [11],
      },
    },
    {
      put: [
        { kind: 'node', after: null, parentId: null, node: { id: 1, type: 36, code: 'Q1', title: 'U', setting: { size: 5 } } },
        { kind: 'option', only: 'fields', after: 8, parentId: null, nodeId: 1, option: { id: 2, code: '1', title: 'o', optionKey: 9 } },
        { kind: 'row', after: null, nodeId: 1, row: { id: 3, code: '1', title: 'r' } },
        { kind: 'logic', after: null, item: { id: 7, model: 1, type: 1, nodeId: 1, target: -1, conditions: [] } },
        { kind: 'quota', after: null, quota: { id: 9, kind: 'custom', name: 'Q', limit: 1, conditions: [] } },
      ],
      remove: [10],
      codes: { 1: 'Q9' },
      survey: { title: 'T' },
      missing: [11],
    },
  ],
];

const nameIn = (given: GivenOperation): string => Object.keys(given)[0] ?? '';
const onNothing = () => undefined;

describe('operations of the graph', () => {
  it.each(CASES.map(([given, expected]) => [nameIn(given), given, expected] as const))(
    'say the same in the edit language: %s',
    async (op, given, expected) => {
      const operations = await modelOperations([given], onNothing);

      expect(operations).toEqual([{ op, ...expected }]);
      expect(parseOperations(JSON.parse(JSON.stringify(operations)))).toMatchObject({ ok: true });
    },
  );

  it('have a case for each', () => {
    expect([...new Set(CASES.map(([given]) => nameIn(given)))].sort()).toEqual(Object.keys(EDIT_OPERATIONS).sort());
  });

  it('take a setting by the name that it has on the question, and leave any other for the model to refuse', async () => {
    const change = (setting: object) => modelOperations([{ updateNode: { nodeId: 1, setting } }], () => rowByKey('text'));

    expect(await change({ inputFormat: 2 })).toMatchObject([{ set: { setting: { format: 2 } } }]);
    expect(parseOperations(await change({ icon: 2 }))).toEqual({
      ok: false,
      faults: [{ field: 'operations[0].set.setting.icon', rule: 'unknownKey' }],
    });
  });
});
