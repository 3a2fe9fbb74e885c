import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const HOUR = 3600;

/** A description for programs, the same for everybody: anybody may keep it for an hour, and is not sent again what they have. */
export function servePublicText(app: FastifyInstance, path: string, { type, text }: { type: string; text: string }): void {
  // Weak: what is compressed on the way has other bytes.
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  app.get(path, (request, reply) => {
    reply.header('ETag', tag).header('Cache-Control', `public, max-age=${HOUR}`);
    if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    return reply.type(`${type}; charset=utf-8`).send(text);
  });
}
