import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { builtPage, type ClientFiles } from './built-page.js';

/** The designer (one page, its own router) and everything with a hash in its name. */
export async function mountClientFiles(app: FastifyInstance, files: ClientFiles): Promise<void> {
  const assets = join(files.dist, 'assets');
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
  const sendDesigner = builtPage('designer', files);
  const designer = (_request: unknown, reply: FastifyReply) => sendDesigner(reply);

  // Browsers ask for it wherever a page names no icon of its own.
  app.get('/favicon.ico', (_request, reply) => reply.status(204).send());
  app.get('/', (_request, reply) => reply.redirect('/designer/'));
  app.get('/designer', (_request, reply) => reply.redirect('/designer/'));
  app.get('/designer/*', designer);
  // Shared reports are for those who have the link (Spec 2, open access).
  const unlisted = (_request: unknown, reply: FastifyReply) => sendDesigner(reply.header('X-Robots-Tag', 'noindex'));
  app.get('/designer/report/*', unlisted);
  app.get('/designer/open/*', unlisted);
}
