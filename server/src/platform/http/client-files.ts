import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

/** The designer (one page, its own router) and everything with a hash in its name. */
export async function mountClientFiles(app: FastifyInstance, { dist, random, publicUrls }: ClientFiles): Promise<void> {
  const assets = join(dist, 'assets');
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
      // Made by the build, smaller than what is compressed on the way.
      preCompressed: true,
    });
  }
  const page = join(dist, 'designer/index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : null;
  const designer = (_request: unknown, reply: FastifyReply) => {
    if (html === null) return reply.status(503).type('text/plain').send(NOT_BUILT);
    // The designer's kit writes styles as it goes. It learns the nonce of this answer from the page; nobody else can.
    const nonce = random.bytes(NONCE_BYTES).toString('base64');
    isolateWindow(reply, publicUrls);
    return sendPageHeaders(reply, { styles: [`'nonce-${nonce}'`] })
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(html.replace(NONCE_PLACE, `<meta property="csp-nonce" nonce="${nonce}" />`));
  };

  // Browsers ask for it wherever a page names no icon of its own.
  app.get('/favicon.ico', (_request, reply) => reply.status(204).send());
  app.get('/', (_request, reply) => reply.redirect('/designer/'));
  app.get('/designer', (_request, reply) => reply.redirect('/designer/'));
  app.get('/designer/*', designer);
}
