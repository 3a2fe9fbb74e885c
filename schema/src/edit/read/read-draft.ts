import { CONDITION_KEYS, LOGIC_KEYS, readConditionFields, readLogicFields } from '../../definition/read-logic.js';
import { readQuotaFields } from '../../definition/read-quota.js';
import { LIMITS } from '../../limit/limits.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import type { FaultList } from '../../reading/fault.js';
import { readListOf } from '../../reading/read-items.js';
import { RecordReader } from '../../reading/record-reader.js';
import type { ConditionDraft, LogicDraft, QuotaDraft } from '../operation.js';
import { readId } from './read-fields.js';

const readConditionDraft = (value: unknown, path: string, faults: FaultList): ConditionDraft | undefined => {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(CONDITION_KEYS);
  const id = readId(reader, 'id');
  const fields = readConditionFields(reader);
  return fields && dropUndefined({ ...fields, id });
};

/** Reads a logic item to be saved: with its id to replace that one, without to make a new one; the same for its conditions. */
export const readLogicDraft = (value: unknown, path: string, faults: FaultList): LogicDraft | undefined => {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(LOGIC_KEYS);
  reader.require('conditions');
  const id = readId(reader, 'id');
  const fields = readLogicFields(reader);
  const conditions = readListOf(reader, 'conditions', LIMITS.conditionsPerItem, readConditionDraft);
  return fields && conditions && dropUndefined({ ...fields, id, conditions });
};

/** Reads a quota to be saved: with its id to replace that one, without to make a new one. */
export const readQuotaDraft = (value: unknown, path: string, faults: FaultList): QuotaDraft | undefined => {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  const id = readId(reader, 'id');
  const fields = readQuotaFields(reader, readConditionDraft);
  return fields && dropUndefined({ ...fields, id });
};
