import { type FullSetting, fullSetting } from '../../catalogue/full-setting.js';
import { childSequenceOf, isExclusive, isOther, isRequired, optionsOf, rowsOf, sequenceOf } from '../defaults.js';
import type { QuestionType, Sequence, SurveyDefinition, SurveyNode } from '../definition.js';
import { parentOf } from '../find.js';
import { type LogicCounts, logicCounts } from '../logic-counts.js';
import { walkOptions } from '../walk.js';
import { type OptionRecord, optionRecords } from './option-record.js';
import { type RowRecord, rowRecord } from './row-record.js';

/** A node with every field spelled out (Spec 3, question node). `surveyId` is the server's to add: a definition does not know its survey. */
export interface NodeRecord extends LogicCounts {
  readonly id: number;
  readonly code: string;
  /** The container that it stands in; 0 at the top level. */
  readonly parentId: number;
  /** Null on a group, which has no type. */
  readonly type: QuestionType | null;
  /** Null where the type has one entry only. */
  readonly subType: number | null;
  readonly title: string;
  /** Counted from 1 among its siblings. */
  readonly position: number;
  readonly required: boolean;
  /** Whether one of its options carries a text input. */
  readonly other: boolean;
  /** Whether one of its options clears the rest. */
  readonly exclusive: boolean;
  readonly locked: boolean;
  readonly group: boolean;
  readonly setting: FullSetting;
  readonly options: readonly OptionRecord[];
  /** The nodes of a group or another container. */
  readonly nodes: readonly NodeRecord[];
  /** Matrix rows. */
  readonly children: readonly RowRecord[];
  readonly sequence: Sequence;
  readonly childSequence: Sequence;
}

const hasOption = (node: SurveyNode, isSo: (option: Parameters<typeof isOther>[0]) => boolean): boolean =>
  Array.from(walkOptions(node.options)).some(isSo);

const recordAt = (definition: SurveyDefinition, node: SurveyNode, place: number, parentId: number): NodeRecord => ({
  id: node.id,
  code: node.code,
  parentId,
  type: node.type ?? null,
  subType: node.subType ?? null,
  title: node.title,
  position: place + 1,
  required: isRequired(node),
  other: hasOption(node, isOther),
  exclusive: hasOption(node, isExclusive),
  locked: node.locked ?? false,
  group: node.group ?? false,
  setting: fullSetting(node),
  options: optionRecords(optionsOf(node)),
  nodes: (node.nodes ?? []).map((inner, index) => recordAt(definition, inner, index, node.id)),
  children: rowsOf(node).map((row, index) => rowRecord(row, index, node.id)),
  sequence: sequenceOf(node),
  childSequence: childSequenceOf(node),
  ...logicCounts(definition, node.id),
});

/** The fields of one node of the survey, with everything in it. */
export const nodeRecord = (definition: SurveyDefinition, node: SurveyNode): NodeRecord => {
  const parent = parentOf(definition, node.id);
  const siblings = parent?.nodes ?? definition.nodes;
  return recordAt(
    definition,
    node,
    siblings.findIndex(({ id }) => id === node.id),
    parent?.id ?? 0,
  );
};

/** The fields of every node of the survey, those of containers inside them, in order. */
export const nodeRecords = (definition: SurveyDefinition): NodeRecord[] =>
  definition.nodes.map((node, place) => recordAt(definition, node, place, 0));
