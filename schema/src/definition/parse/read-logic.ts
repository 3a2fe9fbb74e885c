import { LIMITS } from '../../limit/limits.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import { at, type FaultList } from '../../reading/fault.js';
import { readListOf, readNumberOf, readNumbers, readValues } from '../../reading/read-items.js';
import { RecordReader } from '../../reading/record-reader.js';
import type { Condition, LogicItem } from '../definition.js';
import { checkGroupNumber } from '../faults/logic-faults.js';
import { shapeCondition, shapeLogic } from '../shape/shape-rules.js';

const ONE_OR_TWO = [1, 2] as const;

export const CONDITION_KEYS = ['id', 'nodeId', 'childId', 'optionId', 'operator', 'parentId', 'algorithm', 'result'] as const;

export const LOGIC_KEYS = [
  'id',
  'model',
  'type',
  'nodeId',
  'target',
  'algorithm',
  'optionType',
  'optionId',
  'after',
  'conditions',
] as const;

/** Reads the number of brackets before their canonical form counts them anew. */
function readGroup(reader: RecordReader): number | undefined {
  const group = reader.number('parentId');
  if (group === undefined) return undefined;
  checkGroupNumber(reader.faults, at(reader.path, 'parentId'), group);
  return group;
}

/** Reads the fields of a condition; undefined when the question or the algorithm is missing. */
export function readConditionFields(reader: RecordReader): Omit<Condition, 'id'> | undefined {
  reader.require('nodeId', 'algorithm');
  const nodeId = reader.number('nodeId');
  const algorithm = reader.number('algorithm');
  const fields = {
    childId: reader.number('childId'),
    optionId: readNumbers(reader, 'optionId', LIMITS.optionsPerNode),
    operator: readNumberOf(reader, 'operator', ONE_OR_TWO),
    parentId: readGroup(reader),
    result: readValues(reader, 'result', LIMITS.conditionValues),
  };
  return nodeId === undefined || algorithm === undefined ? undefined : dropUndefined({ ...fields, nodeId, algorithm });
}

/** Reads the fields of a logic item; undefined when its kind or its owner is missing. */
export function readLogicFields(reader: RecordReader): Omit<LogicItem, 'id' | 'conditions'> | undefined {
  reader.require('model', 'type', 'nodeId');
  const model = readNumberOf(reader, 'model', ONE_OR_TWO);
  const type = readNumberOf(reader, 'type', ONE_OR_TWO);
  const nodeId = reader.number('nodeId');
  const fields = {
    target: reader.number('target'),
    algorithm: readNumberOf(reader, 'algorithm', ONE_OR_TWO),
    optionType: readNumberOf(reader, 'optionType', ONE_OR_TWO),
    optionId: readNumbers(reader, 'optionId', LIMITS.optionsPerNode),
    after: reader.number('after'),
  };
  if (model === undefined || type === undefined || nodeId === undefined) return undefined;
  return dropUndefined({ ...fields, model, type, nodeId });
}

/** Reads one condition into canonical shape; undefined when a field it cannot do without is missing. */
export function readCondition(value: unknown, path: string, faults: FaultList): Condition | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(CONDITION_KEYS);
  reader.require('id');
  const id = reader.number('id');
  const fields = readConditionFields(reader);
  return id === undefined || fields === undefined ? undefined : shapeCondition({ ...fields, id });
}

/** Reads one logic item with its conditions into canonical shape; undefined when a field it cannot do without is missing. */
export function readLogicItem(value: unknown, path: string, faults: FaultList): LogicItem | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(LOGIC_KEYS);
  reader.require('id', 'conditions');
  const id = reader.number('id');
  const fields = readLogicFields(reader);
  const conditions = readListOf(reader, 'conditions', LIMITS.conditionsPerItem, readCondition);
  return id === undefined || fields === undefined || conditions === undefined ? undefined : shapeLogic({ ...fields, id, conditions });
}
