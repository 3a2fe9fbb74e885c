import type { FastifyInstance } from 'fastify';
import { contentTag, isKnownByTag } from './entity-tag.js';

const HOUR = 3600;

/** A description for programs, the same for everybody: anybody may keep it for an hour, and is not sent again what they have. */
export function servePublicText(app: FastifyInstance, path: string, { type, text }: { type: string; text: string }): void {
  const tag = contentTag(text);
  app.get(path, (request, reply) => {
    if (isKnownByTag(request, reply, tag, `public, max-age=${HOUR}`)) return reply.status(304).send();
    return reply.type(`${type}; charset=utf-8`).send(text);
  });
}
