import { childSequenceOf } from '../../definition/defaults.js';
import type { SurveyRow } from '../../definition/definition.js';
import { checkRow } from '../../definition/row-faults.js';
import { at, FaultList, type FieldFault } from '../../reading/fault.js';
import { canLock } from '../option/can-lock.js';
import type { NewRow } from '../operation.js';
import { checkTypedCode } from '../typed-code.js';
import type { RowHolder } from './find-rows.js';

/** Returns the faults of a row that an author gave or changed: in its own fields, a typed code that is taken, a lock where the order has none. */
export const rowFaults = (path: string, row: SurveyRow, given: NewRow, { node, entry, rows }: RowHolder): FieldFault[] => {
  const faults = new FaultList();
  checkRow(faults, path, row, entry);
  if (given.code !== undefined) checkTypedCode(faults, path, row, rows);
  if (given.locked === true && !canLock(childSequenceOf(node))) faults.add(at(path, 'locked'), 'notAllowed');
  return faults.all;
};
