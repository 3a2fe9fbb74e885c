import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { author, unlimited } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { connectionOf, PageArguments } from '../../platform/graphql/connection.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { payloadType } from '../../platform/graphql/payload-type.js';
import type { RequestContext } from '../../platform/request/context.js';
import { REMOVED_ID, type SurveyOutcome, surveyPayload } from '../survey/survey-payload.type.js';
import type { OwnTemplateService } from './own-template.service.js';
import type { TemplateEntry, TopicEntry } from './template-entry.js';
import {
  CreateSurveyFromTemplateInput,
  DeleteTemplateInput,
  SaveTemplateInput,
  TemplateFilterInput,
  UpdateTemplateInput,
} from './template.inputs.js';
import type { TemplateService } from './template.service.js';
import { TemplateConnectionType, TemplateContentType, TemplateTopicType, TemplateType } from './template.type.js';

const TOPICS = 20;
const templateField = (description: string) => ({
  template: { type: () => TemplateType, description, because: "one of the caller's own templates" },
});
const CreateSurveyFromTemplatePayload = surveyPayload('createSurveyFromTemplate');
const SaveTemplatePayload = payloadType('saveTemplate', templateField('The new template.'));
const UpdateTemplatePayload = payloadType('updateTemplate', templateField('The template as it is now.'));
const DeleteTemplatePayload = payloadType('deleteTemplate', { templateId: REMOVED_ID });

interface TemplateOutcome {
  readonly template: TemplateEntry;
}

/** Templates of surveys (Spec 2, templates). */
@Resolver()
export class TemplateResolver {
  constructor(
    private readonly templateService: TemplateService,
    private readonly own: OwnTemplateService,
  ) {}

  @Access(author(unlimited('surveys:read')))
  @ListSize(TOPICS)
  @Query(() => [TemplateTopicType], { description: 'Topics of templates in their order, each with its best ones.' })
  templateTopics(@Ctx() ctx: RequestContext): Promise<TopicEntry[]> {
    return this.templateService.topics(ctx);
  }

  @Access(author(unlimited('surveys:read'), { after: 'templateCursor', before: 'templateCursor' }))
  @Query(() => TemplateConnectionType, {
    description:
      "Templates that come with the product, by topics, the best first; or the caller's own, newest first. A0400: `keyword` over 24 characters, `first` or `last` outside 1 to 100, both of them, a strange cursor.",
  })
  async templates(
    @Args(() => PageArguments) part: PageArguments,
    @Arg('filter', () => TemplateFilterInput, { nullable: true, description: 'Absent: all common templates.' })
    filter: TemplateFilterInput | null,
    @Ctx() ctx: RequestContext,
  ): Promise<TemplateConnectionType> {
    return connectionOf(await this.templateService.list(ctx, { ...filter, ...part }));
  }

  @Access(author(unlimited('surveys:read'), { id: 'template' }))
  @Query(() => TemplateContentType, {
    description:
      "A template with its survey. A0404: neither the caller's own nor a common one. A0400: `language` (notAllowed: none of the two, or an own template is in the other one).",
  })
  async template(
    @Arg('id', () => ID, { description: 'A common template or an own one.' }) id: string,
    @Arg('language', () => String, { nullable: true, description: 'zh-CN or en. Absent: that of the request.' }) language: string | null,
    @Ctx() ctx: RequestContext,
  ): Promise<TemplateContentType> {
    const content = await this.templateService.content(ctx, id, language);
    return { ...content, previewUrl: this.templateService.previewUrl(ctx, content) };
  }

  @Access(author(unlimited('surveys:write'), { 'input.templateId': 'template' }))
  @Mutation(() => CreateSurveyFromTemplatePayload, {
    description:
      "Makes a survey of the caller's from a template; the two have nothing to do with each other any more. A0404: neither the caller's own template nor a common one. A0400: `language` (notAllowed).",
  })
  async createSurveyFromTemplate(
    @Arg('input', () => CreateSurveyFromTemplateInput) { templateId, language }: CreateSurveyFromTemplateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyOutcome> {
    return { survey: await this.templateService.use(ctx, templateId, language) };
  }

  @Access(author(unlimited('surveys:write'), { 'input.surveyId': 'survey' }))
  @Mutation(() => SaveTemplatePayload, {
    description:
      'Keeps a copy of a draft as a template, without dates, quotas and the number of responses asked for. A0404: the survey. A0400: `title` (tooShort, tooLong), `description` (tooLong), `topic` (notAllowed), `templates` (tooMany: there are 100).',
  })
  async saveTemplate(
    @Arg('input', () => SaveTemplateInput) { description, ...input }: SaveTemplateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<TemplateOutcome> {
    return { template: await this.own.save(ctx, { ...input, description: description ?? '' }) };
  }

  @Access(author(unlimited('surveys:write'), { 'input.templateId': 'template' }))
  @Mutation(() => UpdateTemplatePayload, {
    description:
      "Changes what an own template is called and where it stands. A0404: not the caller's own. A0400: `title`, `description`, `topic`, as when one is saved.",
  })
  async updateTemplate(
    @Arg('input', () => UpdateTemplateInput) { templateId, ...change }: UpdateTemplateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<TemplateOutcome> {
    return { template: await this.own.update(ctx, templateId, change) };
  }

  @Access(author(unlimited('surveys:write'), { 'input.templateId': 'template' }))
  @Mutation(() => DeleteTemplatePayload, {
    description: "Deletes an own template for good; surveys that were made from it stay. A0404: not the caller's own.",
  })
  async deleteTemplate(
    @Arg('input', () => DeleteTemplateInput) { templateId }: DeleteTemplateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<{ templateId: string }> {
    await this.own.remove(ctx, templateId);
    return { templateId };
  }
}
