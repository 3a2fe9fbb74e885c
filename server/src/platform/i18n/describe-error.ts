import { ERROR_CODES, type ErrorCode, type FieldFault, type Language } from '@wence/schema';
import { storeFaultOf } from '../db/sql-error.js';
import type { Logger } from '../logging/logger.js';
import { faultText, messageOf } from './messages.js';
import { AppError } from '../errors/app-error.js';
import { dataNamesOf } from '../errors/error-data.js';

/** The error as both APIs report it. */
export interface DescribedError {
  readonly code: ErrorCode;
  readonly http: number;
  readonly message: string;
  readonly fields?: readonly FieldFault[];
  readonly data?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
}

const RETRY_AFTER_SECONDS = 1;

/** Name of an input as a whole, where a fault is no field's. */
type Whole = 'body' | 'input';

interface Asked {
  readonly language: Language;
  readonly logger: Logger;
}

/**
 * Describes expected errors in the language of the request. An unavailable database is B0503; anything else is logged in full and reported as B0001
 * only. A fault of the whole input gets the name that the door has for it.
 */
export function describeError(error: unknown, { language, logger }: Asked, whole: Whole = 'input'): DescribedError {
  const known = error instanceof AppError ? error : unexpected(error);
  if (known.code === 'B0001') logger.error({ err: error }, 'unexpected error');
  if (known.code === 'B0503') logger.warn({ err: error }, 'not available');
  const { data, retryAfterSeconds } = known.details;
  const fields = known.details.fields?.map((fault) => (fault.field === '' ? { ...fault, field: whole } : fault));
  return {
    code: known.code,
    http: ERROR_CODES[known.code].http,
    message: fields?.[0] ? faultText(fields[0], language) : messageOf(known.code, language),
    ...(fields && { fields }),
    ...(data && { data: declaredData(known.code, data) }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** What the catalogue does not tell of does not leave: a program could not know what it means. */
function declaredData(code: ErrorCode, data: NonNullable<DescribedError['data']>): DescribedError['data'] {
  return Object.fromEntries(dataNamesOf(code).flatMap((name) => (name in data ? [[name, data[name]]] : [])));
}

function unexpected(error: unknown): AppError {
  return storeFaultOf(error) ? new AppError('B0503', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS }) : new AppError('B0001');
}
