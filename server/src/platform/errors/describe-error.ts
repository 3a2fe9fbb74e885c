import { ERROR_CODES, type ErrorCode, type FieldFault, type Language } from '@wence/schema';
import type { Logger } from '../logging/logger.js';
import { faultText, messageOf } from '../i18n/messages.js';
import { AppError } from './app-error.js';

/** What leaves through either door when something failed. */
export interface DescribedError {
  readonly code: ErrorCode;
  readonly http: number;
  readonly message: string;
  readonly fields?: readonly FieldFault[];
  readonly data?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
}

/** Expected errors in the asker's words; anything else is logged in full and told as nothing but B0001. */
export function describeError(error: unknown, language: Language, logger: Logger): DescribedError {
  const known = error instanceof AppError ? error : new AppError('B0001');
  if (known !== error) logger.error({ err: error }, 'unexpected error');
  const { fields, data, retryAfterSeconds } = known.details;
  return {
    code: known.code,
    http: ERROR_CODES[known.code].http,
    message: fields?.[0] ? faultText(fields[0], language) : messageOf(known.code, language),
    ...(fields && { fields }),
    ...(data && { data }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
