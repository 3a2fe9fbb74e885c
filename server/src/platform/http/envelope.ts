import { z } from 'zod';

/** The answer of every `/v1` route (Spec 7 and 8). */
export function success(data: unknown): { code: '00000'; message: string; data: unknown } {
  return { code: '00000', message: 'ok', data: data ?? null };
}

/** Data of routes that have nothing to tell but that it worked. */
export const nothing = z.null();
