import type { ResponsePlace } from './response.port.js';

/** The cursor of a response in any list of the responses of its survey. */
export const cursorOfResponse = ({ seq }: Pick<ResponsePlace, 'seq'>): string => Buffer.from(`seq:${seq}`).toString('base64url');

/** The running number in such a cursor; null for anything else. */
export function numberInCursor(cursor: string): number | null {
  const seq = /^seq:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  return seq === undefined ? null : Number(seq);
}
