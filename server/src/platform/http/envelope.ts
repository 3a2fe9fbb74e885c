import { SUCCESS_CODE } from '@wence/schema';
import { z } from 'zod';

/** The answer of every `/v1` route (Spec 7 and 8). */
export function success(data: unknown): { code: typeof SUCCESS_CODE; message: string; data: unknown } {
  return { code: SUCCESS_CODE, message: 'ok', data: data ?? null };
}

/** Data of routes that have nothing to tell but that it worked. */
export const nothing = z.null();
