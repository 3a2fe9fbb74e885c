import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Attachment } from '../files/attachment.js';

/** The `data` of routes whose answer is a file. */
export const attachment = z.custom<Attachment>();

/**
 * Sends a file to be saved, never to be shown: whatever a stranger handed in, no browser opens it as a page of this server. It says neither its
 * kind, nor may it do anything if it is opened all the same.
 */
export function sendAttachment(reply: FastifyReply, answer: unknown): FastifyReply {
  const { name, size, bytes } = answer as Attachment; // A route that carries a download says so of its `data`.
  if (size !== null) reply.header('Content-Length', size);
  return reply
    .header('Content-Disposition', `attachment; filename="file"; filename*=UTF-8''${encoded(name)}`)
    .header('Content-Security-Policy', "sandbox; default-src 'none'")
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'private, no-store')
    .type('application/octet-stream')
    .send(bytes);
}

/** RFC 8187: what `encodeURIComponent` leaves alone and the header does not take. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}
