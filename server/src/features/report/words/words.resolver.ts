import { WORD_LIMITS } from '@wence/schema';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { author } from '../../../platform/access/access.js';
import { Access } from '../../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../../platform/graphql/limits/request-budget.js';
import type { RequestContext } from '../../../platform/request/context.js';
import { FILTER_PLACES, ResponseFilterInput } from '../../response/response-filter.type.js';
import type { WordReportService } from './word-report.service.js';
import { WordReportType } from './words.type.js';

/** Each reads the texts of thousands of responses. */
const REPORTS = requestBudget('wordReport', 5);

const OWN = `at most ${WORD_LIMITS.ownWords} of at most ${WORD_LIMITS.ownWord} letters (A0400)`;

@Resolver()
export class WordResolver {
  constructor(private readonly reports: WordReportService) {}

  @Access(author('responses:read', { surveyId: 'survey', nodeId: 'node', ...FILTER_PLACES }))
  @Query(() => WordReportType, {
    description: `The words of the texts that were typed to a question, or beside its options, in Chinese and English. Words that say nothing by themselves are left out, as are numbers and single characters. A question to which nothing is typed has none. At most ${REPORTS.most} in a request (A0420). A0404: the survey is missing or not of the caller. A0400: a question that the survey does not have; an impossible filter.`,
  })
  wordReport(
    @Ctx() ctx: RequestContext,
    @Arg('surveyId', () => ID, { description: "One of the caller's surveys." }) surveyId: string,
    @Arg('nodeId', () => Int, { description: 'Local id of the question.' }) nodeId: number,
    @Arg('filter', () => ResponseFilterInput, {
      nullable: true,
      description: 'Which responses. Complete and valid ones, unless it says otherwise; never deleted ones (A0400).',
    })
    filter?: ResponseFilterInput | null,
    @Arg('own', () => [String], { nullable: true, description: `Words that are kept whole wherever they occur, ${OWN}.` }) own?:
      | string[]
      | null,
    @Arg('leftOut', () => [String], { nullable: true, description: `Words that are not counted, ${OWN}.` }) leftOut?: string[] | null,
  ): Promise<WordReportType> {
    spend(ctx, REPORTS);
    return this.reports.read(ctx, { surveyId, nodeId, filter, own, leftOut });
  }
}
