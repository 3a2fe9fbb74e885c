import { Arg, Ctx, GraphQLISODateTime, Mutation, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { SurveyIdInput } from '../survey/survey-id.type.js';
import { SURVEY_FIELD, surveyPayload } from '../survey/survey-payload.type.js';
import type { TestLink, TestLinkService } from './test-link.service.js';

const CreateTestLinkPayload = surveyPayload('createTestLink', {
  survey: { ...SURVEY_FIELD, because: 'the survey that the link leads to' },
  url: { type: () => String, description: 'The address of the answering page in test mode. Nothing that is submitted there counts.' },
  token: { type: () => String, description: 'What the address carries as `test`. Whoever has it sees the draft.' },
  expiresAt: { type: () => GraphQLISODateTime, description: 'Half an hour from now.' },
});

@Resolver()
export class TestLinkResolver {
  constructor(private readonly links: TestLinkService) {}

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => CreateTestLinkPayload, {
    description:
      'The way into test mode: the answering page with the current draft, in any state of the survey, for 30 minutes. What is submitted there counts nowhere. A0404 when it is missing or not of the caller.',
  })
  createTestLink(@Ctx() ctx: RequestContext, @Arg('input', () => SurveyIdInput) { surveyId }: SurveyIdInput): Promise<TestLink> {
    return this.links.make(ctx, surveyId);
  }
}
