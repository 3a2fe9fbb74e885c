import { LINK_PARAMETERS, TEST_PARAMETER } from '@wence/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf } from '../../platform/request/request-context.js';
import type { Random } from '../../platform/outside/random.js';
import { deviceIn, newDeviceCookie } from '../../platform/request/device-cookie.js';
import { carriedIn } from './carried.policy.js';
import { type PageMaker, pageOf } from './page-of.policy.js';
import type { RespondentPages } from './respondent-pages.js';

type PageRequest = FastifyRequest<{ Params: { surveyId: string }; Querystring: Readonly<Record<string, unknown>> }>;

/**
 * `GET /r/{surveyId}`: the answering page with the survey in it. 404 for a survey the public knows nothing of, 403 for one that begins later, 410 for
 * one that was stopped, has ended or is full. `?test=`: the draft, for whoever has a link that its author made; 403 when the link leads nowhere.
 */
export function mountRespondentPage(maker: PageMaker, pages: RespondentPages, random: Random) {
  return (http: FastifyInstance, clientDist: string): void => {
    pages.read(http, clientDist);
    http.get('/r/:surveyId', async (request: PageRequest, reply) => {
      const { surveyId } = request.params;
      const address = { surveyId, test: testIn(request), carried: carriedIn(request.query), query: queryOf(request) };
      const page = await pageOf(maker, address, contextOf(request));
      if (!deviceIn(request.headers.cookie)) reply.header('Set-Cookie', newDeviceCookie(random, request.protocol === 'https'));
      const isEmbedded = LINK_PARAMETERS.frame in request.query;
      if (page.leadsTo === undefined) return pages.send({ ...page, isEmbedded }, request, reply);
      return reply.header('Cache-Control', 'no-store').redirect(page.leadsTo, 302);
    });
  };
}

/** A parameter given twice is a list. No link of ours has that, so it opens nothing. */
function testIn({ query }: PageRequest): string {
  const test = query[TEST_PARAMETER] ?? '';
  return typeof test === 'string' ? test : 'list';
}

/** The query as it stands in the address, without its question mark. */
export function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
}
