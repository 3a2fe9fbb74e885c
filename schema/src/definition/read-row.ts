import type { FaultList } from '../reading/fault.js';
import { RecordReader } from '../reading/record-reader.js';
import type { SurveyRow } from './definition.js';
import { shapeRow } from './shape.js';

/** The keys of a row's own fields, without the identity that nobody but the survey gives it. */
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
export const readRow = (value: unknown, path: string, faults: FaultList): SurveyRow | undefined => {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(ROW_KEYS);
  reader.require('id', 'code', 'title');
  const id = reader.number('id');
  const fields = readRowFields(reader);
  const { code, title } = fields;
  return id === undefined || code === undefined || title === undefined ? undefined : shapeRow({ ...fields, id, code, title });
};
