import { respondentLink } from '@wence/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.js';
import type { Random } from '../../platform/outside/random.js';
import { deviceIn, newDeviceCookie } from '../../platform/request/device-cookie.js';
import { contextOf } from '../../platform/request/request-context.js';
import type { WechatCookies } from '../../platform/request/wechat-cookie.js';
import { gatePage, type PageMaker } from '../answering-page/page-of.policy.js';
import type { PageSender } from '../answering-page/respondent-pages.port.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { WechatWay } from './authorization-state.js';
import type { WechatEntry } from './wechat-entry.service.js';

/** Most characters of a query that goes along. */
const QUERY_LENGTH = 2000;
/** Trouble of ours or of WeChat's, not of whoever asks. */
const TROUBLE: ReadonlySet<unknown> = new Set(['limit', 'refused', 'unreachable', 'unavailable']);

interface WechatPagesParts {
  readonly entry: WechatEntry;
  readonly cookies: WechatCookies;
  readonly maker: PageMaker;
  readonly pages: PageSender;
  readonly links: ShareLinkService;
  readonly random: Random;
  /** The host that WeChat sends browsers back to; null: whichever asks. */
  readonly homeHost: () => string | null;
}

type WayRequest = FastifyRequest<{
  Params: { surveyId: string };
  Querystring: Readonly<Record<'back' | 'profile' | 'home' | 'code' | 'state', unknown>>;
}>;

/** Queries of links are plain ASCII; anything else was put in by hand. */
const textOf = (value: unknown): string => (typeof value === 'string' && /^[!-~]*$/.test(value) ? value : '');

/** Always an address of this server: only the query comes from outside. */
const surveyPath = (surveyId: string, query: string): string =>
  `/r/${encodeURIComponent(surveyId)}${query === '' ? '' : `?${query.slice(0, QUERY_LENGTH)}`}`;

/** The pages around a survey that is answered in WeChat: the way there and back, and a picture of its link for those who are elsewhere. */
export function mountWechatPages(parts: WechatPagesParts) {
  return (http: FastifyInstance): void => {
    http.get('/r/:surveyId/wechat', (request: WayRequest, reply) => setOut(parts, request, reply));
    http.get('/r/:surveyId/wechat/return', (request: WayRequest, reply) => comeBack(parts, request, reply));
    http.get('/r/:surveyId/code.svg', (request: WayRequest, reply) => picture(parts, request, reply));
  };
}

async function setOut(parts: WechatPagesParts, request: WayRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { surveyId } = request.params;
  const { entry, random, homeHost } = parts;
  const back = textOf(request.query.back).slice(0, QUERY_LENGTH);
  const met = await entry.survey(surveyId);
  reply.header('Cache-Control', 'no-store');
  if (!met) return reply.redirect(surveyPath(surveyId, back), 302);
  const home = homeHost();
  // Cookies belong to one host, so the way begins on the one where it ends. Once is enough, should a proxy change names.
  if (home !== null && request.host !== new URL(home).host && request.query.home === undefined)
    return reply.redirect(`${home}/r/${encodeURIComponent(surveyId)}/wechat?${new URLSearchParams({ back, home: '1' })}`, 302);
  const known = deviceIn(request.headers.cookie);
  const cookie = known === null ? newDeviceCookie(random, request.protocol === 'https') : null;
  if (cookie !== null) reply.header('Set-Cookie', cookie);
  const device = known ?? deviceIn(cookie ?? undefined) ?? '';
  const withProfile = met.definition.settings?.wechatUser === 'profile';
  try {
    return reply.redirect(entry.authorizeUrl({ surveyId, device, back, withProfile }), 302);
  } catch (error) {
    return tell(parts, { surveyId, back, error }, request, reply);
  }
}

async function comeBack(parts: WechatPagesParts, request: WayRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { surveyId } = request.params;
  const { query } = request;
  const ctx = contextOf(request);
  const way: WechatWay = {
    surveyId,
    device: deviceIn(request.headers.cookie) ?? '',
    back: textOf(query.back),
    withProfile: query.profile === '1',
  };
  reply.header('Cache-Control', 'no-store');
  // Whoever goes back in the browser comes by here again, with a code that is used.
  if (ctx.wechat && (!way.withProfile || ctx.wechat.nickname !== null)) return reply.redirect(surveyPath(surveyId, way.back), 302);
  try {
    const user = await parts.entry.userOf({ way, state: textOf(query.state), code: textOf(query.code), ip: ctx.ip }, ctx.logger);
    reply.header('Set-Cookie', parts.cookies.cookieFor(user, request.protocol === 'https'));
    return reply.redirect(surveyPath(surveyId, way.back), 302);
  } catch (error) {
    return tell(parts, { surveyId, back: way.back, error }, request, reply);
  }
}

interface Trouble {
  readonly surveyId: string;
  readonly back: string;
  readonly error: unknown;
}

/** The page that says why somebody is not known, and leads back to the beginning of the way. */
async function tell(
  { entry, maker, pages }: WechatPagesParts,
  { surveyId, back, error }: Trouble,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const met = await entry.survey(surveyId);
  if (!met) return reply.redirect(surveyPath(surveyId, back), 302);
  if (!(error instanceof AppError)) throw error;
  const page = gatePage(surveyId, met.definition, error, maker, { again: surveyPath(surveyId, back) });
  return pages.send({ ...page, status: TROUBLE.has(error.details.data?.reason) ? 503 : 403 }, request, reply);
}

/** A QR code of the link with all that it carries, for a phone that has WeChat. */
async function picture({ links, maker }: WechatPagesParts, request: WayRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { surveyId } = request.params;
  const start = request.url.indexOf('?');
  const query = start < 0 ? '' : request.url.slice(start, start + QUERY_LENGTH);
  const svg = await links.svgOf(`${respondentLink(maker.base(), surveyId)}${query}`);
  return reply.type('image/svg+xml').header('Cache-Control', 'no-cache').send(svg);
}
