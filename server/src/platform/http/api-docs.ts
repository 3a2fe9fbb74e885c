import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from './openapi.js';
import type { AnyRoute } from './route.js';

/** `/v1/openapi.json` and the page that shows it, `/v1/docs`. */
export async function mountApiDocs(app: FastifyInstance, routes: readonly AnyRoute[], version: string): Promise<void> {
  const document = openApiOf(routes, version);
  app.get('/v1/openapi.json', () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/v1/docs',
    staticCSP: false,
    theme: { title: 'Wence /v1', css: [{ filename: 'wence.css', content: '.topbar { display: none }' }] },
  });
}
