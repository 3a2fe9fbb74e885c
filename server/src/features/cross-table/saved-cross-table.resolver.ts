import { SAVED_CROSS_LIMITS } from '@wence/schema';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author, free } from '../../platform/access/access.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { RequestContext } from '../../platform/request/context.js';
import { REMOVED_ID, type SurveyOutcome, surveyPayload } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import { CreateSavedCrossTableInput, DeleteSavedCrossTableInput, UpdateSavedCrossTableInput } from './saved-cross-table.inputs.js';
import type { CrossTableOutcome, SavedCrossTableService } from './saved-cross-table.service.js';
import { SavedCrossTableType } from './saved-cross-table.type.js';

/** What conditions name are parts of the survey that the table is of, and are looked for nowhere else. */
const OF_THE_SURVEY = free('conditions on the survey of the table: local ids, looked up in its versions alone');

const MISTAKES =
  '`name` (tooShort, tooLong, notUnique in the survey), `setup.rows`, `setup.columns` (required, tooMany, notUnique, notAllowed: no table is made of it), `setup.nested…` (notAllowed: no column; notUnique: the same question twice; tooMany pairs), `setup.conditions…` (what the filter language does not know; notAllowed: a question, row or option that no version has)';

const TABLE = {
  table: {
    type: () => SavedCrossTableType,
    description: 'The saved table as it is now.',
    because: 'a saved table of the survey beside it',
  },
};
const CreateSavedCrossTablePayload = surveyPayload('createSavedCrossTable', TABLE);
const UpdateSavedCrossTablePayload = surveyPayload('updateSavedCrossTable', TABLE);
const DeleteSavedCrossTablePayload = surveyPayload('deleteSavedCrossTable', { removedId: REMOVED_ID });

/** Saved tables of the cross report (Spec 2, reports). */
@Resolver(() => SurveyType)
export class SavedCrossTableResolver {
  constructor(private readonly tables: SavedCrossTableService) {}

  @NeedsScope('responses:read')
  @ListSize(SAVED_CROSS_LIMITS.perSurvey)
  @Edge('saved tables of a survey that the caller has already')
  @FieldResolver(() => [SavedCrossTableType], {
    nullable: true,
    description: `Set-ups of the cross report that are saved under names, oldest first; at most ${SAVED_CROSS_LIMITS.perSurvey}. Null in the recycle bin.`,
  })
  savedCrossTables(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<SavedCrossTableType[]> | null {
    return survey.recycledAt === null ? this.tables.list(ctx, survey.id) : null;
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey', 'input.setup.conditions': OF_THE_SURVEY }))
  @Mutation(() => CreateSavedCrossTablePayload, {
    description: `Saves the set-up of a cross report under a name. A0404: not the caller's survey. A0400: ${MISTAKES}, \`tables\` (tooMany: there are ${SAVED_CROSS_LIMITS.perSurvey}).`,
  })
  createSavedCrossTable(
    @Arg('input', () => CreateSavedCrossTableInput) input: CreateSavedCrossTableInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CrossTableOutcome> {
    return this.tables.create(ctx, input);
  }

  @Access(author('surveys:write', { 'input.tableId': 'savedCrossTable', 'input.setup.conditions': OF_THE_SURVEY }))
  @Mutation(() => UpdateSavedCrossTablePayload, {
    description: `Gives a saved table another name, another set-up, or both. A0404: not the caller's. A0400: ${MISTAKES}.`,
  })
  updateSavedCrossTable(
    @Arg('input', () => UpdateSavedCrossTableInput) input: UpdateSavedCrossTableInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CrossTableOutcome> {
    return this.tables.update(ctx, input);
  }

  @Access(author('surveys:write', { 'input.tableId': 'savedCrossTable' }))
  @Mutation(() => DeleteSavedCrossTablePayload, {
    description: "Deletes a saved table for good; the responses stay. A0404: not the caller's.",
  })
  async deleteSavedCrossTable(
    @Arg('input', () => DeleteSavedCrossTableInput) { tableId }: DeleteSavedCrossTableInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyOutcome & { removedId: string }> {
    const { survey, table } = await this.tables.remove(ctx, tableId);
    return { survey, removedId: table.id };
  }
}
