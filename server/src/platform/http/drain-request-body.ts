import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds for which a refused client may keep sending, so that it can read the response. */
const REST = 10_000;

/**
 * Drains the body of a request that is refused before it has arrived. Closing a connection while the client still writes resets it, and the
 * response may be lost (RFC 9112, 9.6), so the rest is read and discarded for a while before the connection is closed.
 */
export function drainRequestBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  // The body parser set this header; it would close the connection right after the response.
  reply.removeHeader('connection');
  // A client that disconnects now has been answered already; an unhandled error event would end the process.
  raw.on('error', () => {});
  // A form parser that is no longer read would buffer the rest.
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), REST).unref();
  raw.once('close', () => clearTimeout(timer));
}
