import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A tag for what has no number of its own: it changes with the content. */
export function contentTag(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** Weak: what is compressed on the way has other bytes. */
const weak = (tag: string): string => `W/"${tag}"`;

/**
 * Sends the tag of an answer and who may keep it, and tells whether the asker has that answer already: then only 304 remains to be said. Several
 * tags may be asked for, weak or strong; `*` means any.
 */
export function isKnownByTag(request: FastifyRequest, reply: FastifyReply, tag: string, caching: string): boolean {
  reply.header('ETag', weak(tag)).header('Cache-Control', caching);
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return known.includes(`"${tag}"`) || known.includes('*');
}
