import type { NewNode, NewOption, NewRow } from '../../definition/new-part.js';
import { CONDITION_KEYS, LOGIC_KEYS, readConditionFields, readLogicFields } from '../../definition/parse/read-logic.js';
import { NODE_KEYS, readNodeFields, readNodeKind } from '../../definition/parse/read-node.js';
import { OPTION_FIELD_KEYS, readOptionFields, readRowFields, ROW_FIELD_KEYS } from '../../definition/parse/read-option.js';
import { readQuotaFields } from '../../definition/parse/read-quota.js';
import { LIMITS } from '../../limit/limits.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import type { FaultList } from '../../reading/fault.js';
import { readListOf } from '../../reading/read-items.js';
import { RecordReader } from '../../reading/record-reader.js';
import type { ConditionDraft, LogicDraft, QuotaDraft } from '../operation/operation.js';
import { readId } from './operation-reader.js';

/** A new node has no id, and comes without nodes in it, so that there is nothing to draw from. */
const NEW_NODE_KEYS = NODE_KEYS.filter((key) => key !== 'id' && key !== 'nodes' && key !== 'draw');

/** Reads an option to be added, with those inside it; all fields may be left out. */
export function readNewOption(value: unknown, path: string, faults: FaultList): NewOption | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly([...OPTION_FIELD_KEYS, 'group', 'nodes']);
  const nodes = readListOf(reader, 'nodes', LIMITS.cascadeOptions, readNewOption);
  return dropUndefined({ ...readOptionFields(reader), group: reader.flag('group'), nodes });
}

/** Reads a row to be added, or the change of one; all fields may be left out. */
export function readNewRow(value: unknown, path: string, faults: FaultList): NewRow | undefined {
  const reader = RecordReader.of(value, path, faults);
  reader?.allowOnly(ROW_FIELD_KEYS);
  return reader && dropUndefined(readRowFields(reader));
}

/** Reads a node to be added. */
export function readNewNode(value: unknown, path: string, faults: FaultList): NewNode | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(NEW_NODE_KEYS);
  const kind = readNodeKind(reader);
  const fields = readNodeFields(reader);
  const options = readListOf(reader, 'options', LIMITS.cascadeOptions, readNewOption);
  const children = readListOf(reader, 'children', LIMITS.rowsPerNode, readNewRow);
  return kind && dropUndefined({ ...kind, ...fields, options, children });
}

function readConditionDraft(value: unknown, path: string, faults: FaultList): ConditionDraft | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(CONDITION_KEYS);
  const id = readId(reader, 'id');
  const fields = readConditionFields(reader);
  return fields && dropUndefined({ ...fields, id });
}

/** Reads a logic item to be saved: with its id to replace that one, without to make a new one; the same for its conditions. */
export function readLogicDraft(value: unknown, path: string, faults: FaultList): LogicDraft | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(LOGIC_KEYS);
  reader.require('conditions');
  const id = readId(reader, 'id');
  const fields = readLogicFields(reader);
  const conditions = readListOf(reader, 'conditions', LIMITS.conditionsPerItem, readConditionDraft);
  return fields && conditions && dropUndefined({ ...fields, id, conditions });
}

/** Reads a quota to be saved: with its id to replace that one, without to make a new one. */
export function readQuotaDraft(value: unknown, path: string, faults: FaultList): QuotaDraft | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  const id = readId(reader, 'id');
  const fields = readQuotaFields(reader, readConditionDraft);
  return fields && dropUndefined({ ...fields, id });
}
