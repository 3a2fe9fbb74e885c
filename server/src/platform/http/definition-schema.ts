import { createHash } from 'node:crypto';
import { definitionJsonSchema } from '@wence/schema';
import type { FastifyInstance } from 'fastify';

export const DEFINITION_SCHEMA_PATH = '/definition.schema.json';

const HOUR = 3600;

/** The format of a survey definition for editors and programs. The same for everybody, so anybody may keep it for an hour. */
export function mountDefinitionSchema(app: FastifyInstance): void {
  const text = JSON.stringify(definitionJsonSchema());
  // Weak: what is compressed on the way has other bytes.
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  app.get(DEFINITION_SCHEMA_PATH, (request, reply) => {
    reply.header('ETag', tag).header('Cache-Control', `public, max-age=${HOUR}`);
    if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    return reply.type('application/schema+json; charset=utf-8').send(text);
  });
}
