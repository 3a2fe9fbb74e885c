import type { ErrorCode } from '@wence/schema';
import { AppError, type ErrorDetails } from './app-error.js';

/** One line checks and narrows: `assertThat(survey, 'A0404')`. */
export function assertThat(value: unknown, code: ErrorCode, details?: ErrorDetails): asserts value {
  if (!value) throw new AppError(code, details);
}
