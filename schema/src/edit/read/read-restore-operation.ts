import { isNodeCode } from '../code/code-format.js';
import { readNode, readOption } from '../definition/read-node.js';
import { at, type FaultList } from '../reading/fault.js';
import { RecordReader } from '../reading/record-reader.js';
import type { RestoreOperation } from './operation.js';
import { readId, readRestoreAnchor } from './read-fields.js';
import type { OperationReader } from './read-node-operation.js';

const readCodes = (value: unknown, path: string, faults: FaultList): Record<string, string> | undefined => {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  const codes = reader.keys.map((id) => {
    const code = reader.text(id) ?? '';
    if (!/^[1-9][0-9]*$/.test(id)) faults.add(at(path, id), 'unknownKey');
    else if (!isNodeCode(code)) faults.add(at(path, id), 'format');
    return [id, code];
  });
  return Object.fromEntries(codes);
};

/** The operations that only inverses are made of, by name. */
export const RESTORE_READERS: Readonly<Record<string, OperationReader<RestoreOperation>>> = {
  restoreNode: (reader, faults) => {
    reader.allowOnly(['op', 'node', 'after']);
    const node = readNode(reader.get('node'), at(reader.path, 'node'), faults);
    const after = readRestoreAnchor(reader);
    return node && after !== undefined ? { op: 'restoreNode', node, after } : undefined;
  },
  restoreOption: (reader, faults) => {
    reader.allowOnly(['op', 'nodeId', 'option', 'after']);
    const nodeId = readId(reader, 'nodeId');
    const option = readOption(reader.get('option'), at(reader.path, 'option'), faults);
    const after = readRestoreAnchor(reader);
    return nodeId !== undefined && option && after !== undefined ? { op: 'restoreOption', nodeId, option, after } : undefined;
  },
  restoreCodes: (reader, faults) => {
    reader.allowOnly(['op', 'codes']);
    const codes = readCodes(reader.get('codes'), at(reader.path, 'codes'), faults);
    return codes && { op: 'restoreCodes', codes };
  },
  restoreLastId: (reader) => {
    reader.allowOnly(['op', 'lastId']);
    reader.require('lastId');
    const lastId = reader.number('lastId');
    if (lastId !== undefined && !Number.isInteger(lastId)) reader.faults.add(at(reader.path, 'lastId'), 'type');
    return lastId === undefined ? undefined : { op: 'restoreLastId', lastId };
  },
};
