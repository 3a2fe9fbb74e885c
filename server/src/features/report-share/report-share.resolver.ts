import { REPORT_SHARE_LIMITS } from '@wence/schema';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { answeringSecret, author, NO_KEYS } from '../../platform/access/access.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { RequestContext } from '../../platform/request/context.js';
import { REMOVED_ID, type SurveyOutcome, surveyPayload } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import { CreateReportShareInput, NamedReportShareInput, UpdateReportShareInput } from './report-share.inputs.js';
import { CHOSEN_PARTS, SHARE_MISTAKES } from './share-rules.js';
import type { ReportShareService, ShareOutcome } from './report-share.service.js';
import { ReportShareType } from './report-share.type.js';

const SHARE = {
  share: { type: () => ReportShareType, description: 'The share as it is now.', because: 'a share of the survey beside it' },
};
const CreateReportSharePayload = surveyPayload('createReportShare', SHARE);
const UpdateReportSharePayload = surveyPayload('updateReportShare', SHARE);
const RenewReportShareLinkPayload = surveyPayload('renewReportShareLink', SHARE);
const DeleteReportSharePayload = surveyPayload('deleteReportShare', { removedId: REMOVED_ID });

/** Shared reports from their author's side (Spec 2, open access). */
@Resolver(() => SurveyType)
export class ReportShareResolver {
  constructor(private readonly shares: ReportShareService) {}

  @NeedsScope('responses:read')
  @ListSize(REPORT_SHARE_LIMITS.perSurvey)
  @Edge('shares of a survey that the caller has already')
  @FieldResolver(() => [ReportShareType], {
    nullable: true,
    description: `Reports that are shared by link, oldest first; at most ${REPORT_SHARE_LIMITS.perSurvey}. Null in the recycle bin.`,
  })
  reportShares(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<object[]> | null {
    return survey.recycledAt === null ? this.shares.list(ctx, survey.id) : null;
  }

  @Access(
    answeringSecret(
      author(NO_KEYS, {
        'input.surveyId': 'survey',
        'input.nodeIds[]': CHOSEN_PARTS.nodeIds,
        'input.categoryIds[]': CHOSEN_PARTS.categoryIds,
        'input.tableIds[]': CHOSEN_PARTS.tableIds,
        'input.conditions': CHOSEN_PARTS.conditions,
      }),
    ),
  )
  @Mutation(() => CreateReportSharePayload, {
    description: `Shares a report by a link that nobody can guess. A0404: not the caller's survey. A0400: ${SHARE_MISTAKES}, \`shares\` (tooMany: there are ${REPORT_SHARE_LIMITS.perSurvey}).`,
  })
  createReportShare(
    @Arg('input', () => CreateReportShareInput) input: CreateReportShareInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ShareOutcome> {
    return this.shares.create(ctx, input);
  }

  @Access(
    answeringSecret(
      author(NO_KEYS, {
        'input.shareId': 'reportShare',
        'input.nodeIds[]': CHOSEN_PARTS.nodeIds,
        'input.categoryIds[]': CHOSEN_PARTS.categoryIds,
        'input.tableIds[]': CHOSEN_PARTS.tableIds,
        'input.conditions': CHOSEN_PARTS.conditions,
      }),
    ),
  )
  @Mutation(() => UpdateReportSharePayload, {
    description: `Changes a shared report; its link stays. A0404: not the caller's. A0400: ${SHARE_MISTAKES}.`,
  })
  updateReportShare(
    @Arg('input', () => UpdateReportShareInput) input: UpdateReportShareInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ShareOutcome> {
    return this.shares.update(ctx, input);
  }

  @Access(answeringSecret(author(NO_KEYS, { 'input.shareId': 'reportShare' })))
  @Mutation(() => RenewReportShareLinkPayload, {
    description: `Gives a shared report another link; the one before opens nothing any more. A0404: not the caller's.`,
  })
  renewReportShareLink(
    @Arg('input', () => NamedReportShareInput) { shareId }: NamedReportShareInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ShareOutcome> {
    return this.shares.renewLink(ctx, shareId);
  }

  @Access(author(NO_KEYS, { 'input.shareId': 'reportShare' }))
  @Mutation(() => DeleteReportSharePayload, {
    description: "Ends a shared report for good: its link opens nothing any more. A0404: not the caller's.",
  })
  async deleteReportShare(
    @Arg('input', () => NamedReportShareInput) { shareId }: NamedReportShareInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyOutcome & { removedId: string }> {
    const { survey, share } = await this.shares.remove(ctx, shareId);
    return { survey, removedId: share.id };
  }
}
