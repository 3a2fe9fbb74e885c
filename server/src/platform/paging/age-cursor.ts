import { invalidInput } from '../errors/app-error.js';

/** The sort key of lists that show the newest entry first. */
export interface Aged {
  readonly createdAt: Date;
  readonly id: string;
}

/** The position at which a page of such a list ended. */
export interface AgeCursor {
  readonly createdAt: number;
  readonly id: string;
}

/** Opaque to callers: what is inside may change. */
export function writeCursor({ createdAt, id }: Aged): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');
}

/** A0400 for anything that `writeCursor` did not write. */
export function readCursor(after: string): AgeCursor {
  const match = /^(\d{1,16}) ([0-9A-Za-z]{1,32})$/.exec(Buffer.from(after, 'base64url').toString());
  if (!match?.[2]) throw invalidInput([{ field: 'after', rule: 'format' }]);
  return { createdAt: Number(match[1]), id: match[2] };
}
