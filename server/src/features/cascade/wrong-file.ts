import { AppError } from '../../platform/errors/app-error.js';

/** Reason why no cascade can be imported from a file. */
export type WrongFileReason =
  | 'notSpreadsheet'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyLevels'
  | 'levelMissing'
  | 'titleTooLong'
  | 'tooManyOptions'
  | 'wrongText'
  | 'empty';

/** A file that no cascade can be imported from: what is wrong with it, in which row of the sheet, and the limit that was broken. */
export class WrongFile extends Error {
  constructor(
    readonly reason: WrongFileReason,
    readonly row?: number,
    readonly limit?: number,
  ) {
    super(reason);
  }
}

/** A0701 with the fault of a file. */
export function wrongFile({ reason, row, limit }: Pick<WrongFile, 'reason' | 'row' | 'limit'>): AppError {
  return new AppError('A0701', { data: { reason, ...(row !== undefined && { row }), ...(limit !== undefined && { limit }) } });
}
