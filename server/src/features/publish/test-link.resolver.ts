import { Arg, Ctx, Field, GraphQLISODateTime, Mutation, ObjectType, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { SurveyIdInput } from '../survey/survey-id.type.js';
import type { TestLinkService } from './test-link.service.js';

@ObjectType('TestLink', { description: 'The way to the draft as respondents would meet it. Nothing that is submitted there counts.' })
export class TestLinkType {
  @Field(() => String, { description: 'The address of the answering page in test mode.' })
  url: string;

  @Field(() => String, { description: 'What the address carries as `test`. Whoever has it sees the draft.' })
  token: string;

  @Field(() => GraphQLISODateTime, { description: 'Half an hour from now.' })
  expiresAt: Date;
}

@Resolver()
export class TestLinkResolver {
  constructor(private readonly links: TestLinkService) {}

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => TestLinkType, {
    description:
      'The way into test mode: the answering page with the current draft, in any state of the survey, for 30 minutes. What is submitted there counts nowhere. A0404 when it is missing or not of the caller.',
  })
  createTestLink(@Ctx() ctx: RequestContext, @Arg('input', () => SurveyIdInput) { surveyId }: SurveyIdInput): Promise<TestLinkType> {
    return this.links.make(ctx, surveyId);
  }
}
