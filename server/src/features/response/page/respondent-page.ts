import { createHash } from 'node:crypto';
import { languageOf } from '@wence/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../../../platform/http/request-context.js';
import { sendPageHeaders } from '../../../platform/http/security-headers.js';
import type { CollectService } from '../collect.service.js';
import { fillPage, type PageContent } from './fill-page.js';
import { type PageTemplate, readTemplate } from './page-template.js';

const PRODUCT = 'Wence';
const NOT_BUILT = 'The answering page is not built. Run: npm run build';

interface PageAnswer {
  readonly template: PageTemplate;
  readonly page: Page;
  readonly framedBy: readonly string[];
}

type Page = PageContent & { readonly status: 200 | 404 | 410 | 503 };

/**
 * `GET /r/{surveyId}`: the answering page with the survey in it. 404 for a survey the public knows nothing of, 410 for one that does not run.
 * Other sites may show it in a frame only when they are named in `framedBy`.
 */
export function mountRespondentPage(collect: CollectService, framedBy: readonly string[]) {
  return (http: FastifyInstance, clientDist: string): void => {
    const template = readTemplate(clientDist);
    http.get('/r/:surveyId', async (request: FastifyRequest<{ Params: { surveyId: string } }>, reply) => {
      if (!template) return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
      const page = await pageOf(collect, request.params.surveyId, request);
      return sendPage({ template, page, framedBy }, request, reply);
    });
  };
}

async function pageOf(collect: CollectService, surveyId: string, request: FastifyRequest): Promise<Page> {
  const ctx = contextOf(request);
  try {
    const survey = await collect.current(surveyId);
    if (!survey) {
      return {
        status: 404,
        language: ctx.language,
        title: PRODUCT,
        data: JSON.stringify({ surveyId, problem: 'notFound', language: ctx.language }),
      };
    }
    const { version, definition, open, collecting } = survey;
    const known = { language: languageOf(definition), title: definition.title };
    return collecting
      ? { status: 200, ...known, data: `{"surveyId":${JSON.stringify(surveyId)},"version":${version},"definition":${open.text}}` }
      : { status: 410, ...known, data: JSON.stringify({ surveyId, problem: 'notCollecting', language: known.language }) };
  } catch (error) {
    ctx.logger.error({ err: error }, 'unexpected error');
    // The page tells of the trouble in the respondent's language and tries again.
    return { status: 503, language: ctx.language, title: PRODUCT, data: null };
  }
}

function sendPage({ template, page, framedBy }: PageAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const tag = `W/"${createHash('sha256').update(template.tag).update(JSON.stringify(page)).digest('base64url')}"`;
  reply.header('Cache-Control', 'no-cache').header('Vary', 'Accept-Language').header('ETag', tag);
  sendPageHeaders(reply, { styles: template.styleHashes, framedBy, devices: ['geolocation'] });
  if (page.status === 200 && request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
  return reply.status(page.status).type('text/html; charset=utf-8').send(fillPage(template.html, page));
}
