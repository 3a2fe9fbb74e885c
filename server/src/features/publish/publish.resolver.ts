import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { SurveyIdInput } from '../survey/survey-id.type.js';
import { type SurveyOutcome, surveyPayload } from '../survey/survey-payload.type.js';
import type { PublishService } from './publish.service.js';
import { LaunchSurveyPayload, linkView, ShareLinkType, SurveyVersionType, versionView } from './publish.type.js';
import type { ShareLinkService } from './share-link.service.js';

@InputType('LaunchSurveyInput', { description: 'Which survey starts collecting.' })
export class LaunchSurveyInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The origin links are built from, e.g. https://survey.example.com. Used only if it is one of the configured public addresses.',
  })
  domain?: string | null;
}

const StopSurveyPayload = surveyPayload('stopSurvey');

@Resolver()
export class PublishResolver {
  constructor(
    private readonly publishing: PublishService,
    private readonly links: ShareLinkService,
  ) {}

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => LaunchSurveyPayload, {
    description:
      'Freezes the draft as a version and starts collecting. A0414 with `data.findings` [{ severity, code, nodeId?, logicId?, quotaId?, partId?, conditionId?, sourceId?, otherId?, cell?, witness?, conflict? }] when the check finds errors; A0422 with `data.parts` [quotas, repeat] when the draft holds what is not applied yet; A0412 when it runs already; A0404 when it is missing or not of the caller.',
  })
  async launchSurvey(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => LaunchSurveyInput) input: LaunchSurveyInput,
  ): Promise<LaunchSurveyPayload> {
    return this.links.launched(ctx, await this.publishing.launch(ctx, input.surveyId), input.domain);
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => StopSurveyPayload, {
    description: 'Stops collecting. A0412 when it does not run; A0404 when it is missing or not of the caller.',
  })
  async stopSurvey(@Ctx() ctx: RequestContext, @Arg('input', () => SurveyIdInput) { surveyId }: SurveyIdInput): Promise<SurveyOutcome> {
    return { survey: await this.publishing.stop(ctx, surveyId) };
  }

  @Access(author('surveys:read', { surveyId: 'survey' }))
  @Query(() => ShareLinkType, {
    nullable: true,
    description: 'Where respondents go. Null before the first launch; A0404 when the survey is missing or not of the caller.',
  })
  async shareLink(@Ctx() ctx: RequestContext, @Arg('surveyId', () => ID) surveyId: string): Promise<ShareLinkType | null> {
    const link = await this.links.read(ctx, surveyId);
    return link && linkView(link, surveyId);
  }

  @Access(author('surveys:read', { surveyId: 'survey' }))
  @Query(() => [SurveyVersionType], {
    description: 'What was launched so far, newest version first. A0404 when the survey is missing or not of the caller.',
  })
  async surveyVersions(@Ctx() ctx: RequestContext, @Arg('surveyId', () => ID) surveyId: string): Promise<SurveyVersionType[]> {
    return (await this.publishing.listVersions(ctx, surveyId)).map(versionView);
  }
}
