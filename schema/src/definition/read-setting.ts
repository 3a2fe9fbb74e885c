import { SETTING_KEYS } from '../catalogue/setting-rule.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import type { FaultList } from '../reading/fault.js';
import { RecordReader } from '../reading/record-reader.js';
import type { NodeSetting } from './definition.js';

/** Reads the keys of a setting by type. Whether the question type has them is a matter of `checkSetting`. */
export const readSettingFields = (reader: RecordReader): NodeSetting =>
  dropUndefined({
    column: reader.number('column'),
    min: reader.number('min'),
    max: reader.number('max'),
    size: reader.number('size'),
    format: reader.number('format'),
    min_word: reader.number('min_word'),
    max_word: reader.number('max_word'),
    suffix: reader.text('suffix'),
  });

/** Reads a setting; undefined when there is none. */
export const readSetting = (value: unknown, path: string, faults: FaultList): NodeSetting | undefined => {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults);
  reader?.allowOnly(SETTING_KEYS);
  return reader && readSettingFields(reader);
};
