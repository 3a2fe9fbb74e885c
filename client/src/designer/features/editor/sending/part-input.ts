import {
  type AcceptedTexts,
  type NewNode,
  type NewOption,
  type NewRow,
  type NodeChange,
  nameOf,
  type NodeExam,
  OPTION_INPUT_NAMES,
  type OptionChange,
  type OwnNode,
  type OwnOption,
  type Place,
  QUESTION_TYPE_NAMES,
  type QuestionRow,
  questionRow,
  SCORING_NAMES,
  SEQUENCE_NAMES,
  type Sequence,
  TEXT_MATCH_NAMES,
} from '@wence/schema';
import type {
  AddNodeOperation,
  NewOptionInput,
  NodeExamInput,
  NewRowInput,
  UpdateNodeOperation,
  UpdateOptionOperation,
} from './sending.generated';
import { optionSettingInput, settingInput } from './setting-input';

/** A place as the graph names it: `first` for the front, 0 for the top level. */
export interface PlaceInput {
  readonly after?: number;
  readonly first?: boolean;
  readonly parentId?: number;
}

export function placeInput({ after, parentId }: Place): PlaceInput {
  const anchor = after === null ? { first: true } : after !== undefined && { after };
  return { ...anchor, ...(parentId !== undefined && { parentId: parentId ?? 0 }) };
}

const sequenceInput = (sequence: Sequence | undefined) => (sequence === undefined ? undefined : nameOf(SEQUENCE_NAMES, sequence));

const orderInput = ({ sequence, childSequence }: Pick<NodeChange, 'sequence' | 'childSequence'>) => ({
  sequence: sequenceInput(sequence),
  childSequence: sequenceInput(childSequence),
});

const acceptedInput = ({ match, tolerance }: Partial<AcceptedTexts>) => ({
  match: match && nameOf(TEXT_MATCH_NAMES, match),
  tolerance,
});

/** The exam part of a question, by its names in the graph. A list of the graph may be changed, one of the model may not. */
const examInput = ({ score, scoring, penalty, analysis, optionIds, texts, rows, fields, ...accepted }: NodeExam): NodeExamInput => ({
  score,
  scoring: scoring && nameOf(SCORING_NAMES, scoring),
  penalty,
  analysis,
  optionIds: optionIds && [...optionIds],
  texts: texts && [...texts],
  ...acceptedInput(accepted),
  rows: rows?.map(({ rowId, optionIds: columns }) => ({ rowId, optionIds: [...columns] })),
  fields: fields?.map((field) => ({ optionId: field.optionId, texts: [...field.texts], ...acceptedInput(field) })),
});

const GROUP = QUESTION_TYPE_NAMES.GROUP;

/** The entry of a new or restored node, whose kind is spelled out. */
const entryOf = ({ type, subType, group }: NewNode | OwnNode): QuestionRow => questionRow({ type, subType, group });

type NodeFields = Omit<AddNodeOperation, 'options' | 'rows' | 'after' | 'first' | 'parentId'>;

/** A node without what stands in it. */
export function nodeFieldsInput(node: NewNode | OwnNode): NodeFields {
  const { type = GROUP, subType, title, code, required, locked, setting, exam, ...order } = node;
  return {
    type: nameOf(QUESTION_TYPE_NAMES, type),
    subType,
    title,
    code,
    required,
    locked,
    setting: settingInput(setting, entryOf(node)),
    exam: exam && examInput(exam),
    ...orderInput(order),
  };
}

export const newNodeInput = (node: NewNode): AddNodeOperation => ({
  ...nodeFieldsInput(node),
  options: node.options?.map(newOptionInput),
  rows: node.children?.map(rowInput),
});

/** A change of a node whose present entry is this. */
export function nodeChangeInput(change: NodeChange, entry: QuestionRow | undefined): Omit<UpdateNodeOperation, 'nodeId'> {
  const { type, subType, title, code, required, locked, setting, exam, draw, ...order } = change;
  return {
    type: type === undefined ? undefined : nameOf(QUESTION_TYPE_NAMES, type),
    subType,
    title,
    code,
    required,
    locked,
    setting: settingInput(setting, entry),
    exam: exam && examInput(exam),
    draw,
    ...orderInput(order),
  };
}

/** An option without what stands in it. */
export function optionFieldsInput(option: NewOption | OptionChange | OwnOption): Omit<UpdateOptionOperation, 'nodeId' | 'optionId'> {
  const { title, code, rightTitle, image, other, exclusive, required, locked, type, prefix, setting } = option;
  return {
    title,
    code,
    rightTitle,
    image,
    other,
    exclusive,
    required,
    locked,
    type: type === undefined ? undefined : nameOf(OPTION_INPUT_NAMES, type),
    prefix,
    setting: optionSettingInput(setting),
  };
}

export function newOptionInput(option: NewOption): NewOptionInput {
  return { ...optionFieldsInput(option), group: option.group, nodes: option.nodes?.map(newOptionInput) };
}

/** A row, new or changed. */
export const rowInput = ({ title, code, rightTitle, image, other, locked }: NewRow): NewRowInput => ({
  title,
  code,
  rightTitle,
  image,
  other,
  locked,
});
