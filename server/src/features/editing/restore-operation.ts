import { free } from '../../platform/access/access.js';
import { given } from '../../platform/graphql/given.js';
import { logicFieldName, logicFormOf, quotaFormOf } from '../logic/logic-input.type.js';
import { nodeFieldsGiven } from '../node/node-operations.type.js';
import { nodeFieldName, optionFieldName, optionSettingGiven, withoutNulls } from '../node/setting-inputs.type.js';
import { type GraphOperations, graphOperation } from '../survey/graph-operation.type.js';
import { ENDINGS_PLACES } from '../survey/survey-endings.type.js';
import { EXAM_PLACES } from '../node/node-places.type.js';
import { SETTINGS_PLACES } from '../survey/received-parameter.type.js';
import { surveyChangeGiven, surveyFieldName } from '../survey/survey-operations.type.js';
import { type RestoredPart, RestoreOperation } from './restore.inputs.js';

interface Placed {
  readonly only?: string | null;
  readonly after?: number | null;
  readonly parentId?: number | null;
}

/** Front and top level are spelled out in the edit language. */
const placeOf = ({ only, after, parentId }: Placed, isNested: boolean) => ({
  ...given({ only }),
  after: after ?? null,
  ...(isNested && { parentId: parentId || null }),
});

/** Each kind of part as the edit language has it. */
const PARTS: { readonly [Kind in keyof RestoredPart]-?: (part: NonNullable<RestoredPart[Kind]>) => object } = {
  node: ({ localId: id, only, after, parentId, ...own }) => ({
    ...placeOf({ only, after, parentId }, true),
    node: { id, ...nodeFieldsGiven(own) },
  }),
  option: ({ localId: id, nodeId, only, after, parentId, setting, ...own }) => ({
    ...placeOf({ only, after, parentId }, true),
    nodeId,
    option: { id, ...given({ ...own, setting: withoutNulls(optionSettingGiven(setting)) }) },
  }),
  row: ({ localId: id, nodeId, only, after, ...own }) => ({ ...placeOf({ only, after }, false), nodeId, row: { id, ...given(own) } }),
  logic: ({ only, after, ...item }) => ({ ...placeOf({ only, after }, false), item: logicFormOf(item) }),
  quota: ({ only, after, ...quota }) => ({ ...placeOf({ only, after }, false), quota: quotaFormOf(quota) }),
};

function partGiven(part: RestoredPart): object {
  const { node, option, row, logic, quota } = part;
  if (node) return { kind: 'node', ...PARTS.node(node) };
  if (option) return { kind: 'option', ...PARTS.option(option) };
  if (row) return { kind: 'row', ...PARTS.row(row) };
  if (logic) return { kind: 'logic', ...PARTS.logic(logic) };
  return { kind: 'quota', ...(quota && PARTS.quota(quota)) };
}

const WORDS: Readonly<Record<string, (field: string) => string>> = {
  node: (field) => `node.${nodeFieldName(field).replace(/^id$/, 'localId')}`,
  option: (field) => `option.${optionFieldName(field).replace(/^id$/, 'localId')}`,
  row: (field) => `row.${field.replace(/^id$/, 'localId')}`,
  item: (field) => `logic.${logicFieldName(field)}`,
  quota: (field) => `quota.${logicFieldName(field)}`,
};

/** The model's words for a part of an undo are the graph's, but for those within it. */
function fieldName(field: string): string {
  if (field.startsWith('survey.')) return `survey.${surveyFieldName(field.slice('survey.'.length))}`;
  return field.replace(/^(put\[\d+\]\.)(\w+)\.(.+)$/, (whole, put: string, kind: string, own: string) => {
    const word = WORDS[kind];
    return word ? `${put}${word(own)}` : whole;
  });
}

const UNDO = free('an undo puts parts of the survey beside it back under the local ids that they had');

const AT: readonly string[] = [
  ...['localId', 'parentId', 'after'].map((key) => `node.${key}`),
  ...['nodeId', 'localId', 'parentId', 'after', 'optionKey'].map((key) => `option.${key}`),
  ...['nodeId', 'localId', 'after'].map((key) => `row.${key}`),
  ...['localId', 'nodeId', 'target', 'optionIds[]', 'after'].map((key) => `logic.${key}`),
  ...['localId', 'nodeIds[]', 'cells[].optionIds[]', 'after'].map((key) => `quota.${key}`),
  ...['logic', 'quota'].flatMap((kind) => ['localId', 'nodeId', 'childId', 'optionIds[]'].map((key) => `${kind}.conditions[].${key}`)),
];

export const RESTORE_OPERATIONS: GraphOperations<'restore'> = {
  restore: graphOperation<'restore'>()({
    type: RestoreOperation,
    places: {
      ...Object.fromEntries(AT.map((at) => [`put[].${at}`, UNDO])),
      'codes[].nodeId': UNDO,
      ...Object.fromEntries(Object.keys(EXAM_PLACES).map((at) => [`put[].node.${at}`, UNDO])),
      ...Object.fromEntries(Object.keys({ ...ENDINGS_PLACES, ...SETTINGS_PLACES }).map((at) => [`survey.${at}`, UNDO])),
    },
    toModel: ({ put, remove, codes, survey, missing }) => ({
      ...given({ put: put?.map(partGiven), remove, missing }),
      ...(codes && { codes: Object.fromEntries(codes.map(({ nodeId, code }) => [nodeId, code])) }),
      ...(survey && { survey: surveyChangeGiven(survey) }),
    }),
    fieldName,
  }),
};
