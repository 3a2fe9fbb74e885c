import { questionRow } from '../../catalogue/question-catalogue.js';
import type { QuestionRow } from '../../catalogue/question-row.js';
import type { SurveyNode } from '../../definition/definition.js';
import type { FaultList } from '../../reading/fault.js';
import type { NodeChange } from '../operation.js';

/**
 * The entry of the catalogue that a question is to have: its own, or one of those it may be switched to (Spec 4, question type switch). Naming the
 * type and sub-type that it has already is no switch. Any other wish is noted as a fault, and the entry stays.
 */
export const switchedRow = (faults: FaultList, path: string, node: SurveyNode, { type, subType }: NodeChange): QuestionRow => {
  const row = questionRow(node);
  const isOtherType = type !== undefined && type !== row.type;
  const wantedType = type ?? row.type;
  const wantedSubType = subType ?? (isOtherType ? undefined : row.subType);
  if (wantedType === row.type && wantedSubType === row.subType) return row;

  const found = row.switchesTo.find((target) => target.type === wantedType && target.subType === wantedSubType);
  if (found !== undefined) return questionRow(found);
  faults.add(`${path}.${isOtherType || subType === undefined ? 'type' : 'subType'}`, 'notAllowed');
  return row;
};
