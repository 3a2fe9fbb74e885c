import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { anyone } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { LargeInput } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { parseInput } from '../../platform/http/parse-input.js';
import { EVALUATION_PLACES, OPEN_EXCEPT_AUTHOR_PARTS } from '../answering-page/answer-places.policy.js';
import { type EvaluationRequest, evaluationShape } from './evaluation-request.js';
import type { EvaluationService } from './evaluation.service.js';
import { EvaluationType, evaluationView } from './evaluation.type.js';

@Resolver()
export class EvaluationResolver {
  constructor(private readonly evaluations: EvaluationService) {}

  @LargeInput(GRAPH_BODY.stranger)
  @Access(anyone(OPEN_EXCEPT_AUTHOR_PARTS, 'collect', { surveyId: 'answeredSurvey', ...EVALUATION_PLACES }))
  @Query(() => EvaluationType, {
    description:
      'Evaluates answers without storing them, with the engine that judges submissions. `trace`, `draft` and surveys that do not run are ' +
      'for the author: to others A0404, without a token A0401. A0411 when it does not run; A0416 for a version too old.',
  })
  async evaluateSurvey(
    @Arg('surveyId', () => ID, { description: 'The survey.' }) surveyId: string,
    @Arg('answers', () => GraphQLJSON, {
      description: 'Answer values by the local ids of their questions, as `/answers.schema.json` describes them.',
    })
    answers: unknown,
    @Arg('seed', () => String, { nullable: true, description: 'Orders what is shuffled, for one respondent; at most 64 characters.' })
    seed: string | null,
    @Arg('version', () => Int, { nullable: true, description: 'The current one unless said.' }) version: number | null,
    @Arg('trace', () => Boolean, { nullable: true, description: 'Explain why each node is shown or not.' }) trace: boolean | null,
    @Arg('draft', () => Boolean, { nullable: true, description: 'The draft instead of a version.' }) draft: boolean | null,
    @Ctx() ctx: RequestContext,
  ): Promise<EvaluationType> {
    // Both doors use the same shape, so that both report the same faults.
    const request = parseInput(evaluationShape, { answers, seed, version, trace, draft }) as EvaluationRequest;
    return evaluationView(await this.evaluations.evaluate(ctx, surveyId, request));
  }
}
