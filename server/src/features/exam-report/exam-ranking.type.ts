import { LIMITS } from '@wence/schema';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { PLACE_TEXTS, RankedLineFields, v1RankedLine } from '../exam/exam-place.type.js';
import type { ResponseRank } from '../exam/exam-ranking.read-model.js';
import type { ExamRankingReport } from './exam-ranking.service.js';

const TEXTS = {
  surveyId: 'The survey.',
  lines: `The first ${LIMITS.examRanked} places, with names in full.`,
  responseId: 'The response that the place is for; of several attempts the best one.',
  number: 'Its number within the survey.',
} as const;

@ObjectType('ExamRankingLine', { description: 'A place in the ranking of an exam as its author reads it.' })
export class ExamRankingLineType extends RankedLineFields implements ResponseRank {
  @Field(() => ID, { description: TEXTS.responseId })
  responseId: string;

  @Field(() => Int, { description: TEXTS.number })
  number: number;
}

@ObjectType('ExamRanking', { description: 'The ranking of an exam.' })
export class ExamRankingReportType implements ExamRankingReport {
  @Field(() => ID, { description: TEXTS.surveyId })
  surveyId: string;

  @Field(() => Int, { description: PLACE_TEXTS.of })
  of: number;

  @ListSize(50)
  @Field(() => [ExamRankingLineType], { description: TEXTS.lines })
  lines: readonly ExamRankingLineType[];
}

const line = z
  .object({
    ...v1RankedLine,
    responseId: z.string().describe(TEXTS.responseId),
    number: z.int().describe(TEXTS.number),
  })
  .meta({ id: 'ExamRankingLine' });

export const v1ExamRanking = z
  .object({
    surveyId: z.string().describe(TEXTS.surveyId),
    of: z.int().describe(PLACE_TEXTS.of),
    lines: z.array(line).readonly().describe(TEXTS.lines),
  })
  .meta({ id: 'ExamRanking' });
