import type { QuestionRow } from '../catalogue/question-row.js';
import { isOptionCode } from '../code/code-format.js';
import { LIMITS } from '../limit/limits.js';
import { at, type FaultList } from '../reading/fault.js';
import type { SurveyRow } from './definition.js';
import { checkCode, checkFreshCode, checkId } from './identity-faults.js';
import { checkImageName } from './image-faults.js';
import { checkRichText } from './rich-text/check-rich-text.js';
import { checkText } from './text-faults.js';

/** The rules of one row by itself, as the entry of its question has them. */
export const checkRow = (faults: FaultList, path: string, row: SurveyRow, entry: QuestionRow): void => {
  checkId(faults, path, row.id);
  checkCode(faults, path, row.code, isOptionCode);
  checkRichText(faults, path, 'title', row.title, { min: 1, max: LIMITS.rowTitle });
  if (row.rightTitle !== undefined) {
    if (!entry.rowsTakeRightTitle) faults.add(at(path, 'rightTitle'), 'notAllowed');
    checkText(faults, path, 'rightTitle', row.rightTitle, { min: 0, max: LIMITS.rightTitle });
  }
  if (row.image !== undefined) checkImageName(faults, at(path, 'image'), row.image, entry.rowsTakeImage);
  if (row.other === true && !entry.rowsTakeOther) faults.add(at(path, 'other'), 'notAllowed');
};

/** The rules of all rows of a question: each by itself, how many, codes unique. */
export const checkRowList = (faults: FaultList, path: string, rows: readonly SurveyRow[], entry: QuestionRow): void => {
  if (rows.length > 0 && !entry.hasRows) faults.add(path, 'notAllowed');
  if (rows.length > LIMITS.rowsPerNode) faults.add(path, 'tooMany', LIMITS.rowsPerNode);
  const codes = new Set<string>();
  rows.forEach((row, place) => {
    checkRow(faults, at(path, place), row, entry);
    checkFreshCode(faults, at(path, place), row.code, codes);
  });
};
