import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';

/** Reads the asker's address from a request that is no route of Fastify's, such as an upgrade, by the same rules as `request.ip`. */
export function addressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = compile([...trustedProxies]);
  return (request) => all(request, trust).at(-1) ?? '';
}
