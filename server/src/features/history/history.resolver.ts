import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, Resolver, Root } from 'type-graphql';
import { author, free } from '../../platform/access/access.js';
import { Access, Edge } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { storedJson } from '../../platform/graphql/stored-json.js';
import type { RequestContext } from '../../platform/request/context.js';
import { type DraftOutcome, draftOutcome, draftPayload } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import type { HistoryService } from './history.service.js';
import { changeView, DefinitionChangeType, DefinitionPointInput } from './history.type.js';

/** Each reads up to two definitions of 4 MB, and undoes the edits since. */
const POINTS = requestBudget('definitionsOfHistory', 10);
const A_REVISION = free('a revision of the draft of the survey that the caller has already');

@InputType('RestoreDefinitionInput', { description: 'The state that the draft shall have again.' })
class RestoreDefinitionInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => Int, { nullable: true, description: 'Number of a launched version; either this or `revision`.' })
  version?: number | null;

  @Field(() => Int, { nullable: true, description: 'An earlier revision of the draft; either this or `version`.' })
  revision?: number | null;

  @Field(() => Int, { nullable: true, description: 'The newest revision. May be absent on a draft nobody has edited.' })
  baseRevision?: number | null;
}

const RestoreDefinitionPayload = draftPayload('restoreDefinition', {
  revision: { type: () => Int, description: 'The newest revision of the draft, after the change if there was one.' },
});

/** Earlier states of a definition, their differences, and the way back. */
@Resolver(() => SurveyType)
export class HistoryResolver {
  constructor(private readonly history: HistoryService) {}

  @Edge('the definition of a survey that the caller has already', { 'point.version': 'version', 'point.revision': A_REVISION })
  @FieldResolver(() => GraphQLJSON, {
    nullable: true,
    description: `The definition at a point in canonical form. A0404: there is no such version or revision. At most ${POINTS.most} points in a request (A0420).`,
  })
  async definitionAt(
    @Root() survey: SurveyType,
    @Arg('point', () => DefinitionPointInput, { description: 'A version or a revision; neither: the draft now.' })
    point: DefinitionPointInput,
    @Ctx() ctx: RequestContext,
  ): Promise<string> {
    spend(ctx, POINTS);
    return storedJson(ctx, await this.history.textAt(ctx, survey.id, point, 'point.'));
  }

  @Edge('changes of a survey that the caller has already', {
    'from.version': 'version',
    'from.revision': A_REVISION,
    'to.version': 'version',
    'to.revision': A_REVISION,
  })
  @FieldResolver(() => [DefinitionChangeType], {
    nullable: true,
    description: `What differs between two points of its definition: own fields of the survey first, then questions in their order, logic and quotas, and last what is gone. A0404: there is no such version or revision. At most ${POINTS.most} points in a request (A0420).`,
  })
  async comparison(
    @Root() survey: SurveyType,
    @Arg('from', () => DefinitionPointInput, { description: 'The state before.' }) from: DefinitionPointInput,
    @Arg('to', () => DefinitionPointInput, { description: 'The state after.' }) to: DefinitionPointInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DefinitionChangeType[]> {
    spend(ctx, POINTS, 2);
    return (await this.history.compare(ctx, survey.id, from, to)).map(changeView);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: `How many differences there are between the draft and the version that respondents get, or got last; null before the first launch. At most ${POINTS.most} points in a request (A0420), two for each.`,
  })
  async unpublishedChanges(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<number | null> {
    spend(ctx, POINTS, 2);
    return this.history.unpublished(ctx, survey);
  }

  @Access(
    author('surveys:write', {
      'input.surveyId': 'survey',
      'input.version': 'version',
      'input.revision': A_REVISION,
      'input.baseRevision': A_REVISION,
    }),
  )
  @Mutation(() => RestoreDefinitionPayload, {
    description:
      'Makes the draft what it was at a version or an earlier revision, as one more edit: responses and versions stay, and one can go back again. A0400: `revision` (required: neither is given; notAllowed: both are); A0404: no such survey, version or revision; A0410: the survey runs; A0415: `baseRevision` is not the newest.',
  })
  async restoreDefinition(
    @Arg('input', () => RestoreDefinitionInput) { baseRevision, ...input }: RestoreDefinitionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { revision: number }> {
    const outcome = await this.history.restore(ctx, { ...input, baseRevision: baseRevision ?? null });
    return { ...draftOutcome(outcome), revision: outcome.revision };
  }
}
