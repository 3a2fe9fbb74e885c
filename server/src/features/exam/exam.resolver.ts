import { GraphQLJSON } from 'graphql-scalars';
import { Arg, ID, Query, Resolver } from 'type-graphql';
import { anyone } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { LargeInput } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { parseInput } from '../../platform/http/parse-input.js';
import { EXAM_RESULT_PLACES, type ExamResultRequest, examResultShape, WHO_SEES_SCORES } from './exam-request.js';
import type { ExamResultService } from './exam-result.service.js';
import { ExamResultType } from './exam-result.type.js';

@Resolver()
export class ExamResolver {
  constructor(private readonly results: ExamResultService) {}

  @LargeInput(GRAPH_BODY.stranger)
  @Access(anyone(WHO_SEES_SCORES, 'collect', { surveyId: 'answeredSurvey', ...EXAM_RESULT_PLACES }))
  @Query(() => ExamResultType, {
    nullable: true,
    description:
      'What the author shows a respondent of the score of a submission. Null: nothing, it was scored in no exam, or there is no such submission. A0404: no such survey. With ' +
      '`test` the answers are scored by the draft, and nothing is stored; A0421 when it opens nothing.',
  })
  examResult(
    @Arg('surveyId', () => ID, { description: 'The survey.' }) surveyId: string,
    @Arg('submissionId', () => String, { description: 'The UUID that the answers were submitted with.' }) submissionId: string,
    @Arg('test', () => String, { nullable: true, description: 'Token of a link into test mode.' }) test: string | null,
    @Arg('answers', () => GraphQLJSON, { nullable: true, description: 'In test mode: answer values by the local ids of their questions.' })
    answers: unknown,
  ): Promise<ExamResultType | null> {
    // Both doors use the same shape, so that both report the same faults.
    const request = parseInput(examResultShape, { submissionId, test, answers }) as ExamResultRequest;
    return this.results.read(surveyId, request);
  }
}
