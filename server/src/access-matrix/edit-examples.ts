import { EDIT_OPERATIONS } from '../features/editing/edit-operations.js';
import type { SentOperation } from '../features/survey/graph-operation.type.js';
import type { Example } from './example.js';
import { OwnPart } from './names.js';
import type { PartName } from './questionnaire.js';

const my = (part: PartName) => new OwnPart(part);
const RED = { nodeId: my('single'), algorithm: 'CHECKED', optionIds: [my('red')] };
const ON_SINGLE = { nodeId: my('single') };
const ON_RED = { ...ON_SINGLE, optionId: my('red') };
const ON_MORNING = { nodeId: my('matrix'), rowId: my('morning') };
const SHOW = { kind: 'SHOW_HIDE', nodeId: my('last'), algorithm: 'SHOW', conditions: [RED] };
const QUOTA = { kind: 'CUSTOM', name: 'New', conditions: [RED], limit: 5 };
const TABLE = { kind: 'TABLE', name: 'New', nodeIds: [my('single')], cells: [{ optionIds: [my('red')], limit: 5 }] };

/** A good input of each operation. */
const GOOD: Readonly<Record<SentOperation, object>> = {
  updateSurvey: { title: 'New' },
  addNode: { type: 'OPEN_TEXT' },
  updateNode: { ...ON_SINGLE, title: 'New' },
  moveNode: ON_SINGLE,
  copyNode: ON_SINGLE,
  removeNode: { nodeId: my('last') },
  releaseNode: { nodeId: my('group') },
  convertNode: { ...ON_SINGLE, type: 'OPEN_TEXT', confirmed: true },
  useTemplate: { nodeId: my('evaluate'), template: 'CATERING' },
  addOption: { ...ON_SINGLE, option: { title: 'New' } },
  updateOption: { ...ON_RED, title: 'New' },
  moveOption: ON_RED,
  copyOption: ON_RED,
  removeOption: { ...ON_SINGLE, optionId: my('blue') },
  editOptions: { ...ON_SINGLE, removeIds: [my('blue')], titles: ['New'] },
  groupOptions: { nodeId: my('multiple'), optionIds: [my('tea')] },
  releaseOptions: { nodeId: my('multiple'), optionIds: [my('water')] },
  replaceOptions: { ...ON_SINGLE, options: [{ title: 'New' }], confirmed: true },
  addRow: { nodeId: my('matrix'), title: 'New' },
  updateRow: { ...ON_MORNING, title: 'New' },
  moveRow: ON_MORNING,
  copyRow: ON_MORNING,
  removeRow: ON_MORNING,
  saveLogic: SHOW,
  moveLogic: { logicId: my('show') },
  copyLogic: { logicId: my('show') },
  removeLogic: { logicId: my('show') },
  saveQuota: QUOTA,
  removeQuota: { quotaId: my('quota') },
  restore: {},
};

/** Inputs in which a place counts that it does not have in the above. */
const ELSEWHERE: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    ['normal', 'screened', 'overQuota', 'closed'].map((kind) => [
      `updateSurvey.endings.${kind}.nodeIds[]`,
      { endings: { [kind]: { title: 'New', nodeIds: [my('single')] } } },
    ]),
  ),
  'updateSurvey.endings.nodes[].nodeId': { endings: { nodes: [{ nodeId: my('single'), set: { title: 'New' } }] } },
  'updateSurvey.endings.nodes[].set.nodeIds[]': { endings: { nodes: [{ nodeId: my('single'), set: { nodeIds: [my('single')] } }] } },
  'saveLogic.target': { ...SHOW, kind: 'JUMP', nodeId: my('single'), algorithm: undefined },
  'saveLogic.optionIds[]': { ...SHOW, kind: 'OPTIONS', nodeId: my('multiple'), optionIds: [my('tea')] },
  'saveLogic.carryAfter': {
    kind: 'CARRY_OVER',
    nodeId: my('multiple'),
    carryAfter: my('tea'),
    conditions: [{ nodeId: my('single'), algorithm: 'CHECKED' }],
  },
  'saveQuota.nodeIds[]': TABLE,
  'saveQuota.cells[].optionIds[]': TABLE,
};

const LIST = 'input.operations';

const at = Object.entries(EDIT_OPERATIONS).flatMap(([name, { places }]) =>
  Object.keys(places).map((place) => {
    const input = ELSEWHERE[`${name}.${place}`] ?? GOOD[name as SentOperation]; // A key of the table.
    return [`${LIST}[].${name}.${place}`, { [LIST]: [{ [name]: input }] }] as const;
  }),
);

export const EDIT_SURVEY_EXAMPLE: Example = {
  input: { 'input.baseRevision': 2, 'input.clientOpId': 'mine', [LIST]: [{ updateNode: GOOD.updateNode }] },
  at: Object.fromEntries(at),
};
