import { type FullSetting, fullSetting } from '../../catalogue/question-catalogue.js';
import { childSequenceOf, isExclusive, isOther, isRequired, optionsOf, rowsOf, sequenceOf } from '../defaults.js';
import type { QuestionType, Sequence, SurveyDefinition, SurveyNode, SurveyOption } from '../definition.js';
import type { NodeExam } from '../exam-key.js';
import { type LogicCounts, logicCounts } from '../logic-counts.js';
import { nodeIndex, parentOf, walkOptions } from '../walk.js';
import { type OptionRecord, optionRecords, type RowRecord, rowRecord } from './option-record.js';

/** A node with every field spelled out (Spec 3, question node). */
export interface NodeRecord extends LogicCounts {
  readonly id: number;
  /** Id given by the caller, because a definition does not know its survey. */
  readonly surveyId: string;
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
  /** True if one of its options carries a text input. */
  readonly other: boolean;
  /** True if one of its options clears the others. */
  readonly exclusive: boolean;
  readonly locked: boolean;
  readonly group: boolean;
  readonly setting: FullSetting;
  /** Null: it counts for nothing in an exam. */
  readonly exam: NodeExam | null;
  /** Null: all of its questions are asked. */
  readonly draw: number | null;
  readonly options: readonly OptionRecord[];
  /** The nodes of a group or another container. */
  readonly nodes: readonly NodeRecord[];
  /** Matrix rows. */
  readonly children: readonly RowRecord[];
  readonly sequence: Sequence;
  readonly childSequence: Sequence;
}

const hasOption = (node: SurveyNode, isSo: (option: SurveyOption) => boolean): boolean => Array.from(walkOptions(node.options)).some(isSo);

interface Placed {
  readonly node: SurveyNode;
  /** Counted from 0 among its siblings. */
  readonly place: number;
  readonly parentId: number;
}

const recordAt = (definition: SurveyDefinition, surveyId: string, { node, place, parentId }: Placed): NodeRecord => ({
  id: node.id,
  surveyId,
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
  exam: node.exam ?? null,
  draw: node.draw ?? null,
  options: optionRecords(optionsOf(node)),
  nodes: recordsOf(definition, surveyId, node.nodes ?? [], node.id),
  children: rowsOf(node).map((row, index) => rowRecord(row, index, node.id)),
  sequence: sequenceOf(node),
  childSequence: childSequenceOf(node),
  ...logicCounts(definition, node.id),
});

const recordsOf = (definition: SurveyDefinition, surveyId: string, nodes: readonly SurveyNode[], parentId: number): NodeRecord[] =>
  nodes.map((node, place) => recordAt(definition, surveyId, { node, place, parentId }));

/** The fields of one node of the survey, with everything in it. */
export const nodeRecord = (definition: SurveyDefinition, node: SurveyNode, surveyId: string): NodeRecord =>
  recordAt(definition, surveyId, { node, place: nodeIndex(definition, node.id), parentId: parentOf(definition, node.id)?.id ?? 0 });

/** The fields of every node of the survey, those of containers inside them, in order. */
export const nodeRecords = (definition: SurveyDefinition, surveyId: string): NodeRecord[] =>
  recordsOf(definition, surveyId, definition.nodes, 0);
