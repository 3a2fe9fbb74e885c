import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import type { RequestContext } from '../../platform/request/context.js';
import { surveyPayload } from '../survey/survey-payload.type.js';
import type { ClearedSurvey, ResponseClearingService } from './response-clearing.service.js';

@InputType('ClearSurveyInput', { description: 'A survey, and its title as a sign that it is meant.' })
class ClearSurveyInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field({ description: 'Its title. A0400 (mismatch) for anything else.' })
  title: string;
}

const ClearSurveyPayload = surveyPayload('clearSurvey', {
  responses: { type: () => Int, description: 'How many responses went, screened and invalid ones included.' },
});

/** Clears the responses of surveys of the signed-in author. */
@Resolver()
export class ResponseClearingResolver {
  constructor(private readonly clearing: ResponseClearingService) {}

  @Access(author('responses:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => ClearSurveyPayload, {
    description:
      'Takes away all responses of a survey for good, with their files, edits and marks, and its visits. Its definition, its versions and its state stay: a running survey goes on collecting. Files that were exported before stay until they expire. A0404: the survey. A0400: another `title`.',
  })
  clearSurvey(@Arg('input', () => ClearSurveyInput) input: ClearSurveyInput, @Ctx() ctx: RequestContext): Promise<ClearedSurvey> {
    return this.clearing.clear(ctx, input);
  }
}
