import { at, type FaultList } from '../reading/fault.js';
import { RecordReader } from '../reading/record-reader.js';
import type { Operation } from './operation.js';
import { NODE_READERS, type OperationReader } from './read-node-operation.js';
import { OPTION_READERS } from './read-option-operation.js';
import { RESTORE_READERS } from './read-restore-operation.js';

const READERS = new Map<string, OperationReader<Operation>>(Object.entries({ ...NODE_READERS, ...OPTION_READERS, ...RESTORE_READERS }));

/** Whether an operation of this name belongs to inverses only. */
export const isRestore = (op: string): boolean => Object.hasOwn(RESTORE_READERS, op);

/** Reads one operation; unknown names and keys are refused. Undefined, with faults, when it cannot be read. */
export const readOperation = (value: unknown, path: string, faults: FaultList): Operation | undefined => {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.require('op');
  const op = reader.text('op');
  if (op === undefined) return undefined;
  const read = READERS.get(op);
  if (read !== undefined) return read(reader, faults);
  faults.add(at(path, 'op'), 'unknownType');
  return undefined;
};
