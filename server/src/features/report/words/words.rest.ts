import { WORD_LIMITS, type WordCount } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../../platform/access/access.js';
import { contentTag } from '../../../platform/http/entity-tag.js';
import { type AnyRoute, route } from '../../../platform/route/route.js';
import { v1ReportFilter } from '../../response/v1-response-filter.type.js';
import type { WordReport, WordReportService } from './word-report.service.js';

const words = z.union([z.string().transform((one) => [one]), z.array(z.string())]).optional();
const OWN = `Given more than once, all of them; at most ${WORD_LIMITS.ownWords} of at most ${WORD_LIMITS.ownWord} letters.`;

/** The lines of the `/v1` table on words of texts (Spec 7, reports and data). */
export function wordRoutes(reports: WordReportService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/report/words/{id}',
      operationId: 'getWordReport',
      tag: 'Results',
      summary: 'The words of typed texts',
      description:
        'The words of the texts that were typed to a question, or beside its options, in Chinese and English, with the number of responses in which they occur. Words that say nothing by themselves are left out, as are numbers and single characters. A question to which nothing is typed has none. Unless the filter says otherwise, complete and valid responses are meant. A0400: a question that the survey does not have, an impossible filter.',
      access: author('responses:read', { 'params.id': 'survey', 'query.version': 'version' }),
      params: z.strictObject({ id: z.string() }),
      query: z.object({
        question: z.coerce.number().int().describe('Id of the question in the definition.'),
        ...v1ReportFilter,
        own: words.describe(`A word that is kept whole wherever it occurs. ${OWN}`),
        leftOut: words.describe(`A word that is not counted. ${OWN}`),
      }),
      data: z
        .object({
          nodeId: z.int(),
          answered: z.int().describe('Responses that have any text.'),
          read: z.int().describe(`How many of them were read: the newest, at most ${WORD_LIMITS.responses}.`),
          words: z
            .array(
              z.object({
                word: z.string().describe('In small letters.'),
                count: z.int().describe('Responses in which it occurs.'),
              } satisfies Record<keyof WordCount, z.ZodType>),
            )
            .describe(`The most frequent first, at most ${WORD_LIMITS.words}.`),
        } satisfies Record<keyof WordReport, z.ZodType>)
        .meta({ id: 'WordReport' }),
      etag: contentTag,
      handle: async (ctx, { params, query: { question, own, leftOut, tag, ...given } }) => {
        const report = await reports.read(ctx, { surveyId: params.id, nodeId: question, own, leftOut, filter: { ...given, tags: tag } });
        return { ...report, words: [...report.words] };
      },
    }),
  ];
}
