import { REPORT_SHARE_LIMITS, SHARE_KINDS } from '@wence/schema';
import { z } from 'zod';
import { answeringSecret, author, NO_KEYS } from '../../platform/access/access.js';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { moment, nothing } from '../../platform/http/envelope.js';
import { FILTER_SCHEMA_PATH } from '../../platform/openapi/model-schemas.js';
import { asReadPlaces, changedAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { contentOf, type ReportShare } from './report-share.entity.js';
import { CHOSEN_PARTS, SHARE_MISTAKES } from './share-rules.js';
import type { ReportShareService } from './report-share.service.js';
import { SHARE_FIELDS } from './report-share.type.js';
import type { ShareChoicesService } from './share-choices.service.js';

const tag = 'Results';
const PATH = '/v1/surveys/report/share/{id}';
const { name: longest, perSurvey } = REPORT_SHARE_LIMITS;
const NAME = `1 to ${longest} characters, spaces around it left out. Visitors read it too`;

/** What an author decides, as it is written. Null: all, none, or as usual. */
const wishes = {
  enabled: z.boolean().describe(SHARE_FIELDS.enabled),
  nodeIds: z.array(z.int()).nullable().describe(SHARE_FIELDS.nodeIds),
  columns: z.array(z.string()).nullable().describe(SHARE_FIELDS.columns),
  categoryIds: z.array(z.string()).nullable().describe(SHARE_FIELDS.categoryIds),
  tableIds: z.array(z.string()).nullable().describe(SHARE_FIELDS.tableIds),
  conditions: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe(`Which responses, in the format of ${FILTER_SCHEMA_PATH}; null: all that count`),
  showTexts: z.boolean().describe(SHARE_FIELDS.showTexts),
  smallestBase: z.int().describe(SHARE_FIELDS.smallestBase),
  expiresAt: moment.nullable().describe('From then on its link opens nothing; null: it does not end.'),
};
const password = z.string().nullable().optional().describe(SHARE_FIELDS.password);
const optional = Object.fromEntries(Object.entries(wishes).map(([key, shape]) => [key, shape.optional()])) as {
  readonly [K in keyof typeof wishes]: z.ZodOptional<(typeof wishes)[K]>; // The same keys, each optional.
};

const v1Share = z
  .object({
    id: z.string(),
    kind: z.enum(SHARE_KINDS).describe('The overall report, categories beside each other, saved cross tables, or answers line by line.'),
    name: z.string(),
    token: z
      .string()
      .nullable()
      .describe('The secret part of its link. Null: the server has another secret since, and only a new link can be told.'),
    ...wishes,
    hasPassword: z.boolean().describe('Visitors have to enter a password.'),
    accesses: z.int().describe('Number of times it was opened.'),
    createdAt: moment.describe('When it was made.'),
    updatedAt: moment.describe('When it was last changed.'),
  })
  .meta({ id: 'ReportShare' });

/** Keys that a change does not write. */
const SHARE_AS_READ = readOnlyKeys(v1Share.shape, { name: 0, ...wishes });
const oneShare = z.strictObject({ id: z.string(), shareId: z.string().describe('Id of the share') });
const ONE = { 'params.id': 'survey', 'params.shareId': 'reportShare' } as const;
const PARTS = {
  'body.nodeIds[]': CHOSEN_PARTS.nodeIds,
  'body.categoryIds[]': CHOSEN_PARTS.categoryIds,
  'body.tableIds[]': CHOSEN_PARTS.tableIds,
  'body.conditions': CHOSEN_PARTS.conditions,
} as const;

const choices = z
  .object({
    questions: z.array(
      z.object({
        nodeId: z.int(),
        code: z.string(),
        title: z.string(),
        privacy: z
          .enum(['open', 'typedContact', 'personal', 'files'])
          .describe('`personal`: shown only where texts are shown and it was chosen. `files`: only if it was chosen, and never the files.'),
        retired: z.boolean(),
      }),
    ),
    columns: z
      .array(
        z.object({
          key: z.string().describe('Stays whatever is edited.'),
          label: z.string().describe('Titles of question, row and option as plain text.'),
          isUsual: z.boolean().describe('Shown unless columns are chosen.'),
          needsTexts: z.boolean().describe('Shown only where texts are shown.'),
        }),
      )
      .describe('Columns of shared answers.'),
  })
  .meta({ id: 'ShareChoices' });

/** Shared reports from their author's side (Spec 2, open access). */
export function reportShareRoutes(shares: ReportShareService, offers: ShareChoicesService): AnyRoute[] {
  const toV1 = (share: ReportShare): z.input<typeof v1Share> => {
    const { id, kind, name, enabled, passwordHash, expiresAt, accesses, createdAt, updatedAt } = share;
    const { nodeIds, columns, categoryIds, tableIds, conditions, ...content } = contentOf(share);
    return {
      id,
      kind,
      name,
      token: shares.tokenOf(share),
      enabled: enabled === 1,
      nodeIds: nodeIds && [...nodeIds],
      columns: columns && [...columns],
      categoryIds: categoryIds && [...categoryIds],
      tableIds: tableIds && [...tableIds],
      conditions: conditions && { ...conditions },
      ...content,
      hasPassword: passwordHash !== null,
      expiresAt: expiresAt && expiresAt.toISOString(),
      accesses,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  };
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'listReportShares',
      tag,
      summary: 'Reports that are shared by link',
      description: `Oldest first; at most ${perSurvey}. The address of one is /designer/report/{token}, of categories /designer/open/{id}?share={token}, of cross tables /designer/open/cross/{id}?share={token}, of answers /designer/open/answer/{id}?share={token}.`,
      access: author('responses:read', { 'params.id': 'survey' }),
      params: z.strictObject({ id: z.string() }),
      data: z.object({ list: z.array(v1Share) }),
      handle: async (ctx, { params: { id } }) => ({ list: (await shares.list(ctx, id)).map(toV1) }),
    }),
    route({
      method: 'GET',
      path: `${PATH}/choices`,
      operationId: 'listShareChoices',
      tag,
      summary: 'What can be chosen when a report is shared',
      description: 'Questions and columns over all versions, with what is private about them.',
      access: author('responses:read', { 'params.id': 'survey' }),
      params: z.strictObject({ id: z.string() }),
      data: choices,
      handle: async (ctx, { params: { id } }) => {
        const { questions, columns } = await offers.read(ctx, id);
        return { questions: [...questions], columns: [...columns] };
      },
    }),
    route({
      method: 'POST',
      path: PATH,
      operationId: 'createReportShare',
      tag,
      summary: 'Share a report by link',
      description: `By a link that nobody can guess. What is left out is as usual: enabled, all questions, no texts, no password, no end. A0404: not the caller's survey. A0400: ${SHARE_MISTAKES}, \`shares\` (tooMany: there are ${perSurvey}).`,
      access: answeringSecret(author(NO_KEYS, { 'params.id': 'survey', ...PARTS })),
      params: z.strictObject({ id: z.string() }),
      body: z.strictObject({
        kind: z.enum(SHARE_KINDS).describe('What it shows. It stays'),
        name: z.string().describe(NAME),
        ...optional,
        password,
      }),
      data: v1Share,
      handle: async (ctx, { params: { id }, body: { expiresAt, ...body } }) =>
        toV1((await shares.create(ctx, { surveyId: id, ...body, expiresAt: asDate(expiresAt) })).share),
    }),
    route({
      method: 'PUT',
      path: `${PATH}/{shareId}`,
      operationId: 'updateReportShare',
      tag,
      summary: 'Change a shared report',
      description: `Its link stays. What is left out stays; it may be sent as it was read. A0404: no such share of this survey of the caller. A0400: ${SHARE_MISTAKES}.`,
      access: answeringSecret(author(NO_KEYS, { ...ONE, ...PARTS, ...asReadPlaces('body', SHARE_AS_READ) })),
      params: oneShare,
      body: z.strictObject({ name: z.string().optional().describe(NAME), ...optional, password, ...SHARE_AS_READ }),
      data: v1Share,
      handle: async (ctx, { params: { id: surveyId, shareId }, body }) => {
        const before = toV1(await shares.one(ctx, shareId, surveyId));
        invalidWhen(changedAsRead(body, before, SHARE_AS_READ));
        const { name, enabled, nodeIds, columns, categoryIds, tableIds, conditions, showTexts, smallestBase, password: secret } = body;
        const change = { name, enabled, nodeIds, columns, categoryIds, tableIds, conditions, showTexts, smallestBase, password: secret };
        // An end that is over may be sent back as it was read.
        const expiresAt = body.expiresAt === before.expiresAt ? undefined : asDate(body.expiresAt);
        return toV1((await shares.update(ctx, { shareId, surveyId, ...change, expiresAt })).share);
      },
    }),
    route({
      method: 'POST',
      path: `${PATH}/{shareId}/link`,
      operationId: 'renewReportShareLink',
      tag,
      summary: 'Give a shared report another link',
      description: `The one before opens nothing any more. A0404: no such share of this survey of the caller.`,
      access: answeringSecret(author(NO_KEYS, ONE)),
      params: oneShare,
      data: v1Share,
      handle: async (ctx, { params: { id, shareId } }) => toV1((await shares.renewLink(ctx, shareId, id)).share),
    }),
    route({
      method: 'POST',
      path: `${PATH}/{shareId}/delete`,
      operationId: 'deleteReportShare',
      tag,
      summary: 'Stop sharing a report',
      description: 'For good: its link opens nothing any more. A0404: no such share of this survey of the caller.',
      access: author(NO_KEYS, ONE),
      params: oneShare,
      data: nothing,
      handle: async (ctx, { params: { id, shareId } }) => {
        await shares.remove(ctx, shareId, id);
        return null;
      },
    }),
  ];
}

const asDate = (text: string | null | undefined): Date | null | undefined => (typeof text === 'string' ? new Date(text) : text);
