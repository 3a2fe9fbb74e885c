import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { SurveyIdInput } from '../survey/survey-id.type.js';
import type { TestLinkService } from './test-link.service.js';
import { TestLinkType } from './test-link.type.js';

@Resolver()
export class TestLinkResolver {
  constructor(private readonly links: TestLinkService) {}

  @Access(author({ 'input.surveyId': 'survey' }))
  @Mutation(() => TestLinkType, {
    description:
      'The way into test mode: the answering page with the current draft, in any state of the survey, for 30 minutes. What is submitted there counts nowhere. A0404 when it is missing or not of the caller.',
  })
  createTestLink(@Ctx() ctx: RequestContext, @Arg('input', () => SurveyIdInput) { surveyId }: SurveyIdInput): Promise<TestLinkType> {
    return this.links.make(ctx, surveyId);
  }
}
