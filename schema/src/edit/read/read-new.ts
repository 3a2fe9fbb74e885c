import { readItems, readQuestionType } from '../definition/read-node.js';
import { readSetting } from '../definition/read-setting.js';
import { LIMITS } from '../limit/limits.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { at, type FaultList } from '../reading/fault.js';
import { RecordReader } from '../reading/record-reader.js';
import type { NewNode, NewOption, OptionChange } from './operation.js';

const OPTION_KEYS = ['title', 'code', 'other', 'exclusive', 'required'];
const NODE_KEYS = ['type', 'title', 'code', 'required', 'setting', 'options'];

/** Reads the fields an author may give to an option, new or changed; all of them may be left out. */
export const readOptionFields = (value: unknown, path: string, faults: FaultList): (NewOption & OptionChange) | undefined => {
  const reader = RecordReader.of(value, path, faults);
  reader?.allowOnly(OPTION_KEYS);
  return (
    reader &&
    dropUndefined({
      title: reader.text('title'),
      code: reader.text('code'),
      other: reader.flag('other'),
      exclusive: reader.flag('exclusive'),
      required: reader.flag('required'),
    })
  );
};

/** Reads a question to be added. */
export const readNewNode = (value: unknown, path: string, faults: FaultList): NewNode | undefined => {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(NODE_KEYS);
  reader.require('type');
  const type = readQuestionType(reader, 'type');
  const fields = {
    title: reader.text('title'),
    code: reader.text('code'),
    required: reader.flag('required'),
    setting: readSetting(reader.get('setting'), at(path, 'setting'), faults),
  };
  const given = reader.list('options');
  const options = given && readItems(given, at(path, 'options'), faults, LIMITS.optionsPerNode, readOptionFields);
  return type && dropUndefined({ type, ...fields, options });
};
