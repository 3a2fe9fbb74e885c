import type { FastifyError, FastifyRequest } from 'fastify';

/**
 * True of an error that only says that the asker went away while an answer was being compressed for them. Nobody is there to be told, and nothing is
 * wrong with the server. A stream that ends early while its asker is still there is a fault of ours.
 */
export function hasLeft({ raw }: FastifyRequest, { code }: Pick<FastifyError, 'code'>): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && (raw.destroyed || raw.socket.destroyed);
}
