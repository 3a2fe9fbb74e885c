import { NODE_KEYS, readNodeFields, readNodeKind } from '../../definition/read-node.js';
import { OPTION_FIELD_KEYS, readOptionFields } from '../../definition/read-option.js';
import { readRowFields, ROW_FIELD_KEYS } from '../../definition/read-row.js';
import { LIMITS } from '../../limit/limits.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import type { FaultList } from '../../reading/fault.js';
import { readListOf } from '../../reading/read-items.js';
import { RecordReader } from '../../reading/record-reader.js';
import type { NewNode, NewOption, NewRow } from '../operation.js';

/** A new node has no id, and comes without nodes in it. */
const NEW_NODE_KEYS = NODE_KEYS.filter((key) => key !== 'id' && key !== 'nodes');

/** Reads an option to be added, with those inside it; all fields may be left out. */
export const readNewOption = (value: unknown, path: string, faults: FaultList): NewOption | undefined => {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly([...OPTION_FIELD_KEYS, 'group', 'nodes']);
  const nodes = readListOf(reader, 'nodes', LIMITS.cascadeOptions, readNewOption);
  return dropUndefined({ ...readOptionFields(reader), group: reader.flag('group'), nodes });
};

/** Reads a row to be added, or the change of one; all fields may be left out. */
export const readNewRow = (value: unknown, path: string, faults: FaultList): NewRow | undefined => {
  const reader = RecordReader.of(value, path, faults);
  reader?.allowOnly(ROW_FIELD_KEYS);
  return reader && dropUndefined(readRowFields(reader));
};

/** Reads a node to be added. */
export const readNewNode = (value: unknown, path: string, faults: FaultList): NewNode | undefined => {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(NEW_NODE_KEYS);
  const kind = readNodeKind(reader);
  const fields = readNodeFields(reader);
  const options = readListOf(reader, 'options', LIMITS.cascadeOptions, readNewOption);
  const children = readListOf(reader, 'children', LIMITS.rowsPerNode, readNewRow);
  return kind && dropUndefined({ ...kind, ...fields, options, children });
};
