import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from './openapi.js';
import type { AnyRoute } from '../route/route.js';
import { pagePolicy } from './security-headers.js';

/** The one style that the viewer writes into its page. Another version of it may write another: the browser tests would say so. */
const VIEWER_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** `/v1/openapi.json` and the page that shows it, `/v1/docs`. The document is made when it is first read: that takes a ninth of a server's start. */
export async function mountApiDocs(app: FastifyInstance, routes: readonly AnyRoute[], version: string): Promise<void> {
  let made: Record<string, unknown> | undefined;
  const document = () => (made ??= openApiOf(routes, version));
  app.get('/v1/openapi.json', document);
  await app.register(swagger, { mode: 'static', specification: { document: { toJSON: document } as never } });
  await app.register(swaggerUi, {
    routePrefix: '/v1/docs',
    staticCSP: pagePolicy({ styles: [VIEWER_STYLE] }),
    theme: { title: 'Wence /v1', css: [{ filename: 'wence.css', content: '.swagger-ui .topbar { display: none }' }] },
  });
}
