import { invalidInput } from '../../platform/errors/app-error.js';
import type { Survey } from './survey.entity.js';

/** Where a page of the list ended. */
export interface SurveyCursor {
  readonly createdAt: number;
  readonly id: string;
}

/** Opaque to callers: what is inside may change. */
export function writeCursor({ createdAt, id }: Pick<Survey, 'createdAt' | 'id'>): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');
}

/** A0400 for anything that `writeCursor` did not write. */
export function readCursor(after: string): SurveyCursor {
  const match = /^(\d{1,16}) ([0-9A-Za-z]{1,32})$/.exec(Buffer.from(after, 'base64url').toString());
  if (!match?.[2]) throw invalidInput([{ field: 'after', rule: 'format' }]);
  return { createdAt: Number(match[1]), id: match[2] };
}
