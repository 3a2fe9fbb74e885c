import { GraphQLJSON } from 'graphql-scalars';
import { Arg, ID, Int, Query, Resolver } from 'type-graphql';
import { anyone } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { LargeInput, ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { parseInput } from '../../platform/http/parse-input.js';
import { SHOWN_RESULTS_PLACES, WHO_SEES_RESULTS, type ShownResultsRequest, shownResultsShape } from './shown-results-request.js';
import type { ShownResultsService } from './shown-results.service.js';
import { ChoiceResultType } from './shown-results.type.js';

@Resolver()
export class ShownResultsResolver {
  constructor(private readonly results: ShownResultsService) {}

  @ListSize(3)
  @LargeInput(GRAPH_BODY.stranger)
  @Access(anyone(WHO_SEES_RESULTS, 'collect', { surveyId: 'answeredSurvey', ...SHOWN_RESULTS_PLACES }))
  @Query(() => [ChoiceResultType], {
    description:
      'How others chose, of each question with `show_result` that these answers answer rightly; others are left out. The asker is counted in, ' +
      'nothing is stored, and figures are at most 3 seconds old. A0404, A0411, A0417, A0418 as in `publicSurvey`; A0416 for a version too old. ' +
      'With `test` the asker alone is counted; A0421 when it opens nothing.',
  })
  choiceResults(
    @Arg('surveyId', () => ID, { description: 'The survey.' }) surveyId: string,
    @Arg('answers', () => GraphQLJSON, {
      description: 'Answer values by the local ids of their questions, as `/answers.schema.json` describes them.',
    })
    answers: unknown,
    @Arg('version', () => Int, { nullable: true, description: 'The current one unless said.' }) version: number | null,
    @Arg('submissionId', () => String, { nullable: true, description: 'Of the response that these answers belong to: counted in once.' })
    submissionId: string | null,
    @Arg('test', () => String, { nullable: true, description: 'Token of a link into test mode.' }) test: string | null,
  ): Promise<ChoiceResultType[]> {
    // Both doors use the same shape, so that both report the same faults.
    const request = parseInput(shownResultsShape, { answers, version, submissionId, test }) as ShownResultsRequest;
    return this.results.read(surveyId, request);
  }
}
