import { respondentLink } from '@wence/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ShortLinkResolver } from './short-link.resolver.js';
import { shortLinkRoutes } from './short-link.rest.js';
import { ShortLinkService } from './short-link.service.js';

/** Short addresses that lead to surveys. */
export function shortLinkFeature({ database, unit, clock, random, publicUrl }: Platform, { surveys }: { readonly surveys: SurveyService }) {
  const shortLinks = new ShortLinkService({ database, unit, surveys, clock, random, publicUrl });
  return {
    shortLinks,
    resolvers: [new ShortLinkResolver(shortLinks)],
    routes: shortLinkRoutes(shortLinks),
    pages: [mountShortLinks(shortLinks)],
  };
}

/** No survey has this id: the answering page says so, in the respondent's language. */
const NO_SURVEY = '-';

type ShortRequest = FastifyRequest<{ Params: { name: string } }>;

/**
 * `GET /s/{name}`: leads to the survey with this short link, parameters included, whatever state it is in. It is asked each time, because an author may
 * give the name to another survey.
 */
function mountShortLinks(links: ShortLinkService) {
  return (http: FastifyInstance): void => {
    http.get('/s/:name', async (request: ShortRequest, reply) => {
      const surveyId = await links.find(request.params.name);
      const start = request.url.indexOf('?');
      const query = start < 0 ? '' : request.url.slice(start);
      return reply.header('Cache-Control', 'no-store').redirect(`${respondentLink('', surveyId ?? NO_SURVEY)}${query}`, 302);
    });
  };
}
