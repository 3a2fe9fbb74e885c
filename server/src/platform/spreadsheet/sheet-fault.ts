/** Thrown if a file is not a spreadsheet, or contains more than its reader accepts. */
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
