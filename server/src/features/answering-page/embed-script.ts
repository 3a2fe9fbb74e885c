import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

export const EMBED_SCRIPT = '/embed.js';

const NOT_BUILT = 'The script for other sites is not built. Run: npm run build';
/** Other sites name it without a version, so browsers have to ask for a newer one now and then. */
const KEPT_SECONDS = 3600;

/** `GET /embed.js`: the script by which other sites show a survey in one of their pages. Any site may load it; which of them may frame a survey is for the operator to say. */
export function mountEmbedScript(http: FastifyInstance, clientDist: string): void {
  const file = join(clientDist, EMBED_SCRIPT);
  const script = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const tag = script === null ? '' : `"${createHash('sha256').update(script).digest('base64url')}"`;
  http.get(EMBED_SCRIPT, (request, reply) => {
    if (script === null) return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    reply
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Cache-Control', `public, max-age=${KEPT_SECONDS}`)
      .header('ETag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}
