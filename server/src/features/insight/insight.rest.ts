import { INSIGHT_KINDS, INSIGHT_SEVERITIES, INSIGHT_TESTS, LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { contentTag } from '../../platform/http/entity-tag.js';
import { moment } from '../../platform/http/envelope.js';
import { FILTER_SCHEMA_PATH } from '../../platform/openapi/model-schemas.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { v1ResponseFilter } from '../response/v1-response-filter.type.js';
import type { InsightService } from './insight.service.js';
import { insightReportOf } from './insight.type.js';
import { KIND_TEXTS, SEVERITY_TEXTS, TEST_TEXTS } from './insight-words.js';

const { deleted: _deleted, ...filter } = v1ResponseFilter;

const listed = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(([word, text]) => `\`${word}\`: ${text}`)
    .join(' ');

const subject = z
  .object({
    nodeId: z.int().describe('Of the question.'),
    rowId: z.int().nullable().describe('Of the row; null of a question as a whole.'),
    code: z.string(),
    title: z.string(),
    rowTitle: z.string().nullable().describe('Title of the row; null of a question as a whole.'),
  })
  .meta({ id: 'InsightSubject' });

const card = z
  .object({
    id: z.string().describe('Kind and local ids: stays the same while the responses change.'),
    kind: z.enum(INSIGHT_KINDS).describe(listed(KIND_TEXTS)),
    severity: z.enum(INSIGHT_SEVERITIES).describe(listed(SEVERITY_TEXTS)),
    subjects: z.array(subject).describe('The questions it is about; none of the sample as a whole.'),
    numbers: z.record(z.string(), z.number()).describe('Which there are follows from the kind. Shares are 0 to 100 with one decimal.'),
    names: z.record(z.string(), z.string()).describe('What it names besides questions.'),
    bars: z
      .array(
        z
          .object({
            title: z.string(),
            value: z.number().describe('A share, a mean or a rate.'),
            marked: z.boolean().describe('The finding is about it.'),
          })
          .meta({ id: 'InsightBar' }),
      )
      .describe('A small figure: shares; of `scores` means, of `trend` responses a day.'),
    base: z.int().describe('Responses that it rests on.'),
    smallBase: z.boolean().describe(`Its base is below ${LIMITS.smallBase}: confidence is limited.`),
    test: z
      .object({
        name: z.enum(INSIGHT_TESTS).describe(listed(TEST_TEXTS)),
        p: z.number().nullable().describe('Probability of chance, corrected for what was tested together; null of an interval.'),
      })
      .meta({ id: 'InsightTest' })
      .nullable()
      .describe('Null: it describes the responses and concludes nothing beyond them.'),
    filter: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe(
        `What the responses behind it meet besides the filter of the report, in the format of ${FILTER_SCHEMA_PATH}; null: nothing more.`,
      ),
  })
  .meta({ id: 'InsightCard' });

const scan = z
  .object({
    tested: z.int().describe('Tested; probabilities are corrected for all of them.'),
    tooFew: z.int().describe('Not tested: too few answers for the test to be sound.'),
    cut: z.int().describe(`Not tested: beyond the first ${LIMITS.insightPairs} pairs.`),
    cutCodes: z.array(z.string()).describe('Codes of the grouping questions whose pairs were left out for that.'),
  })
  .meta({ id: 'InsightScan' });

/** Smart insight in the `/v1` table (Spec 7, reports and data). */
export function insightRoutes(findings: InsightService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/insights/{id}',
      operationId: 'getInsights',
      tag: 'Results',
      summary: 'Smart insight',
      description:
        'Findings in the responses, made by rules: the same responses have the same findings. Each has its base and, where it concludes something, its test; differences between groups are corrected for the number of pairs that were tested. Unless the filter says otherwise, complete and valid responses are meant.',
      access: author('responses:read', { 'params.id': 'survey', 'query.version': 'version' }),
      params: z.strictObject({ id: z.string() }),
      query: z.object({
        ...filter,
        status: filter.status.describe('Responses with this status; given more than once, with any of them. Complete ones otherwise.'),
        valid: filter.valid.describe('1: valid responses, as when it is absent. 0: those that were marked as invalid.'),
      }),
      data: z.object({
        surveyId: z.string(),
        seq: z.int().describe('Number of the last event of the log of responses that is in the findings.'),
        updatedAt: moment.describe('When they were brought up to date.'),
        base: z.int().describe('Responses that the filter means.'),
        smallBase: z.boolean().describe(`Fewer than ${LIMITS.smallBase} responses: confidence is limited.`),
        scan,
        cards: z.array(card).describe('By kind, then by strength.'),
      }),
      // When it was brought up to date says nothing of what it tells.
      etag: ({ updatedAt: _updatedAt, ...report }) => contentTag(report),
      handle: async (ctx, { params, query: { tag, ...given } }) => {
        const report = await findings.read(ctx, params.id, { ...given, tags: tag });
        const { cards, updatedAt, ...graph } = insightReportOf(report);
        const shapes = new Map(report.cards.map(({ id, numbers, names }) => [id, { numbers: { ...numbers }, names: { ...names } }]));
        return {
          ...graph,
          updatedAt: updatedAt.toISOString(),
          cards: cards.map(({ cardId, filter: conditions, ...shared }) => ({
            ...shared,
            id: cardId,
            ...(shapes.get(cardId) ?? { numbers: {}, names: {} }),
            filter: conditions === null ? null : { ...(conditions as object) }, // Conditions are an object.
          })),
        };
      },
    }),
  ];
}
