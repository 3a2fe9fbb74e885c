import { AppError } from '../../platform/errors/app-error.js';

/** Reason why no cascade can be imported from a file. */
export type WrongFile =
  | 'notSpreadsheet'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyLevels'
  | 'levelMissing'
  | 'titleTooLong'
  | 'tooManyOptions'
  | 'wrongText'
  | 'empty';

/** A0701 with what is wrong, in which row of the sheet, and the limit that was broken. */
export const wrongFile = (reason: WrongFile, row?: number, limit?: number): AppError =>
  new AppError('A0701', { data: { reason, ...(row !== undefined && { row }), ...(limit !== undefined && { limit }) } });
