import type { ErrorCode, FieldFault } from '@wence/schema';

export interface ErrorDetails {
  /** The wrong inputs, and the limit that each broke. Only with A0400. */
  readonly fields?: readonly FieldFault[];
  /** Facts that a client needs to react, e.g. the findings that prevent a launch. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An expected failure. It carries a code of the catalogue and no text: the API finds the message in the language of the request. */
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

/** Missing, deleted and other people's objects are reported alike. */
export function notFound(): AppError {
  return new AppError('A0404');
}

/** Checks and narrows in one line: `assertThat(survey, 'A0404')`. */
export function assertThat(value: unknown, code: ErrorCode, details?: ErrorDetails): asserts value {
  if (!value) throw new AppError(code, details);
}

/** Reports all faults of an input at once (A0400). */
export function invalidWhen(...faults: readonly FieldFault[][]): void {
  const all = faults.flat();
  if (all.length > 0) throw invalidInput(all);
}
