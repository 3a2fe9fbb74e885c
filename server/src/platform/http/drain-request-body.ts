import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds somebody may go on sending what was refused, so that they get to read why. */
const REST = 10_000;

/**
 * For a request that is refused before it has come in. Who closes a connection that somebody still writes to resets it, and the answer may be lost
 * with it (RFC 9112, 9.6): the rest is read and dropped for a while instead, and only then the connection ends.
 */
export function drainRequestBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  // Said by the reader of bodies; the answer would take the connection with it.
  reply.removeHeader('connection');
  // Whoever breaks off meanwhile has been answered; an error that nobody hears would end the process.
  raw.on('error', () => {});
  // A form that is read no further would gather what it does not take.
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), REST).unref();
  raw.once('close', () => clearTimeout(timer));
}
