import { isNodeCode } from '../../code/code-format.js';
import { LIMITS } from '../../limit/limits.js';
import { at, type FaultList } from '../../reading/fault.js';
import { readListOf } from '../../reading/read-items.js';
import { RecordReader } from '../../reading/record-reader.js';
import type { SurveyChange } from '../operation/operation.js';
import { partId, type RestoredPart } from '../operation/restore-operation.js';
import { type FieldReader, nested, operationReader, readIdList } from './operation-reader.js';
import { readSurveyChange } from './read-change.js';
import { readRestoredPart } from './read-restored-part.js';

function readCodes(value: unknown, path: string, faults: FaultList): Record<string, string> | undefined {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  if (reader.keys.length > LIMITS.nodes) faults.add(path, 'tooMany', LIMITS.nodes);
  const codes = reader.keys.map((id) => {
    const code = reader.text(id) ?? '';
    if (!/^[1-9][0-9]*$/.test(id)) faults.add(at(path, id), 'unknownKey');
    else if (!isNodeCode(code)) faults.add(at(path, id), 'format');
    return [id, code];
  });
  return Object.fromEntries(codes);
}

const LIMIT_OF = {
  node: LIMITS.nodes,
  option: LIMITS.cascadeOptions,
  row: LIMITS.rowsPerNode,
  logic: LIMITS.logicItems,
  quota: LIMITS.quotas,
} as const;

/** Each part once, and no more of them in one list than it can hold. */
function checkParts(faults: FaultList, path: string, parts: readonly RestoredPart[]): void {
  const ids = new Set<number>();
  const counts = new Map<string, number>();
  for (const part of parts) {
    if (ids.has(partId(part))) faults.add(path, 'notUnique');
    ids.add(partId(part));
    const list = 'nodeId' in part ? `${part.kind} ${part.nodeId}` : part.kind;
    const count = (counts.get(list) ?? 0) + 1;
    counts.set(list, count);
    if (count > LIMIT_OF[part.kind]) faults.add(path, 'tooMany', LIMIT_OF[part.kind]);
  }
}

const readParts: FieldReader<RestoredPart[]> = (reader, key) => {
  const parts = readListOf(reader, key, LIMITS.restoredParts, readRestoredPart);
  checkParts(reader.faults, at(reader.path, key), parts ?? []);
  return parts;
};

const readIds: FieldReader<number[]> = (reader, key) => readIdList(reader, key, LIMITS.restoredParts);

const readSurvey: FieldReader<SurveyChange> = (reader, key) => (reader.has(key) ? nested(readSurveyChange)(reader, key) : undefined);

const readLastId: FieldReader<number> = (reader, key) => {
  const lastId = reader.number(key);
  if (lastId !== undefined && !Number.isInteger(lastId)) reader.faults.add(at(reader.path, key), 'type');
  return lastId;
};

/** The operations that only inverses are made of. */
export const RESTORE_READERS = {
  restore: operationReader(
    'restore',
    {},
    { put: readParts, remove: readIds, codes: nested(readCodes), survey: readSurvey, missing: readIds },
  ),
  restoreLastId: operationReader('restoreLastId', { lastId: readLastId }, {}),
};
