import { asksWechatUser, type ClosedReason, isWechatBrowser, languageOf, type SurveyDefinition } from '@wence/schema';
import type { AppError } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { FrozenDefinition } from '../publish/version.service.js';
import type { OpeningService } from './opening.service.js';
import type { PageContent } from './fill-page.js';
import { type Carried, isGateCode } from './gate.type.js';
import { linkCardOf, usesWechatScript } from './link-card.policy.js';

const PRODUCT = 'Wence';
/** A survey that has not started is forbidden (403); one that was available and no longer is, is gone (410). */
const STATUS = { notStarted: 403, paused: 410, ended: 410, full: 410 } as const;

export type Page = PageContent & {
  readonly status: 200 | 403 | 404 | 410 | 503;
  /** Not the same for everybody: no cache may keep it. */
  readonly isPrivate?: boolean;
  /** A place to go to instead. */
  readonly leadsTo?: string;
  /** WeChat's browser is to be told what its card and its menu show. */
  readonly usesWechatScript?: boolean;
};

/** What pages are made of. */
export interface PageMaker {
  readonly opening: OpeningService;
  /** The address of this server. */
  readonly base: () => string;
}

export interface VisitRequest {
  readonly surveyId: string;
  /** The token of a link into test mode; empty: a visit like any other. */
  readonly test: string;
  readonly carried: Carried;
  /** All of the query, which goes along to wherever the respondent is led first. */
  readonly query: string;
}

/** The content of the answering page: the survey, or the reason why there is none. Never rejects: a server error is a page as well. */
export async function pageOf(maker: PageMaker, asked: VisitRequest, ctx: RequestContext): Promise<Page> {
  try {
    return asked.test === '' ? await visitPage(maker, asked, ctx) : await testPage(maker, asked, ctx);
  } catch (error) {
    ctx.logger.error({ err: error }, 'unexpected error');
    // The page tells of the trouble in the respondent's language and tries again.
    return { status: 503, language: ctx.language, title: PRODUCT, data: null };
  }
}

async function visitPage(maker: PageMaker, asked: VisitRequest, ctx: RequestContext): Promise<Page> {
  const { surveyId } = asked;
  const met = await maker.opening.find(surveyId);
  if (!met) return { status: 404, ...unknown(ctx), data: problem({ surveyId, problem: 'notFound', language: ctx.language }) };
  if (!met.closedReason) return gatedPage(maker, met, asked, ctx);
  return {
    status: STATUS[met.closedReason],
    ...known(met.definition, maker),
    data: problem(closedProblem(surveyId, met.definition, met.closedReason)),
  };
}

/** The survey, or the page of the gate that keeps somebody out. Whoever has to be known first is led to where that happens. */
async function gatedPage(maker: PageMaker, met: FrozenDefinition, asked: VisitRequest, ctx: RequestContext): Promise<Page> {
  const { surveyId, carried, query } = asked;
  const { definition } = met;
  const barred = await maker.opening.bar({ surveyId, definition, entrant: ctx, carried, stage: 'open' });
  if (!barred) return { status: 200, ...known(definition, maker), ...inWechat(definition, ctx), data: live(surveyId, met) };
  if (!isGateCode(barred.code)) throw barred;
  const page = { ...gatePage(surveyId, definition, barred, maker), ...inWechat(definition, ctx) };
  return barred.code === 'A0438' && barred.details.data?.reason === 'unknown'
    ? { ...page, leadsTo: `/r/${encodeURIComponent(surveyId)}/wechat?${new URLSearchParams({ back: query })}` }
    : page;
}

/** The page that tells why somebody is kept out of a survey. `further` goes along with the reason. */
export function gatePage(surveyId: string, definition: SurveyDefinition, barred: AppError, maker: PageMaker, further: Told = {}): Page {
  const told = { ...barred.details.data, ...further, problem: barred.code, language: languageOf(definition) };
  return { status: 403, isPrivate: true, ...known(definition, maker), data: problem({ surveyId, ...told }) };
}

/** Pages differ by who asks where the survey has a card for WeChat's browser, or wants to know the account. */
function inWechat(definition: SurveyDefinition, { userAgent }: RequestContext): Pick<Page, 'usesWechatScript' | 'isPrivate'> {
  const uses = usesWechatScript(definition) && isWechatBrowser(userAgent);
  return { ...((uses || asksWechatUser(definition.settings ?? {})) && { isPrivate: true }), ...(uses && { usesWechatScript: true }) };
}

async function testPage(maker: PageMaker, { surveyId, test }: VisitRequest, ctx: RequestContext): Promise<Page> {
  const draft = await maker.opening.findDraft(surveyId, test);
  if (draft) return { status: 200, isPrivate: true, ...known(draft.definition, maker), data: live(surveyId, draft) };
  const data = problem({ surveyId, problem: 'testLinkInvalid', language: ctx.language });
  return { status: 403, isPrivate: true, ...unknown(ctx), data };
}

function closedProblem(surveyId: string, definition: SurveyDefinition, closedReason: ClosedReason): Told {
  const opensAt = closedReason === 'notStarted' ? definition.settings?.opensAt : undefined;
  return { surveyId, problem: closedReason, language: languageOf(definition), opensAt, ending: definition.endings?.closed };
}

const known = (definition: SurveyDefinition, { base }: PageMaker) => ({
  language: languageOf(definition),
  title: definition.title,
  card: linkCardOf(definition, base()),
});
const unknown = ({ language }: RequestContext) => ({ language, title: PRODUCT });

type Told = Readonly<Record<string, unknown>>;

/** The definition is text already. */
const live = (surveyId: string, { version, open }: FrozenDefinition): string =>
  `{"surveyId":${JSON.stringify(surveyId)},"version":${version},"definition":${open.text}}`;

const problem = (told: Told): string => JSON.stringify(told);
