import { INVITATION_LIMITS, INVITATION_STATES } from '@wence/schema';
import { z } from 'zod';
import { author, free } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { attachment } from '../../platform/http/send-attachment.js';
import { endsOf, pageEnds, pageParameters } from '../../platform/paging/v1-page.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { InvitationService } from './invitation.service.js';
import { CODE_TEXTS } from './invitation.type.js';
import type { InvitationListReadModel } from './invitation-list.read-model.js';
import { NEW_CODE_FAULTS, NEW_CODE_TEXTS } from './new-codes.policy.js';

const tag = 'Publishing';
const PATH = '/v1/surveys/invitation/{id}';
const USUAL = 100;
const MEBIBYTE = 1024 * 1024;
const CURSOR = free('an invitation code of the survey in the path');

const v1Code = z
  .object({
    code: z.string().describe(CODE_TEXTS.code),
    state: z.enum(INVITATION_STATES).describe(CODE_TEXTS.state),
    uses: z.int().describe(CODE_TEXTS.uses),
    maxUses: z.int().describe(CODE_TEXTS.maxUses),
    url: z.string().nullable().describe(CODE_TEXTS.url),
    createdAt: moment.describe(CODE_TEXTS.createdAt),
    voidedAt: moment.nullable().describe(CODE_TEXTS.voidedAt),
  })
  .meta({ id: 'InvitationCode' });

const counts = z
  .object({
    total: z.int().describe('In all.'),
    unused: z.int().describe('Those that no response came with, and that were not withdrawn.'),
    inUse: z.int().describe('Those that responses came with, and that take more.'),
    usedUp: z.int().describe('Those that were used as often as they may be.'),
    voided: z.int().describe('Those that were withdrawn.'),
  })
  .meta({ id: 'InvitationCounts' });

const oneSurvey = z.strictObject({ id: z.string() });
const changed = (text: string) => z.object({ changedCount: z.int().describe(text) });

/** Invitation codes (Spec 2, settings navigation: verification code). */
export function invitationRoutes(service: InvitationService, list: InvitationListReadModel): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'listInvitationCodes',
      tag,
      summary: 'Invitation codes of a survey',
      description: `Newest first, with how many there are in each state. A0404: not the caller's survey. A0400: \`keyword\` (tooLong), the page.`,
      access: author('surveys:read', { 'params.id': 'survey', 'query.after': CURSOR, 'query.before': CURSOR }),
      params: oneSurvey,
      query: z.strictObject({
        state: z.enum(INVITATION_STATES).optional().describe('Codes in this state.'),
        keyword: z.string().optional().describe('Codes with this text in them, at most 24 characters.'),
        ...pageParameters(USUAL),
      }),
      data: z.object({ list: z.array(v1Code).describe('Those of this page, newest first.'), counts, ...pageEnds }),
      handle: async (ctx, { params: { id }, query }) => {
        const page = await list.page(ctx, id, { ...query, usual: USUAL });
        const shown = page.edges.map(({ node: { createdAt, voidedAt, ...node } }) => ({
          ...node,
          createdAt: createdAt.toISOString(),
          voidedAt: voidedAt?.toISOString() ?? null,
        }));
        return { list: shown, counts: await list.counts(ctx, id), ...(await endsOf(page)) };
      },
    }),
    route({
      method: 'POST',
      path: PATH,
      operationId: 'createInvitationCodes',
      tag,
      summary: 'Make invitation codes',
      description: `All or none: so many that are drawn, or one's own. They matter while the setting \`invitationOnly\` is on. At most 1 MiB. A0404: not the caller's survey. A0400: ${NEW_CODE_FAULTS}.`,
      access: author('surveys:write', { 'params.id': 'survey' }),
      params: oneSurvey,
      body: z.strictObject({
        amount: z.number().nullish().describe(NEW_CODE_TEXTS.amount),
        codes: z.array(z.string()).nullish().describe(NEW_CODE_TEXTS.codes),
        maxUses: z.number().nullish().describe(NEW_CODE_TEXTS.maxUses),
      }),
      bodyLimit: MEBIBYTE,
      data: z.object({ codes: z.array(z.string()).describe('The codes that were made, in the order of making.') }),
      handle: async (ctx, { params: { id }, body }) => ({ codes: (await service.create(ctx, { surveyId: id, ...body })).codes }),
    }),
    route({
      method: 'POST',
      path: `${PATH}/void`,
      operationId: 'voidInvitationCodes',
      tag,
      summary: 'Withdraw invitation codes',
      description:
        "For good: they take no responses any more, and those that came with them stay. Unknown and withdrawn ones stay as they are. A0404: not the caller's survey. A0400: `codes` (required: an empty list; tooMany).",
      access: author('surveys:write', { 'params.id': 'survey' }),
      params: oneSurvey,
      body: z.strictObject({ codes: z.array(z.string()).nullish().describe(NEW_CODE_TEXTS.voided) }),
      bodyLimit: MEBIBYTE,
      data: changed('How many were withdrawn now.'),
      handle: async (ctx, { params: { id: surveyId }, body }) => {
        const { changedCount } = await service.withdraw(ctx, { surveyId, codes: body.codes ?? null });
        return { changedCount };
      },
    }),
    route({
      method: 'POST',
      path: `${PATH}/delete`,
      operationId: 'deleteInvitationCodes',
      tag,
      summary: 'Delete unused invitation codes',
      description:
        "Those that no response came with, withdrawn ones among them; used ones stay for their responses. A0404: not the caller's survey. A0400: `codes` (required: an empty list; tooMany).",
      access: author('surveys:write', { 'params.id': 'survey' }),
      params: oneSurvey,
      body: z.strictObject({ codes: z.array(z.string()).nullish().describe(NEW_CODE_TEXTS.deleted) }),
      bodyLimit: MEBIBYTE,
      data: changed('How many were deleted.'),
      handle: async (ctx, { params: { id: surveyId }, body }) => {
        const { changedCount } = await service.remove(ctx, { surveyId, codes: body.codes ?? null });
        return { changedCount };
      },
    }),
    route({
      method: 'GET',
      path: `${PATH}/export`,
      operationId: 'downloadInvitationCodes',
      tag,
      summary: 'All invitation codes of a survey as a file',
      description: `UTF-8 csv, oldest first, at most ${INVITATION_LIMITS.perSurvey} lines below \`code,state,uses,max_uses,created_at,url\`; \`Content-Disposition: attachment\`, always \`application/octet-stream\`. A0404: not the caller's survey.`,
      access: author('surveys:read', { 'params.id': 'survey' }),
      params: oneSurvey,
      carries: 'download',
      data: attachment,
      handle: (ctx, { params: { id } }) => list.file(ctx, id),
    }),
  ];
}
