import { LINK_STATES, PERSONAL_LINK_LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author, free } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import type { RequestContext } from '../../platform/request/context.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { LinkReadings } from './link-readings.service.js';
import type { ChosenLinks, LinkUses } from './link-uses.service.js';
import type { PersonalLink } from './personal-link.entity.js';
import { type CountOutcome, type PersonalLinkService, stateOf } from './personal-link.service.js';
import { LINK_TEXTS } from './personal-link.type.js';

const tag = 'Publishing';
export const LINKS_PATH = '/v1/surveys/link/{id}';
const USUAL = 50;
const { atOnce, chosen, perSurvey } = PERSONAL_LINK_LIMITS;
const STATES = '0 not opened, 1 opened, 2 answering, 3 complete, 4 screened out, 5 over quota, 6 void.';
const CURSOR = free('a link of the survey in the path');

export const linkFilter = {
  state: z.coerce
    .number()
    .int()
    .min(0)
    .max(LINK_STATES.length - 1)
    .optional()
    .describe(`Only links in this state: ${STATES}`),
  keyword: z.string().optional().describe('Part of a name, mobile, e-mail address, remark or code, at most 24 characters.'),
};

const v1Link = z
  .object({
    id: z.string(),
    code: z.string().describe(LINK_TEXTS.code),
    url: z.string().nullable().describe(LINK_TEXTS.url),
    name: z.string().nullable().describe(LINK_TEXTS.name),
    mobile: z.string().nullable().describe(LINK_TEXTS.mobile),
    email: z.string().nullable().describe(LINK_TEXTS.email),
    remark: z.string().nullable().describe(LINK_TEXTS.remark),
    state: z.int().describe(STATES),
    createdAt: moment.describe('When it was made.'),
    openedAt: moment.nullable().describe(LINK_TEXTS.openedAt),
    completedAt: moment.nullable().describe(LINK_TEXTS.completedAt),
    responseId: z.string().nullable().describe(LINK_TEXTS.responseId),
  })
  .meta({ id: 'PersonalLink' });

export const oneSurvey = z.strictObject({ id: z.string() });
const numberOf = (link: PersonalLink): number => LINK_STATES.indexOf(stateOf(link));

function linkView(link: PersonalLink, url: string | null): z.input<typeof v1Link> {
  const { id, code, name, mobile, email, remark, createdAt, openedAt, completedAt, responseId } = link;
  return {
    id,
    code,
    url,
    name,
    mobile,
    email,
    remark,
    state: numberOf(link),
    responseId,
    createdAt: createdAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    completedAt: completedAt?.toISOString() ?? null,
  };
}

/** What is done to links that are named one by one. */
const ACTIONS = [
  {
    name: 'void',
    operationId: 'voidPersonalLinks',
    summary: 'Take one-to-one links out of use',
    description: 'They open the survey no more, and take no answers. Those that a response came by stay as they are.',
    count: 'How many are void now that were not.',
    run: (uses: LinkUses, ctx: RequestContext, links: ChosenLinks) => uses.void(ctx, links),
  },
  {
    name: 'reset',
    operationId: 'resetPersonalLinks',
    summary: 'Let one-to-one links take a response again',
    description: 'Void ones too. The response that came by one stays.',
    count: 'How many had been opened, used or void.',
    run: (uses: LinkUses, ctx: RequestContext, links: ChosenLinks) => uses.reset(ctx, links),
  },
  {
    name: 'delete',
    operationId: 'deletePersonalLinks',
    summary: 'Delete one-to-one links',
    description: 'For good. Those that something was answered by stay.',
    count: 'How many are gone.',
    run: (uses: LinkUses, ctx: RequestContext, links: ChosenLinks) => uses.remove(ctx, links),
  },
] as const;

const countOf = ({ count }: CountOutcome) => ({ count });

interface LinkServices {
  readonly links: PersonalLinkService;
  readonly uses: LinkUses;
  readonly readings: LinkReadings;
}

/** One-to-one links (Spec 2, publish). */
export function personalLinkRoutes({ links, uses, readings }: LinkServices): AnyRoute[] {
  const actions = ACTIONS.map(({ name, operationId, summary, description, count, run }) =>
    route({
      method: 'POST',
      path: `${LINKS_PATH}/${name}`,
      operationId,
      tag,
      summary,
      description: `${description} A0404: not the caller's survey, or one of the links is not there; then nothing changes. A0400: \`linkIds\` (required; tooMany: ${chosen}).`,
      access: author('surveys:write', { 'params.id': 'survey', 'body.linkIds[]': 'personalLink' }),
      params: oneSurvey,
      body: z.strictObject({
        linkIds: z.array(z.string()).describe(`1 to ${chosen} links of the survey; one that is named twice is meant once.`),
      }),
      data: z.object({ count: z.int().describe(count) }),
      handle: async (ctx, { params: { id }, body: { linkIds } }) => countOf(await run(uses, ctx, { surveyId: id, linkIds })),
    }),
  );
  return [
    route({
      method: 'GET',
      path: LINKS_PATH,
      operationId: 'listPersonalLinks',
      tag,
      summary: 'One-to-one links of a survey',
      description:
        "In the order of making. `first` and `after` page forward, `last` and `before` backward. A0404: not the caller's survey. A0400: `keyword` (tooLong), a strange cursor.",
      access: author('responses:read', { 'params.id': 'survey', 'query.after': CURSOR, 'query.before': CURSOR }),
      params: oneSurvey,
      query: z.object({ ...linkFilter, ...pageParameters(USUAL) }),
      data: z.object({
        list: z.array(v1Link),
        counts: z.array(z.int()).describe('All links of the survey by state, in the order of their numbers, whatever is searched for.'),
        ...pageEnds,
      }),
      handle: async (ctx, { params: { id }, query: { state, ...query } }) => {
        const wishes = { ...query, state: state === undefined ? null : LINK_STATES[state], usual: USUAL };
        const page = await readings.page(ctx, id, wishes);
        const nodes = page.edges.map(({ node }) => node);
        const urls = await readings.urlsOf(ctx, nodes);
        const found = await readings.countsOf(id);
        return {
          list: nodes.map((link, index) => linkView(link, urls[index] ?? null)),
          counts: LINK_STATES.map((each) => found[each]),
          ...(await endsOf(page)),
        };
      },
    }),
    route({
      method: 'POST',
      path: LINKS_PATH,
      operationId: 'createPersonalLinks',
      tag,
      summary: 'Make one-to-one links',
      description: `For people who stay unnamed. A0404: not the caller's survey. A0400: \`count\` (tooSmall, tooLarge: 1 to ${atOnce}; tooMany: ${perSurvey} of one survey).`,
      access: author('surveys:write', { 'params.id': 'survey' }),
      params: oneSurvey,
      body: z.strictObject({ count: z.int().describe(`How many: 1 to ${atOnce}.`) }),
      data: z.object({ count: z.int().describe('How many were made.') }),
      handle: async (ctx, { params: { id: surveyId }, body: { count } }) => countOf(await links.create(ctx, { surveyId, count })),
    }),
    ...actions,
  ];
}
