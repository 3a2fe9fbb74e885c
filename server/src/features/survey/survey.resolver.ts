import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { author, unlimited } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { connectionOf, PageArguments } from '../../platform/graphql/connection.js';
import type { DraftService } from './draft.service.js';
import type { NewSurveyService } from './new-survey.service.js';
import { SurveyConnectionType } from './survey-connection.type.js';
import type { SurveyListQuery, SurveyListReadModel } from './survey-list.read-model.js';
import { CreateSurveyInput, RenameSurveyInput, SurveyFilter, SurveySortInput } from './survey.inputs.js';
import { SurveyIdInput } from './survey-id.type.js';
import { type DraftOutcome, draftOutcome, draftPayload, type SurveyOutcome, surveyPayload } from './survey-payload.type.js';
import type { SurveyService } from './survey.service.js';
import { SurveyStatusName, SurveyType } from './survey.type.js';

/** Query on the rows for each status. */
const STATUS_QUERY: Readonly<Record<SurveyStatusName, Partial<SurveyListQuery>>> = {
  [SurveyStatusName.DRAFT]: { state: 0, published: false },
  [SurveyStatusName.RUNNING]: { state: 1 },
  [SurveyStatusName.STOPPED]: { state: 0, published: true },
  [SurveyStatusName.COMPLETE]: { state: 2 },
  [SurveyStatusName.RECYCLED]: { recycled: true },
};

const CreateSurveyPayload = surveyPayload('createSurvey');
const RenameSurveyPayload = draftPayload('renameSurvey');
const CopySurveyPayload = surveyPayload('copySurvey');
const RecycleSurveyPayload = surveyPayload('recycleSurvey');
const RestoreSurveyPayload = surveyPayload('restoreSurvey');

/** Surveys of the signed-in author. */
@Resolver()
export class SurveyResolver {
  constructor(
    private readonly surveyService: SurveyService,
    private readonly makers: NewSurveyService,
    private readonly drafts: DraftService,
    private readonly lists: SurveyListReadModel,
  ) {}

  @Access(author('surveys:read', { after: 'surveyCursor', before: 'surveyCursor', 'filter.folderId': 'surveyFolder' }))
  @Query(() => SurveyConnectionType, {
    description:
      'The surveys of the caller, those changed last first unless a sort is given. A0400: `first` or `last` outside 1 to 100, both of them, a long keyword, a strange cursor. A0404: the folder.',
  })
  async surveys(
    @Args(() => PageArguments) part: PageArguments,
    @Arg('filter', () => SurveyFilter, { nullable: true, description: 'Absent: everything outside the recycle bin.' })
    filter: SurveyFilter | null,
    @Arg('sort', () => SurveySortInput, { nullable: true, description: 'Absent: what was changed last comes first.' })
    sort: SurveySortInput | null,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyConnectionType> {
    const { keyword, status, recycled, folderId, unfiled, tag } = filter ?? {};
    const page = await this.lists.list(ctx, {
      ...(recycled && { recycled }),
      ...(status && STATUS_QUERY[status]),
      keyword: keyword ?? undefined,
      folderId: folderId ?? undefined,
      unfiled: unfiled ?? undefined,
      tag: tag ?? undefined,
      sortBy: sort?.by,
      descending: sort?.descending ?? undefined,
      ...part,
    });
    return connectionOf(page);
  }

  @Access(author('surveys:read', { id: 'survey' }))
  @Query(() => SurveyType, { description: "One of the caller's surveys. A0404: missing, somebody else's, or in the recycle bin." })
  survey(@Arg('id', () => ID, { description: 'Id of the survey.' }) id: string, @Ctx() ctx: RequestContext): Promise<SurveyType> {
    return this.surveyService.requireOwned(ctx, id);
  }

  @Access(author(unlimited('surveys:write')))
  @Mutation(() => CreateSurveyPayload, { description: 'Makes an empty survey. A0400: title or language.' })
  async createSurvey(@Arg('input', () => CreateSurveyInput) input: CreateSurveyInput, @Ctx() ctx: RequestContext): Promise<SurveyOutcome> {
    return { survey: await this.makers.create(ctx, input) };
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => RenameSurveyPayload, { description: 'Sets the title, in the definition and so in the list. A0410 while it runs.' })
  async renameSurvey(@Arg('input', () => RenameSurveyInput) input: RenameSurveyInput, @Ctx() ctx: RequestContext): Promise<DraftOutcome> {
    return draftOutcome(await this.drafts.rename(ctx, input));
  }

  @Access(author(unlimited('surveys:write'), { 'input.surveyId': 'survey' }))
  @Mutation(() => CopySurveyPayload, { description: 'Copies the definition into a new survey that has never run.' })
  async copySurvey(@Arg('input', () => SurveyIdInput) { surveyId }: SurveyIdInput, @Ctx() ctx: RequestContext): Promise<SurveyOutcome> {
    return { survey: await this.makers.copy(ctx, surveyId) };
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => RecycleSurveyPayload, { description: 'Puts a survey into the recycle bin for 30 days. A running one stops.' })
  async recycleSurvey(@Arg('input', () => SurveyIdInput) { surveyId }: SurveyIdInput, @Ctx() ctx: RequestContext): Promise<SurveyOutcome> {
    return { survey: await this.surveyService.recycle(ctx, surveyId) };
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => RestoreSurveyPayload, {
    description: 'Takes a survey out of the recycle bin; it does not run. A0412: it is not in there.',
  })
  async restoreSurvey(@Arg('input', () => SurveyIdInput) { surveyId }: SurveyIdInput, @Ctx() ctx: RequestContext): Promise<SurveyOutcome> {
    return { survey: await this.surveyService.restore(ctx, surveyId) };
  }
}
