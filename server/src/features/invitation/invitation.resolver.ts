import { INVITATION_LIMITS } from '@wence/schema';
import DataLoader from 'dataloader';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { author, free } from '../../platform/access/access.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { connectionOf } from '../../platform/graphql/connection.js';
import { LargeInput } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
// The class, not only its type: without it, the decorators would take the one of `fetch`, which has the same name.
import { Response } from '../response/response.entity.js';
import { ARRIVAL_TEXTS } from '../response/response-arrival.type.js';
import { ResponseType } from '../response/response.type.js';
import { surveyPayload } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import { CreateInvitationCodesInput, DeleteInvitationCodesInput, VoidInvitationCodesInput } from './invitation.inputs.js';
import type { ChangedCodes, InvitationService, MadeCodes } from './invitation.service.js';
import { InvitationCodeConnectionType, InvitationCountsType, InvitationListArguments } from './invitation.type.js';
import type { InvitationCounts, InvitationListReadModel } from './invitation-list.read-model.js';
import { NEW_CODE_FAULTS } from './new-codes.policy.js';

/** Each list and each count reads the codes of a survey. */
const LISTS = requestBudget('invitationCodes', 20);
const CODE_LOADER = Symbol('codes of responses');
const CURSOR = free('an invitation code of the survey that the caller has already');

const changed = (description: string) => ({ changedCount: { type: () => Int, description } });
const CreateInvitationCodesPayload = surveyPayload('createInvitationCodes', {
  codes: { type: () => [String], description: 'The codes that were made, in the order of making.' },
});
const VoidInvitationCodesPayload = surveyPayload('voidInvitationCodes', changed('How many were withdrawn now.'));
const DeleteInvitationCodesPayload = surveyPayload('deleteInvitationCodes', changed('How many were deleted.'));

/** Invitation codes (Spec 2, settings navigation: verification code). */
@Resolver(() => SurveyType)
export class InvitationResolver {
  constructor(
    private readonly codes: InvitationService,
    private readonly list: InvitationListReadModel,
  ) {}

  @Edge('invitation codes of a survey that the caller has already', { after: CURSOR, before: CURSOR })
  @NeedsScope('surveys:read')
  @FieldResolver(() => InvitationCodeConnectionType, {
    nullable: true,
    description: `Its invitation codes, newest first; at most ${INVITATION_LIMITS.perSurvey}. At most ${LISTS.most} such lists and counts in a request (A0420). Null in the recycle bin.`,
  })
  async invitationCodes(
    @Root() survey: SurveyType,
    @Args(() => InvitationListArguments) query: InvitationListArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<InvitationCodeConnectionType | null> {
    if (survey.recycledAt !== null) return null;
    spend(ctx, LISTS);
    return connectionOf(await this.list.page(ctx, survey.id, query));
  }

  @NeedsScope('surveys:read')
  @FieldResolver(() => InvitationCountsType, {
    nullable: true,
    description: 'How many invitation codes it has, by state. Null in the recycle bin.',
  })
  invitationCounts(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<InvitationCounts> | null {
    if (survey.recycledAt !== null) return null;
    spend(ctx, LISTS);
    return this.list.counts(ctx, survey.id);
  }

  @LargeInput(GRAPH_BODY.stranger)
  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => CreateInvitationCodesPayload, {
    description: `Makes invitation codes, all or none: so many that are drawn, or one's own. They matter while the setting \`invitationOnly\` is on. A0404: not the caller's survey. A0400: ${NEW_CODE_FAULTS}.`,
  })
  createInvitationCodes(
    @Arg('input', () => CreateInvitationCodesInput) input: CreateInvitationCodesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<MadeCodes> {
    return this.codes.create(ctx, input);
  }

  @LargeInput(GRAPH_BODY.stranger)
  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => VoidInvitationCodesPayload, {
    description:
      "Withdraws invitation codes, for good: they take no responses any more, and those that came with them stay. Unknown and withdrawn ones stay as they are. A0404: not the caller's survey. A0400: `codes` (required: an empty list; tooMany).",
  })
  voidInvitationCodes(
    @Arg('input', () => VoidInvitationCodesInput) { surveyId, codes }: VoidInvitationCodesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ChangedCodes> {
    return this.codes.withdraw(ctx, { surveyId, codes: codes ?? null });
  }

  @LargeInput(GRAPH_BODY.stranger)
  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => DeleteInvitationCodesPayload, {
    description:
      "Deletes invitation codes that no response came with, withdrawn ones among them; used ones stay for their responses. A0404: not the caller's survey. A0400: `codes` (required: an empty list; tooMany).",
  })
  deleteInvitationCodes(
    @Arg('input', () => DeleteInvitationCodesInput) { surveyId, codes }: DeleteInvitationCodesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ChangedCodes> {
    return this.codes.remove(ctx, { surveyId, codes: codes ?? null });
  }
}

/** Responses say with which code they came. */
@Resolver(() => ResponseType)
export class ResponseCodeResolver {
  constructor(private readonly list: InvitationListReadModel) {}

  @FieldResolver(() => String, { nullable: true, description: ARRIVAL_TEXTS.invitationCode })
  async invitationCode(@Root() { invitationId }: Response, @Ctx() ctx: RequestContext): Promise<string | null> {
    if (!invitationId) return null;
    const load = async (ids: readonly string[]) => {
      const codes = await this.list.codesOf(ids);
      return ids.map((id) => codes.get(id) ?? null);
    };
    return oncePerRequest(ctx, CODE_LOADER, () => new DataLoader(load)).load(invitationId);
  }
}
