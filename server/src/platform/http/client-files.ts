import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the built client lies: `client/dist`, seen from the built server. */
export const CLIENT_DIST = fileURLToPath(new URL('../../../../client/dist/', import.meta.url));

const NOT_BUILT = 'The client is not built. Run: npm run build';

/** The designer (one page, its own router) and everything with a hash in its name. */
export async function mountClientFiles(app: FastifyInstance, dist: string): Promise<void> {
  const assets = join(dist, 'assets');
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
      preCompressed: false,
    });
  }
  const page = join(dist, 'designer/index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : null;
  const designer = (_request: unknown, reply: import('fastify').FastifyReply) =>
    html
      ? reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html)
      : reply.status(503).type('text/plain').send(NOT_BUILT);

  // Browsers ask for it wherever a page names no icon of its own.
  app.get('/favicon.ico', (_request, reply) => reply.status(204).send());
  app.get('/', (_request, reply) => reply.redirect('/designer/'));
  app.get('/designer', (_request, reply) => reply.redirect('/designer/'));
  app.get('/designer/*', designer);
}
