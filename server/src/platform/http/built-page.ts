import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply } from 'fastify';
import type { Random } from '../outside/random.js';
import { isolateWindow, sendPageHeaders } from './security-headers.js';

/** The folder of the built client, `client/dist`, relative to the built server. */
export const CLIENT_DIST = fileURLToPath(new URL('../../../../client/dist/', import.meta.url));

const NOT_BUILT = 'The client is not built. Run: npm run build';
const NONCE_PLACE = '<!--wence:nonce-->';
const NONCE_BYTES = 16;

export interface ClientFiles {
  readonly dist: string;
  readonly random: Random;
  readonly publicUrls: readonly string[];
}

/** Sends a page of authors that the build has made, such as `designer`. It is read once, when the server starts. */
export function builtPage(name: string, { dist, random, publicUrls }: ClientFiles): (reply: FastifyReply) => FastifyReply {
  const page = join(dist, name, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : null;
  return (reply) => {
    if (html === null) return reply.status(503).type('text/plain').send(NOT_BUILT);
    // The kits of these pages write styles as they go. They learn the nonce of this answer from the page; nobody else can.
    const nonce = random.bytes(NONCE_BYTES).toString('base64');
    isolateWindow(reply, publicUrls);
    return sendPageHeaders(reply, { styles: [`'nonce-${nonce}'`] })
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(html.replace(NONCE_PLACE, `<meta property="csp-nonce" nonce="${nonce}" />`));
  };
}
