import { isQuestionType } from '../catalogue/question-catalogue.js';
import { LIMITS } from '../limit/limits.js';
import { at, type FaultList } from '../reading/fault.js';
import { RecordReader } from '../reading/record-reader.js';
import type { QuestionType, SurveyNode, SurveyOption } from './definition.js';
import { readSetting } from './read-setting.js';
import { shapeNode, shapeOption } from './shape.js';

const OPTION_KEYS = ['id', 'code', 'title', 'other', 'exclusive', 'required'];
const NODE_KEYS = ['id', 'code', 'type', 'title', 'required', 'setting', 'options'];

/** Reads a question type; a number that is none of this format's types is told as such. */
export const readQuestionType = (reader: RecordReader, key: string): QuestionType | undefined => {
  const type = reader.number(key);
  if (type === undefined) return undefined;
  if (isQuestionType(type)) return type;
  reader.faults.add(at(reader.path, key), 'unknownType');
  return undefined;
};

/** Reads one option into canonical shape; undefined when a field it cannot do without is missing. */
export const readOption = (value: unknown, path: string, faults: FaultList): SurveyOption | undefined => {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(OPTION_KEYS);
  reader.require('id', 'code', 'title');
  const id = reader.number('id');
  const code = reader.text('code');
  const title = reader.text('title');
  const flags = { other: reader.flag('other'), exclusive: reader.flag('exclusive'), required: reader.flag('required') };
  if (id === undefined || code === undefined || title === undefined) return undefined;
  return shapeOption({ id, code, title, ...flags });
};

/** Reads every item of a list, and nothing of a list that is too long to be read. */
export const readItems = <T>(
  items: readonly unknown[],
  path: string,
  faults: FaultList,
  limit: number,
  read: (item: unknown, path: string, faults: FaultList) => T | undefined,
): T[] => {
  if (items.length > limit) {
    faults.add(path, 'tooMany', limit);
    return [];
  }
  return items.flatMap((item, place) => read(item, at(path, place), faults) ?? []);
};

/** Reads one node with its options into canonical shape; undefined when a field it cannot do without is missing. */
export const readNode = (value: unknown, path: string, faults: FaultList): SurveyNode | undefined => {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(NODE_KEYS);
  reader.require('id', 'code', 'type', 'title');
  const id = reader.number('id');
  const code = reader.text('code');
  const type = readQuestionType(reader, 'type');
  const title = reader.text('title');
  const required = reader.flag('required');
  const setting = readSetting(reader.get('setting'), at(path, 'setting'), faults);
  const options = readItems(reader.list('options') ?? [], at(path, 'options'), faults, LIMITS.optionsPerNode, readOption);
  if (id === undefined || code === undefined || type === undefined || title === undefined) return undefined;
  return shapeNode({ id, code, type, title, required, setting, options });
};
