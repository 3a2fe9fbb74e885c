import { readLogicItem } from '../../definition/parse/read-logic.js';
import { NODE_KEYS, readNodeFields, readNodeKind } from '../../definition/parse/read-node.js';
import { OPTION_KEYS, readOptionFields, readRow } from '../../definition/parse/read-option.js';
import { readQuota } from '../../definition/parse/read-quota.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import { at, type FaultList } from '../../reading/fault.js';
import { readTextOf } from '../../reading/read-items.js';
import { RecordReader } from '../../reading/record-reader.js';
import type { OwnNode, OwnOption, RestoredPart } from '../operation/restore-operation.js';
import { readId, readIdOrNull } from './operation-reader.js';

const INSIDE = new Set(['options', 'children', 'nodes']);
const OWN_NODE_KEYS = NODE_KEYS.filter((key) => !INSIDE.has(key));
const OWN_OPTION_KEYS = OPTION_KEYS.filter((key) => key !== 'nodes');

function readOwnNode(value: unknown, path: string, faults: FaultList): OwnNode | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(OWN_NODE_KEYS);
  reader.require('id', 'code', 'title');
  const id = readId(reader, 'id');
  const kind = readNodeKind(reader);
  const { code, title, ...fields } = readNodeFields(reader);
  if (id === undefined || code === undefined || title === undefined || kind === undefined) return undefined;
  return dropUndefined({ ...kind, ...fields, id, code, title });
}

function readOwnOption(value: unknown, path: string, faults: FaultList): OwnOption | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(OWN_OPTION_KEYS);
  reader.require('id', 'code', 'title');
  const id = readId(reader, 'id');
  const { code, title, ...fields } = readOptionFields(reader);
  if (id === undefined || code === undefined || title === undefined) return undefined;
  return dropUndefined({ ...fields, id, code, title, group: reader.flag('group'), optionKey: readId(reader, 'optionKey') });
}

const KINDS = ['node', 'option', 'row', 'logic', 'quota'] as const;

type PartReaders = { readonly [K in RestoredPart['kind']]: (reader: RecordReader, after: number | null) => RestoredPart | undefined };

const own = <T>(
  reader: RecordReader,
  key: string,
  read: (value: unknown, path: string, faults: FaultList) => T | undefined,
): T | undefined => read(reader.get(key), at(reader.path, key), reader.faults);

const READERS: PartReaders = {
  node: (reader, after) => {
    reader.allowOnly(['kind', 'only', 'parentId', 'after', 'node']);
    reader.require('parentId');
    const parentId = readIdOrNull(reader, 'parentId');
    const node = own(reader, 'node', readOwnNode);
    return node && parentId !== undefined ? { kind: 'node', parentId, after, node } : undefined;
  },
  option: (reader, after) => {
    reader.allowOnly(['kind', 'only', 'nodeId', 'parentId', 'after', 'option']);
    reader.require('nodeId', 'parentId');
    const nodeId = readId(reader, 'nodeId');
    const parentId = readIdOrNull(reader, 'parentId');
    const option = own(reader, 'option', readOwnOption);
    return option && nodeId !== undefined && parentId !== undefined ? { kind: 'option', nodeId, parentId, after, option } : undefined;
  },
  row: (reader, after) => {
    reader.allowOnly(['kind', 'only', 'nodeId', 'after', 'row']);
    reader.require('nodeId');
    const nodeId = readId(reader, 'nodeId');
    const row = own(reader, 'row', readRow);
    return row && nodeId !== undefined ? { kind: 'row', nodeId, after, row } : undefined;
  },
  logic: (reader, after) => {
    reader.allowOnly(['kind', 'only', 'after', 'item']);
    const item = own(reader, 'item', readLogicItem);
    return item && { kind: 'logic', after, item };
  },
  quota: (reader, after) => {
    reader.allowOnly(['kind', 'only', 'after', 'quota']);
    const quota = own(reader, 'quota', readQuota);
    return quota && { kind: 'quota', after, quota };
  },
};

/** Reads one part that comes back. */
export function readRestoredPart(value: unknown, path: string, faults: FaultList): RestoredPart | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.require('kind', 'after');
  const kind = readTextOf(reader, 'kind', KINDS);
  const after = readIdOrNull(reader, 'after');
  const only = readTextOf(reader, 'only', ['fields', 'place']);
  const part = kind === undefined || after === undefined ? undefined : READERS[kind](reader, after);
  return part && only ? { ...part, only } : part;
}
