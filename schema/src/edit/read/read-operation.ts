import { at, type FaultList } from '../../reading/fault.js';
import { RecordReader } from '../../reading/record-reader.js';
import type { Operation } from '../operation.js';
import type { OperationOf } from '../operation-of.js';
import type { OperationReader } from './operation-reader.js';
import { NODE_READERS } from './read-node-operation.js';
import { OPTION_READERS } from './read-option-operation.js';
import { RESTORE_READERS } from './read-restore-operation.js';
import { ROW_READERS } from './read-row-operation.js';
import { RULE_READERS } from './read-rule-operation.js';

type Readers = { readonly [Name in Operation['op']]: OperationReader<OperationOf<Name>> };

const READERS: Readers = { ...NODE_READERS, ...OPTION_READERS, ...ROW_READERS, ...RULE_READERS, ...RESTORE_READERS };

const isKnown = (op: string): op is Operation['op'] => Object.hasOwn(READERS, op);

/** Returns whether operations of this name occur in inverses only. */
export const isRestore = (op: string): boolean => Object.hasOwn(RESTORE_READERS, op);

/** Reads one operation; unknown names and keys are refused. Undefined, with faults, when it cannot be read. */
export const readOperation = (value: unknown, path: string, faults: FaultList): Operation | undefined => {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.require('op');
  const op = reader.text('op');
  if (op === undefined) return undefined;
  if (isKnown(op)) return READERS[op](reader);
  faults.add(at(path, 'op'), 'unknownType');
  return undefined;
};
