/** Why a file cannot be read as a spreadsheet: it is none, or there is more in it than its reader takes. */
export class SheetFault extends Error {
  override readonly name = 'SheetFault';

  constructor(
    readonly reason: 'notSpreadsheet' | 'tooLarge',
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

export const notSpreadsheet = (cause?: unknown): SheetFault => new SheetFault('notSpreadsheet', cause);
