import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { servePublicText } from './public-text.js';
import { pagePolicy } from './security-headers.js';

/** The one style that the viewer writes into its page. Another version of it may write another: the browser tests would say so. */
const VIEWER_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

export const OPENAPI_PATH = '/v1/openapi.json';
/** Written by `npm run codegen`, with the examples that a story through all operations left. A test fails when it is not what the routes are. */
const FILE = new URL('../../../../schema/openapi.json', import.meta.url);

/** `/v1/openapi.json` and the page that shows it, `/v1/docs`. */
export async function mountApiDocs(app: FastifyInstance): Promise<void> {
  const text = readFileSync(FILE, 'utf8');
  servePublicText(app, OPENAPI_PATH, { type: 'application/json', text });
  let read: object | undefined;
  const document = () => (read ??= JSON.parse(text) as object); // The file holds one.
  await app.register(swagger, { mode: 'static', specification: { document: { toJSON: document } as never } });
  await app.register(swaggerUi, {
    routePrefix: '/v1/docs',
    staticCSP: pagePolicy({ styles: [VIEWER_STYLE] }),
    theme: { title: 'Wence /v1', css: [{ filename: 'wence.css', content: '.swagger-ui .topbar { display: none }' }] },
  });
}
