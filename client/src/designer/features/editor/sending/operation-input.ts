import {
  EVALUATE_TEMPLATE_NAMES,
  findNode,
  nameOf,
  type Operation,
  type OperationOf,
  QUESTION_TYPE_NAMES,
  type QuestionRow,
  questionRow,
  type SurveyDefinition,
} from '@wence/schema';
import type { EditOperationInput } from './sending.generated';
import { newNodeInput, newOptionInput, nodeChangeInput, optionFieldsInput, placeInput, rowInput } from './part-input';
import { restoreInput } from './restore-input';
import { logicInput, quotaInput } from './rule-input';
import { surveyInput } from './survey-input';

type SentName = Exclude<Operation['op'], 'restoreLastId'>;
type EntryOf = (nodeId: number) => QuestionRow | undefined;

/** One converter for each operation of the edit language: the compiler refuses a table that lacks one. */
const CONVERTERS: { readonly [Name in SentName]: (operation: OperationOf<Name>, entryOf: EntryOf) => EditOperationInput } = {
  updateSurvey: ({ set }) => ({ updateSurvey: surveyInput(set) }),

  addNode: ({ node, ...place }) => ({ addNode: { ...newNodeInput(node), ...placeInput(place) } }),
  updateNode: ({ nodeId, set, confirmed }, entryOf) => ({ updateNode: { ...nodeChangeInput(set, entryOf(nodeId)), nodeId, confirmed } }),
  moveNode: ({ nodeId, ...place }) => ({ moveNode: { nodeId, ...placeInput(place) } }),
  copyNode: ({ nodeId, ...place }) => ({ copyNode: { nodeId, ...placeInput(place) } }),
  removeNode: ({ nodeId, confirmed }) => ({ removeNode: { nodeId, confirmed } }),
  releaseNode: ({ nodeId, confirmed }) => ({ releaseNode: { nodeId, confirmed } }),
  convertNode: ({ nodeId, type, subType, confirmed }) => ({
    convertNode: { nodeId, type: nameOf(QUESTION_TYPE_NAMES, type), subType, confirmed },
  }),
  useTemplate: ({ nodeId, template, confirmed }) => ({
    useTemplate: { nodeId, template: nameOf(EVALUATE_TEMPLATE_NAMES, template), confirmed },
  }),

  addOption: ({ nodeId, option, ...place }) => ({ addOption: { nodeId, option: newOptionInput(option), ...placeInput(place) } }),
  updateOption: ({ nodeId, optionId, set }) => ({ updateOption: { ...optionFieldsInput(set), nodeId, optionId } }),
  moveOption: ({ nodeId, optionId, ...place }) => ({ moveOption: { nodeId, optionId, ...placeInput(place) } }),
  copyOption: ({ nodeId, optionId, ...place }) => ({ copyOption: { nodeId, optionId, ...placeInput(place) } }),
  removeOption: ({ nodeId, optionId, confirmed }) => ({ removeOption: { nodeId, optionId, confirmed } }),
  editOptions: ({ nodeId, removeIds, titles, confirmed }) => ({
    editOptions: { nodeId, removeIds: [...removeIds], titles: [...titles], confirmed },
  }),
  groupOptions: ({ nodeId, optionIds, title, groupId }) => ({ groupOptions: { nodeId, optionIds: [...optionIds], title, groupId } }),
  releaseOptions: ({ nodeId, optionIds }) => ({ releaseOptions: { nodeId, optionIds: [...optionIds] } }),
  replaceOptions: ({ nodeId, options, confirmed }) => ({ replaceOptions: { nodeId, options: options.map(newOptionInput), confirmed } }),

  addRow: ({ nodeId, row, after }) => ({ addRow: { ...rowInput(row), nodeId, ...placeInput({ after }) } }),
  updateRow: ({ nodeId, rowId, set }) => ({ updateRow: { ...rowInput(set), nodeId, rowId } }),
  moveRow: ({ nodeId, rowId, after }) => ({ moveRow: { nodeId, rowId, ...placeInput({ after }) } }),
  copyRow: ({ nodeId, rowId, after }) => ({ copyRow: { nodeId, rowId, ...placeInput({ after }) } }),
  removeRow: ({ nodeId, rowId, confirmed }) => ({ removeRow: { nodeId, rowId, confirmed } }),

  saveLogic: ({ item }) => ({ saveLogic: logicInput(item) }),
  moveLogic: ({ logicId, after }) => ({ moveLogic: { logicId, ...placeInput({ after }) } }),
  copyLogic: ({ logicId }) => ({ copyLogic: { logicId } }),
  removeLogic: ({ logicId }) => ({ removeLogic: { logicId } }),
  saveQuota: ({ quota }) => ({ saveQuota: quotaInput(quota) }),
  removeQuota: ({ quotaId }) => ({ removeQuota: { quotaId } }),

  restore: (operation) => ({ restore: restoreInput(operation) }),
};

function converted(operation: OperationOf<SentName>, entryOf: EntryOf): EditOperationInput {
  const convert: (operation: never, entryOf: EntryOf) => EditOperationInput = CONVERTERS[operation.op];
  return convert(operation as never, entryOf); // The name has chosen the converter of this operation, which the compiler does not follow.
}

/**
 * The operations of a batch as the graph takes them. `document` is what they were made on: it tells the type of a question that an operation
 * changes. `restoreLastId` never leaves this device: `undoOperations` has taken it out.
 */
export function operationInputs(operations: readonly Operation[], document: SurveyDefinition): EditOperationInput[] {
  const entryOf: EntryOf = (nodeId) => {
    const node = findNode(document, nodeId);
    return node && questionRow(node);
  };
  return operations.flatMap((operation) => (operation.op === 'restoreLastId' ? [] : converted(operation, entryOf)));
}
