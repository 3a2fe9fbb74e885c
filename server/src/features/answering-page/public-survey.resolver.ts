import type { SurveyDefinition } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { anyone } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { LINK_CODE, LINK_PARAMS, OPEN_WHILE_RUNNING } from './answer-places.policy.js';
import type { RequestContext } from '../../platform/request/context.js';
import { carriedIn } from './carried.policy.js';
import { NOTHING_CARRIED } from './gate.type.js';
import type { OpeningService } from './opening.service.js';

@ObjectType('PublicSurvey', { description: 'A running survey as respondents get it.' })
export class PublicSurveyType {
  @Field(() => ID, { description: 'The survey.' })
  surveyId: string;

  @Field(() => Int, { description: 'The current version. Send it back with the answers.' })
  version: number;

  @Field(() => GraphQLJSON, {
    description:
      'The frozen definition in canonical form, without quotas, of which an empty list says that some may be full before the submission.',
  })
  definition: SurveyDefinition;
}

@Resolver()
export class PublicSurveyResolver {
  constructor(private readonly opening: OpeningService) {}

  @Access(anyone(OPEN_WHILE_RUNNING, 'collect', { surveyId: 'answeredSurvey', linkCode: LINK_CODE, params: LINK_PARAMS }))
  @Query(() => PublicSurveyType, {
    description:
      'The survey as respondents get it. A0404 when missing, recycled or never launched; A0417 with `data.opensAt` before it begins; A0411 when it was stopped; A0418 when it has ended; A0419 when it is full; these four with the end page for such a survey as `data.ending`, if there is one. With `test` the draft of the author who made that token, in any state; A0421 when it opens nothing.',
  })
  async publicSurvey(
    @Arg('surveyId', () => ID) surveyId: string,
    @Arg('test', () => String, { nullable: true, description: 'Token of a link into test mode.' }) test: string | null | undefined,
    @Arg('linkCode', () => String, { nullable: true, description: 'Code of a one-to-one link.' }) linkCode: string | null | undefined,
    @Arg('params', () => GraphQLJSON, {
      nullable: true,
      description: 'Parameters of the link as an object of texts, `sign` and `expires` of a signed one among them.',
    })
    params: unknown,
    @Ctx() ctx: RequestContext,
  ): Promise<PublicSurveyType> {
    const { version, open } = await this.opening.requireOpen(surveyId, test ?? null, ctx, {
      ...NOTHING_CARRIED,
      params: carriedIn((params ?? {}) as Record<string, unknown>).params,
      linkCode: linkCode ?? null,
    });
    return { surveyId, version, definition: open.definition };
  }
}
