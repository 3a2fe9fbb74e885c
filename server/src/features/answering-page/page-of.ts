import { type ClosedReason, languageOf, type SurveyDefinition } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import type { FrozenDefinition } from '../publish/version.service.js';
import type { OpeningService } from './opening.service.js';
import type { PageContent } from './fill-page.js';
import { type Carried, type Entry, isGateCode } from './gate.type.js';

const PRODUCT = 'Wence';
/** About what previews of links show. */
const DESCRIPTION_LENGTH = 120;
/** A survey that has not started is forbidden (403); one that was available and no longer is, is gone (410). */
const STATUS = { notStarted: 403, paused: 410, ended: 410, full: 410 } as const;

export type Page = PageContent & {
  readonly status: 200 | 403 | 404 | 410 | 503;
  /** Shown to its author only: no cache may keep it. */
  readonly isPrivate?: boolean;
};

export interface VisitRequest {
  readonly surveyId: string;
  /** The token of a link into test mode; empty: a visit like any other. */
  readonly test: string;
  readonly carried: Carried;
}

/** The content of the answering page: the survey, or the reason why there is none. Never rejects: a server error is a page as well. */
export async function pageOf(opening: OpeningService, asked: VisitRequest, ctx: RequestContext): Promise<Page> {
  try {
    return asked.test === '' ? await visitPage(opening, asked, ctx) : await testPage(opening, asked, ctx);
  } catch (error) {
    ctx.logger.error({ err: error }, 'unexpected error');
    // The page tells of the trouble in the respondent's language and tries again.
    return { status: 503, language: ctx.language, title: PRODUCT, data: null };
  }
}

async function visitPage(opening: OpeningService, { surveyId, carried }: VisitRequest, ctx: RequestContext): Promise<Page> {
  const met = await opening.find(surveyId);
  if (!met) return { status: 404, ...unknown(ctx), data: problem({ surveyId, problem: 'notFound', language: ctx.language }) };
  if (!met.closedReason) return gatedPage(opening, met, { surveyId, definition: met.definition, entrant: ctx, carried, stage: 'open' });
  return {
    status: STATUS[met.closedReason],
    ...known(met.definition),
    data: problem(closedProblem(surveyId, met.definition, met.closedReason)),
  };
}

/** The survey, or the page of the gate that keeps somebody out. */
async function gatedPage(opening: OpeningService, met: FrozenDefinition, entry: Entry): Promise<Page> {
  const { surveyId, definition } = entry;
  const barred = await opening.bar(entry);
  if (!barred) return { status: 200, ...known(definition), data: live(surveyId, met) };
  if (!isGateCode(barred.code)) throw barred;
  const told = { ...barred.details.data, problem: barred.code, language: languageOf(definition) };
  return { status: 403, isPrivate: true, ...known(definition), data: problem({ surveyId, ...told }) };
}

async function testPage(opening: OpeningService, { surveyId, test }: VisitRequest, ctx: RequestContext): Promise<Page> {
  const draft = await opening.findDraft(surveyId, test);
  if (draft) return { status: 200, isPrivate: true, ...known(draft.definition), data: live(surveyId, draft) };
  const data = problem({ surveyId, problem: 'testLinkInvalid', language: ctx.language });
  return { status: 403, isPrivate: true, ...unknown(ctx), data };
}

function closedProblem(surveyId: string, definition: SurveyDefinition, closedReason: ClosedReason): Told {
  const opensAt = closedReason === 'notStarted' ? definition.settings?.opensAt : undefined;
  return { surveyId, problem: closedReason, language: languageOf(definition), opensAt, ending: definition.endings?.closed };
}

const known = (definition: SurveyDefinition) => ({
  language: languageOf(definition),
  title: definition.title,
  description: described(definition.welcome ?? ''),
});
const unknown = ({ language }: RequestContext) => ({ language, title: PRODUCT });

/** The first words of the welcome text, without its markup. */
function described(welcome: string): string {
  const words = welcome
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
  const letters = [...words];
  return letters.length > DESCRIPTION_LENGTH ? `${letters.slice(0, DESCRIPTION_LENGTH - 1).join('')}…` : words;
}

type Told = Readonly<Record<string, unknown>>;

/** The definition is text already. */
const live = (surveyId: string, { version, open }: FrozenDefinition): string =>
  `{"surveyId":${JSON.stringify(surveyId)},"version":${version},"definition":${open.text}}`;

const problem = (told: Told): string => JSON.stringify(told);
