import { isQuestionType, subTypesOf } from '../../catalogue/question-catalogue.js';
import { readExam } from '../../exam/read-exam.js';
import { LIMITS } from '../../limit/limits.js';
import { at, type FaultList } from '../../reading/fault.js';
import { readListOf, readNumberOf } from '../../reading/read-items.js';
import { RecordReader } from '../../reading/record-reader.js';
import { checkReadLevel } from '../cascade-level.js';
import type { QuestionType, SurveyNode } from '../definition.js';
import { shapeNode } from '../shape/shape.js';
import { readOption, readRow } from './read-option.js';
import { readSetting } from './read-setting.js';

export const NODE_KEYS = [
  'id',
  'code',
  'type',
  'subType',
  'group',
  'title',
  'required',
  'locked',
  'setting',
  'exam',
  'draw',
  'sequence',
  'childSequence',
  'options',
  'children',
  'nodes',
] as const;

const SEQUENCES = [0, 1, 2, 3] as const;

/** Reads a question type; a number that is none of this format's types is reported as such. */
export function readQuestionType(reader: RecordReader, key: string): QuestionType | undefined {
  const type = reader.number(key);
  if (type === undefined) return undefined;
  if (isQuestionType(type)) return type;
  reader.faults.add(at(reader.path, key), 'unknownType');
  return undefined;
}

/** The fields that decide what kind of node a record is. */
type NodeKind = Pick<SurveyNode, 'type' | 'subType' | 'group'>;

function readSubType(reader: RecordReader, type: QuestionType): number | undefined {
  const subType = reader.number('subType');
  if (subType === undefined || subTypesOf(type).includes(subType)) return subType;
  reader.faults.add(at(reader.path, 'subType'), subTypesOf(type).length === 0 ? 'notAllowed' : 'unknownType');
  return undefined;
}

/** Reads type, sub-type and group: a type with one of its sub-types, or a group, which has neither. Undefined when they name no entry. */
export function readNodeKind(reader: RecordReader): NodeKind | undefined {
  if (reader.flag('group') === true) {
    for (const key of ['type', 'subType']) if (reader.has(key)) reader.faults.add(at(reader.path, key), 'notAllowed');
    return { group: true };
  }
  reader.require('type');
  const type = readQuestionType(reader, 'type');
  return type === undefined ? undefined : { type, subType: readSubType(reader, type) };
}

/** Reads the fields of a node that are neither identity nor kind nor parts, all of them optional. */
export const readNodeFields = (reader: RecordReader): Partial<SurveyNode> => ({
  title: reader.text('title'),
  code: reader.text('code'),
  required: reader.flag('required'),
  locked: reader.flag('locked'),
  sequence: readNumberOf(reader, 'sequence', SEQUENCES),
  childSequence: readNumberOf(reader, 'childSequence', SEQUENCES),
  setting: readSetting(reader.get('setting'), at(reader.path, 'setting'), reader.faults),
  exam: readExam(reader.get('exam'), at(reader.path, 'exam'), reader.faults),
  draw: reader.number('draw'),
});

/**
 * Reads one node with everything in it into canonical shape; undefined when a field it cannot do without is missing. The sub-type may be left out
 * (then it is the lowest one), and so may the level of a cascade, which its options tell.
 */
export function readNode(value: unknown, path: string, faults: FaultList): SurveyNode | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(NODE_KEYS);
  reader.require('id', 'code', 'title');
  const id = reader.number('id');
  const kind = readNodeKind(reader);
  const fields = readNodeFields(reader);
  const { code, title } = fields;
  const parts = {
    options: readListOf(reader, 'options', LIMITS.cascadeOptions, readOption),
    children: readListOf(reader, 'children', LIMITS.rowsPerNode, readRow),
    nodes: readListOf(reader, 'nodes', LIMITS.nodes, readNode),
  };
  if (id === undefined || code === undefined || title === undefined || kind === undefined) return undefined;
  const node: SurveyNode = { ...kind, ...fields, id, code, title, ...parts };
  checkReadLevel(faults, path, node);
  return shapeNode(node);
}
