import { SUCCESS_CODE } from '@wence/schema';
import { z } from 'zod';

/** The answer of every `/v1` route (Spec 7 and 8). */
export function success(data: unknown): { code: typeof SUCCESS_CODE; message: string; data: unknown } {
  return { code: SUCCESS_CODE, message: 'ok', data: data ?? null };
}

/** A moment in a body or an answer: RFC 3339 with its zone. */
export const moment = z.iso.datetime({ offset: true });

/** Data of routes that have nothing to tell but that it worked. */
export const nothing = z.null();
