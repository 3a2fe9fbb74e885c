import { createHash } from 'node:crypto';
import { TEST_PARAMETER } from '@wence/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../../platform/request/request-context.js';
import type { Random } from '../../platform/outside/random.js';
import { deviceIn, newDeviceCookie } from '../../platform/request/device-cookie.js';
import { sendPageHeaders } from '../../platform/http/security-headers.js';
import type { OpeningService } from './opening.service.js';
import { carriedIn } from './carried.policy.js';
import { fillPage } from './fill-page.js';
import { type Page, pageOf } from './page-of.js';
import { type PageTemplate, readTemplate } from './page-template.js';

const NOT_BUILT = 'The answering page is not built. Run: npm run build';

interface PageAnswer {
  readonly template: PageTemplate;
  readonly page: Page;
  readonly framedBy: readonly string[];
}

type PageRequest = FastifyRequest<{ Params: { surveyId: string }; Querystring: Readonly<Record<string, unknown>> }>;

/**
 * `GET /r/{surveyId}`: the answering page with the survey in it. 404 for a survey the public knows nothing of, 403 for one that begins later, 410 for
 * one that was stopped, has ended or is full. `?test=`: the draft, for whoever has a link that its author made; 403 when the link leads nowhere. Other sites may show it in a frame only when they are named in `framedBy`.
 */
export function mountRespondentPage(opening: OpeningService, random: Random, framedBy: readonly string[]) {
  return (http: FastifyInstance, clientDist: string): void => {
    const template = readTemplate(clientDist);
    http.get('/r/:surveyId', async (request: PageRequest, reply) => {
      if (!template) return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
      const page = await pageOf(
        opening,
        { surveyId: request.params.surveyId, test: testIn(request), carried: carriedIn(request.query) },
        contextOf(request),
      );
      if (!deviceIn(request.headers.cookie)) reply.header('Set-Cookie', newDeviceCookie(random, request.protocol === 'https'));
      return sendPage({ template, page, framedBy }, request, reply);
    });
  };
}

/** A parameter given twice is a list. No link of ours has that, so it opens nothing. */
function testIn({ query }: PageRequest): string {
  const test = query[TEST_PARAMETER] ?? '';
  return typeof test === 'string' ? test : 'list';
}

function sendPage({ template, page, framedBy }: PageAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const tag = `W/"${createHash('sha256').update(template.tag).update(JSON.stringify(page)).digest('base64url')}"`;
  reply
    .header('Cache-Control', page.isPrivate ? 'no-store' : 'no-cache')
    .header('Vary', 'Accept-Language')
    .header('ETag', tag);
  sendPageHeaders(reply, { styles: template.styleHashes, framedBy, devices: ['geolocation'] });
  if (page.status === 200 && request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
  return reply.status(page.status).type('text/html; charset=utf-8').send(fillPage(template.html, page));
}
