import type { SurveyDefinition } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { anyone } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { OPEN_WHILE_RUNNING } from './answer-places.policy.js';
import type { OpeningService } from './opening.service.js';

@ObjectType('PublicSurvey', { description: 'A running survey as respondents get it.' })
export class PublicSurveyType {
  @Field(() => ID, { description: 'The survey.' })
  surveyId: string;

  @Field(() => Int, { description: 'The current version. Send it back with the answers.' })
  version: number;

  @Field(() => GraphQLJSON, { description: 'The frozen definition in canonical form, without quotas.' })
  definition: SurveyDefinition;
}

@Resolver()
export class PublicSurveyResolver {
  constructor(private readonly opening: OpeningService) {}

  @Access(anyone(OPEN_WHILE_RUNNING, 'collect', { surveyId: 'answeredSurvey' }))
  @Query(() => PublicSurveyType, {
    description:
      'The survey as respondents get it. A0404 when missing, recycled or never launched; A0417 with `data.opensAt` before it begins; A0411 when it was stopped; A0418 when it has ended; A0419 when it is full; these four with the end page for such a survey as `data.ending`, if there is one. With `test` the draft of the author who made that token, in any state; A0421 when it opens nothing.',
  })
  async publicSurvey(
    @Arg('surveyId', () => ID) surveyId: string,
    @Arg('test', () => String, { nullable: true, description: 'Token of a link into test mode.' }) test?: string | null,
  ): Promise<PublicSurveyType> {
    const { version, open } = await this.opening.requireOpen(surveyId, test);
    return { surveyId, version, definition: open.definition };
  }
}
