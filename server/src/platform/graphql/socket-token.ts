/** The names that clients give it; as in the header, `Bearer` may stand before it. */
const TOKEN_NAMES = ['token', 'Authorization', 'authorization'];

/** The token in what a client sent beside a message; null without one. */
export function tokenIn(payload: Readonly<Record<string, unknown>> | null | undefined): string | null {
  const sent = TOKEN_NAMES.map((name) => payload?.[name]).find((value) => typeof value === 'string');
  return typeof sent === 'string' ? sent.replace(/^Bearer +/i, '') : null;
}
