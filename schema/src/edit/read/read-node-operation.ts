import { at, type FaultList } from '../reading/fault.js';
import { RecordReader } from '../reading/record-reader.js';
import type { EditOperation } from './operation.js';
import { readNodeChange, readSurveyChange } from './read-change.js';
import { readAnchor, readId } from './read-fields.js';
import { readNewNode } from './read-new.js';

/** Reads one operation out of its record, which names it; undefined, with faults, when a part is missing. */
export type OperationReader<Operation> = (reader: RecordReader, faults: FaultList) => Operation | undefined;

const anchored =
  (op: 'moveNode' | 'copyNode'): OperationReader<EditOperation> =>
  (reader) => {
    reader.allowOnly(['op', 'nodeId', 'after']);
    const nodeId = readId(reader, 'nodeId');
    return nodeId === undefined ? undefined : { op, nodeId, after: readAnchor(reader) };
  };

/** The operations on the survey itself and on whole questions, by name. */
export const NODE_READERS: Readonly<Record<string, OperationReader<EditOperation>>> = {
  updateSurvey: (reader, faults) => {
    reader.allowOnly(['op', 'set']);
    const set = readSurveyChange(reader.get('set'), at(reader.path, 'set'), faults);
    return set && { op: 'updateSurvey', set };
  },
  addNode: (reader, faults) => {
    reader.allowOnly(['op', 'node', 'after']);
    const node = readNewNode(reader.get('node'), at(reader.path, 'node'), faults);
    return node && { op: 'addNode', node, after: readAnchor(reader) };
  },
  updateNode: (reader, faults) => {
    reader.allowOnly(['op', 'nodeId', 'set']);
    const nodeId = readId(reader, 'nodeId');
    const set = readNodeChange(reader.get('set'), at(reader.path, 'set'), faults);
    return nodeId === undefined ? undefined : set && { op: 'updateNode', nodeId, set };
  },
  moveNode: anchored('moveNode'),
  copyNode: anchored('copyNode'),
  removeNode: (reader) => {
    reader.allowOnly(['op', 'nodeId']);
    const nodeId = readId(reader, 'nodeId');
    return nodeId === undefined ? undefined : { op: 'removeNode', nodeId };
  },
};
