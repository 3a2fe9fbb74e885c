import type { IncomingMessage } from 'node:http';

/** A browser names the page that opens a socket; programs send no Origin. Ours are the host itself and the configured addresses. */
export function originIsOurs(request: IncomingMessage, publicUrls: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (!origin) return true;
  return origin === `http://${host}` || origin === `https://${host}` || publicUrls.includes(origin);
}
