import { at } from '../reading/fault.js';
import type { RecordReader } from '../reading/record-reader.js';
import type { EditOperation } from './operation.js';
import { readAnchor, readId } from './read-fields.js';
import { readOptionFields } from './read-new.js';
import type { OperationReader } from './read-node-operation.js';

const readTarget = (reader: RecordReader): { nodeId: number; optionId: number } | undefined => {
  const nodeId = readId(reader, 'nodeId');
  const optionId = readId(reader, 'optionId');
  return nodeId === undefined || optionId === undefined ? undefined : { nodeId, optionId };
};

const anchored =
  (op: 'moveOption' | 'copyOption'): OperationReader<EditOperation> =>
  (reader) => {
    reader.allowOnly(['op', 'nodeId', 'optionId', 'after']);
    const target = readTarget(reader);
    return target && { op, ...target, after: readAnchor(reader) };
  };

/** The operations on options, by name. */
export const OPTION_READERS: Readonly<Record<string, OperationReader<EditOperation>>> = {
  addOption: (reader, faults) => {
    reader.allowOnly(['op', 'nodeId', 'option', 'after']);
    const nodeId = readId(reader, 'nodeId');
    const option = readOptionFields(reader.get('option'), at(reader.path, 'option'), faults);
    return nodeId === undefined ? undefined : option && { op: 'addOption', nodeId, option, after: readAnchor(reader) };
  },
  updateOption: (reader, faults) => {
    reader.allowOnly(['op', 'nodeId', 'optionId', 'set']);
    const target = readTarget(reader);
    const set = readOptionFields(reader.get('set'), at(reader.path, 'set'), faults);
    return target && set && { op: 'updateOption', ...target, set };
  },
  moveOption: anchored('moveOption'),
  copyOption: anchored('copyOption'),
  removeOption: (reader) => {
    reader.allowOnly(['op', 'nodeId', 'optionId']);
    const target = readTarget(reader);
    return target && { op: 'removeOption', ...target };
  },
};
