import type { AnswerError, SurveyRow } from '@wence/schema';

/** What is wrong with one row, by where it has to be put right. */
export interface RowErrors {
  /** The one that is told beside the row; undefined where the question's own error says it all. */
  readonly told: AnswerError | undefined;
  readonly isNameWrong: boolean;
  readonly isCellWrong: boolean;
  /** Columns whose input is wrong; empty where the whole row is. */
  readonly optionIds: readonly number[];
}

/** Errors of what the respondent called the row speak of no column. */
export const isOfName = (row: SurveyRow | undefined, { reason, optionId }: AnswerError): boolean =>
  row?.other === true && optionId === undefined && (reason === 'other' || reason === 'maxWord');

/** A question without any answer is one error for all rows that must be answered. */
export function errorsOfRow(row: SurveyRow, errors: readonly AnswerError[]): RowErrors {
  const own = errors.filter(({ rowId }) => rowId === row.id);
  const ofCell = own.filter((error) => !isOfName(row, error));
  const isMissing = !row.other && errors.some(({ reason, rowId }) => reason === 'required' && rowId === undefined);
  return {
    told: own[0],
    isNameWrong: own.length > ofCell.length,
    isCellWrong: isMissing || ofCell.length > 0,
    optionIds: ofCell.flatMap(({ optionId }) => optionId ?? []),
  };
}
