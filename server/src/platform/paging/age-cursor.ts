/** The sort key of lists that show the newest entry first. */
export interface Aged {
  readonly createdAt: Date;
  readonly id: string;
}

/** A place in such a list. */
export interface AgeCursor {
  readonly createdAt: number;
  readonly id: string;
}

/** Opaque to callers: what is inside may change. */
export function writeCursor({ createdAt, id }: Aged): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');
}

/** Null for anything that `writeCursor` did not write. */
export function readCursor(cursor: string): AgeCursor | null {
  const match = /^(\d{1,16}) ([0-9A-Za-z]{1,32})$/.exec(Buffer.from(cursor, 'base64url').toString());
  return match?.[2] ? { createdAt: Number(match[1]), id: match[2] } : null;
}
