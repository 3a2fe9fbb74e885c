import { LIMITS } from '../../limit/limits.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import type { FaultList } from '../../reading/fault.js';
import { readListOf, readNumberOf, readNumbers, readTextOf } from '../../reading/read-items.js';
import { RecordReader } from '../../reading/record-reader.js';
import type { CustomQuota, Quota, QuotaCell, TableQuota } from '../definition.js';
import { shapeQuota } from '../shape/shape-rules.js';
import { readCondition } from './read-logic.js';

const KINDS = ['table', 'custom'] as const;
/** The effects of a full quota, in the order of their codes (see `QuotaBase.onFull`). */
export const QUOTA_EFFECTS = [1, 2, 3, 4] as const;

const BASE_KEYS = ['id', 'kind', 'name', 'enabled', 'onFull'] as const;

/** The keys of a quota by kind. */
export const QUOTA_KEYS = {
  table: [...BASE_KEYS, 'nodeIds', 'cells'],
  custom: [...BASE_KEYS, 'conditions', 'limit'],
} as const;

export const CELL_KEYS = ['optionId', 'limit'] as const;

function readCell(value: unknown, path: string, faults: FaultList): QuotaCell | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(CELL_KEYS);
  reader.require('optionId', 'limit');
  const optionId = readNumbers(reader, 'optionId', LIMITS.quotaQuestions);
  const limit = reader.number('limit');
  return optionId === undefined || limit === undefined ? undefined : { optionId, limit };
}

/** A quota's fields without identity; the conditions of a custom one are read by `ReadCondition`, with or without ids. */
type QuotaFields<C> = Omit<TableQuota, 'id'> | (Omit<CustomQuota, 'id' | 'conditions'> & { readonly conditions: readonly C[] });

type ReadCondition<C> = (value: unknown, path: string, faults: FaultList) => C | undefined;

function readTable(reader: RecordReader) {
  reader.require('nodeIds', 'cells');
  const nodeIds = readNumbers(reader, 'nodeIds', LIMITS.quotaQuestions);
  const cells = readListOf(reader, 'cells', LIMITS.quotaCells, readCell);
  return nodeIds && cells && { kind: 'table' as const, nodeIds, cells };
}

function readCustom<C>(reader: RecordReader, read: ReadCondition<C>) {
  reader.require('conditions', 'limit');
  const conditions = readListOf(reader, 'conditions', LIMITS.conditionsPerItem, read);
  const limit = reader.number('limit');
  return conditions && limit !== undefined ? { kind: 'custom' as const, conditions, limit } : undefined;
}

/** Reads the fields of a quota, the keys of its kind and no others; undefined when one it cannot do without is missing. */
export function readQuotaFields<C>(reader: RecordReader, read: ReadCondition<C>): QuotaFields<C> | undefined {
  reader.require('kind', 'name');
  const kind = readTextOf(reader, 'kind', KINDS);
  if (kind === undefined) return undefined;
  reader.allowOnly(QUOTA_KEYS[kind]);
  const name = reader.text('name');
  const base = { enabled: reader.flag('enabled'), onFull: readNumberOf(reader, 'onFull', QUOTA_EFFECTS) };
  const own = kind === 'table' ? readTable(reader) : readCustom(reader, read);
  return name === undefined || own === undefined ? undefined : dropUndefined({ ...base, ...own, name });
}

/** Reads one quota into canonical shape; undefined when a field it cannot do without is missing. */
export function readQuota(value: unknown, path: string, faults: FaultList): Quota | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.require('id');
  const id = reader.number('id');
  const fields = readQuotaFields(reader, readCondition);
  return id === undefined || fields === undefined ? undefined : shapeQuota({ ...fields, id });
}
