import { LIMITS } from '../../limit/limits.js';
import type { FaultList } from '../../reading/fault.js';
import { readListOf } from '../../reading/read-items.js';
import { RecordReader } from '../../reading/record-reader.js';
import type { SurveyOption, SurveyRow } from '../definition.js';
import { shapeOption, shapeRow } from '../shape/shape.js';
import { readOptionSetting } from './read-setting.js';

/** The keys of an option's own fields, without the id, which only the survey assigns. */
export const OPTION_FIELD_KEYS = [
  'title',
  'code',
  'rightTitle',
  'image',
  'other',
  'exclusive',
  'required',
  'locked',
  'type',
  'prefix',
  'setting',
] as const;

export const OPTION_KEYS = ['id', ...OPTION_FIELD_KEYS, 'group', 'nodes', 'optionKey'] as const;

/** Reads the fields that an author may give to an option, all of them optional. */
export const readOptionFields = (reader: RecordReader): Partial<SurveyOption> => ({
  title: reader.text('title'),
  code: reader.text('code'),
  rightTitle: reader.text('rightTitle'),
  image: reader.text('image'),
  other: reader.flag('other'),
  exclusive: reader.flag('exclusive'),
  required: reader.flag('required'),
  locked: reader.flag('locked'),
  type: reader.number('type'),
  prefix: reader.text('prefix'),
  setting: readOptionSetting(reader),
});

/** Reads one option, with the options inside it, into canonical shape; undefined when a field it cannot do without is missing. */
export function readOption(value: unknown, path: string, faults: FaultList): SurveyOption | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(OPTION_KEYS);
  reader.require('id', 'code', 'title');
  const id = reader.number('id');
  const fields = readOptionFields(reader);
  const { code, title } = fields;
  const group = reader.flag('group');
  const nodes = readListOf(reader, 'nodes', LIMITS.cascadeOptions, readOption);
  const optionKey = reader.number('optionKey');
  if (id === undefined || code === undefined || title === undefined) return undefined;
  return shapeOption({ ...fields, id, code, title, group, nodes, optionKey });
}

/** The keys of a row's own fields, without the id, which only the survey assigns. */
export const ROW_FIELD_KEYS = ['title', 'code', 'rightTitle', 'image', 'other', 'locked'] as const;

export const ROW_KEYS = ['id', ...ROW_FIELD_KEYS] as const;

/** Reads the fields that an author may give to a row, all of them optional. */
export const readRowFields = (reader: RecordReader): Partial<SurveyRow> => ({
  title: reader.text('title'),
  code: reader.text('code'),
  rightTitle: reader.text('rightTitle'),
  image: reader.text('image'),
  other: reader.flag('other'),
  locked: reader.flag('locked'),
});

/** Reads one row into canonical shape; undefined when a field it cannot do without is missing. */
export function readRow(value: unknown, path: string, faults: FaultList): SurveyRow | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(ROW_KEYS);
  reader.require('id', 'code', 'title');
  const id = reader.number('id');
  const fields = readRowFields(reader);
  const { code, title } = fields;
  return id === undefined || code === undefined || title === undefined ? undefined : shapeRow({ ...fields, id, code, title });
}
