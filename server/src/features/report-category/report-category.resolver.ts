import { REPORT_CATEGORY_LIMITS } from '@wence/schema';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author, free } from '../../platform/access/access.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { RequestContext } from '../../platform/request/context.js';
import { REMOVED_ID, type SurveyOutcome, surveyPayload } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import { CreateReportCategoryInput, DeleteReportCategoryInput, UpdateReportCategoryInput } from './report-category.inputs.js';
import type { CategoryOutcome, ReportCategoryService } from './report-category.service.js';
import { ReportCategoryType } from './report-category.type.js';

/** What conditions name are parts of the survey that the category is of, and are looked for nowhere else. */
export const OF_THE_SURVEY = free('conditions on the survey beside them: local ids, looked up in its versions alone');

const MISTAKES =
  '`name` (tooShort, tooLong, notUnique in the survey), `conditions…` (what the filter language does not know; notAllowed: a question, row or option that no version has)';

const CATEGORY = {
  category: { type: () => ReportCategoryType, description: 'The category as it is now.', because: 'a category of the survey beside it' },
};
const CreateReportCategoryPayload = surveyPayload('createReportCategory', CATEGORY);
const UpdateReportCategoryPayload = surveyPayload('updateReportCategory', CATEGORY);
const DeleteReportCategoryPayload = surveyPayload('deleteReportCategory', { removedId: REMOVED_ID });

/** Categories of category reports (Spec 2, reports). */
@Resolver(() => SurveyType)
export class ReportCategoryResolver {
  constructor(private readonly categories: ReportCategoryService) {}

  @NeedsScope('responses:read')
  @ListSize(REPORT_CATEGORY_LIMITS.perSurvey)
  @Edge('categories of a survey that the caller has already')
  @FieldResolver(() => [ReportCategoryType], {
    nullable: true,
    description: `Filters that are saved under names, in their order; at most ${REPORT_CATEGORY_LIMITS.perSurvey}. Null in the recycle bin.`,
  })
  reportCategories(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<ReportCategoryType[]> | null {
    return survey.recycledAt === null ? this.categories.list(ctx, survey.id) : null;
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey', 'input.conditions': OF_THE_SURVEY }))
  @Mutation(() => CreateReportCategoryPayload, {
    description: `Saves a filter under a name, behind the others of its survey. A0404: not the caller's survey. A0400: ${MISTAKES}, \`categories\` (tooMany: there are ${REPORT_CATEGORY_LIMITS.perSurvey}).`,
  })
  createReportCategory(
    @Arg('input', () => CreateReportCategoryInput) input: CreateReportCategoryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CategoryOutcome> {
    return this.categories.create(ctx, input);
  }

  @Access(author('surveys:write', { 'input.categoryId': 'reportCategory', 'input.conditions': OF_THE_SURVEY }))
  @Mutation(() => UpdateReportCategoryPayload, {
    description: `Gives a category another name, other conditions, another place, or several of these. A0404: not the caller's. A0400: ${MISTAKES}, \`position\` (tooSmall: 1).`,
  })
  updateReportCategory(
    @Arg('input', () => UpdateReportCategoryInput) input: UpdateReportCategoryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CategoryOutcome> {
    return this.categories.update(ctx, input);
  }

  @Access(author('surveys:write', { 'input.categoryId': 'reportCategory' }))
  @Mutation(() => DeleteReportCategoryPayload, {
    description: "Deletes a category for good; the responses stay. A0404: not the caller's.",
  })
  async deleteReportCategory(
    @Arg('input', () => DeleteReportCategoryInput) { categoryId }: DeleteReportCategoryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyOutcome & { removedId: string }> {
    const { survey, category } = await this.categories.remove(ctx, categoryId);
    return { survey, removedId: category.id };
  }
}
