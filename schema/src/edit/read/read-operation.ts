import { LIMITS } from '../../limit/limits.js';
import { at, type FaultList } from '../../reading/fault.js';
import { readListOf, readTexts } from '../../reading/read-items.js';
import { RecordReader } from '../../reading/record-reader.js';
import type { Operation, OperationOf } from '../operation/operation.js';
import {
  type FieldReader,
  nested,
  operationReader,
  type OperationReader,
  PLACE,
  readFlag,
  readId,
  readIdOrNull,
  readNumber,
  readOptionIds,
  readText,
} from './operation-reader.js';
import { readNodeChange, readOptionChange, readSurveyChange } from './read-change.js';
import { readLogicDraft, readNewNode, readNewOption, readNewRow, readQuotaDraft } from './read-new.js';
import { RESTORE_READERS } from './read-restore-operation.js';

/** The operations on the survey itself and on whole nodes. */
const NODE_READERS = {
  updateSurvey: operationReader('updateSurvey', { set: nested(readSurveyChange) }, {}),
  addNode: operationReader('addNode', { node: nested(readNewNode) }, PLACE),
  updateNode: operationReader('updateNode', { nodeId: readId, set: nested(readNodeChange) }, { confirmed: readFlag }),
  moveNode: operationReader('moveNode', { nodeId: readId }, PLACE),
  copyNode: operationReader('copyNode', { nodeId: readId }, PLACE),
  removeNode: operationReader('removeNode', { nodeId: readId }, { confirmed: readFlag }),
  releaseNode: operationReader('releaseNode', { nodeId: readId }, { confirmed: readFlag }),
  convertNode: operationReader('convertNode', { nodeId: readId, type: readNumber }, { subType: readNumber, confirmed: readFlag }),
  useTemplate: operationReader('useTemplate', { nodeId: readId, template: readNumber }, { confirmed: readFlag }),
};

const OPTION = { nodeId: readId, optionId: readId };

const readTitles: FieldReader<string[]> = (reader, key) => readTexts(reader, key, LIMITS.optionsPerNode);

/** The operations on options. */
const OPTION_READERS = {
  addOption: operationReader('addOption', { nodeId: readId, option: nested(readNewOption) }, PLACE),
  updateOption: operationReader('updateOption', { ...OPTION, set: nested(readOptionChange) }, {}),
  moveOption: operationReader('moveOption', OPTION, PLACE),
  copyOption: operationReader('copyOption', OPTION, PLACE),
  removeOption: operationReader('removeOption', OPTION, { confirmed: readFlag }),
  editOptions: operationReader('editOptions', { nodeId: readId, removeIds: readOptionIds, titles: readTitles }, { confirmed: readFlag }),
  groupOptions: operationReader('groupOptions', { nodeId: readId, optionIds: readOptionIds }, { title: readText, groupId: readId }),
  releaseOptions: operationReader('releaseOptions', { nodeId: readId, optionIds: readOptionIds }, {}),
  replaceOptions: operationReader(
    'replaceOptions',
    { nodeId: readId, options: (reader, key) => readListOf(reader, key, LIMITS.cascadeOptions, readNewOption) },
    { confirmed: readFlag },
  ),
};

const ROW = { nodeId: readId, rowId: readId };
const ANCHOR = { after: readIdOrNull };

/** The operations on rows. */
const ROW_READERS = {
  addRow: operationReader('addRow', { nodeId: readId, row: nested(readNewRow) }, ANCHOR),
  updateRow: operationReader('updateRow', { ...ROW, set: nested(readNewRow) }, {}),
  moveRow: operationReader('moveRow', ROW, ANCHOR),
  copyRow: operationReader('copyRow', ROW, ANCHOR),
  removeRow: operationReader('removeRow', ROW, { confirmed: readFlag }),
};

/** The operations on logic and quotas. */
const RULE_READERS = {
  saveLogic: operationReader('saveLogic', { item: nested(readLogicDraft) }, {}),
  moveLogic: operationReader('moveLogic', { logicId: readId }, { after: readIdOrNull }),
  copyLogic: operationReader('copyLogic', { logicId: readId }, {}),
  removeLogic: operationReader('removeLogic', { logicId: readId }, {}),
  saveQuota: operationReader('saveQuota', { quota: nested(readQuotaDraft) }, {}),
  removeQuota: operationReader('removeQuota', { quotaId: readId }, {}),
};

type Readers = { readonly [Name in Operation['op']]: OperationReader<OperationOf<Name>> };

const READERS: Readers = { ...NODE_READERS, ...OPTION_READERS, ...ROW_READERS, ...RULE_READERS, ...RESTORE_READERS };

const isKnown = (op: string): op is Operation['op'] => Object.hasOwn(READERS, op);

/** Returns whether operations of this name occur in inverses only. */
export const isRestore = (op: string): boolean => Object.hasOwn(RESTORE_READERS, op);

/** Reads one operation; unknown names and keys are refused. Undefined, with faults, when it cannot be read. */
export function readOperation(value: unknown, path: string, faults: FaultList): Operation | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.require('op');
  const op = reader.text('op');
  if (op === undefined) return undefined;
  if (isKnown(op)) return READERS[op](reader);
  faults.add(at(path, 'op'), 'unknownType');
  return undefined;
}
