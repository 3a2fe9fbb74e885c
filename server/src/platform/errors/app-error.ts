import type { ErrorCode, FieldFault } from '@wence/schema';

export interface ErrorDetails {
  /** Which inputs are wrong, and the limit each broke. Only with A0400. */
  readonly fields?: readonly FieldFault[];
  /** What a program needs to go on, e.g. the findings that stop a launch. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An expected failure. It carries a code of the one catalogue, never a text: the door finds the words in the asker's language. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(code, { cause: details.cause });
  }
}

export function invalidInput(fields: readonly FieldFault[]): AppError {
  return new AppError('A0400', { fields });
}

/** Missing, foreign and deleted objects are one and the same to whoever asks. */
export function notFound(): AppError {
  return new AppError('A0404');
}
