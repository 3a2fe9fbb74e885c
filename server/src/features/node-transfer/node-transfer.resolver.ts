import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { DraftTransferService, TransferOutcome } from '../survey/draft-transfer.service.js';
import { requestedPlace } from '../survey/order.policy.js';
import { type DraftOutcome, draftOutcome } from '../survey/survey-payload.type.js';
import { CopyNodesToSurveyInput, CopyNodesToSurveyPayload } from './node-transfer.type.js';

/** Copies or moves nodes between the surveys of an author. */
@Resolver()
export class NodeTransferResolver {
  constructor(private readonly transfers: DraftTransferService) {}

  @Access(
    author('surveys:write', {
      'input.surveyId': 'survey',
      'input.nodeIds[]': 'node',
      'input.targetSurveyId': 'survey',
      'input.after': 'node',
      'input.parentId': 'node',
    }),
  )
  @Mutation(() => CopyNodesToSurveyPayload, {
    description:
      'Copies nodes to another survey, or moves them, with new ids and codes, options, rows, pictures, and the logic, end pages and quotas that speak of them alone; `notes` tell what else there is. `survey` and `edit` are those of the target. ' +
      'A0400: `nodeIds` (tooShort, tooMany, and whatever an edit of the target would refuse), `parentId`, `targetSurveyId` (notAllowed: to move, it must be another one), `definition` (tooBig); A0404: one of the surveys, or an id in them; ' +
      'A0410: the target runs, or the survey that they are to move from; A0103: others refer to what is to move, unless `confirmed`.',
  })
  async copyNodesToSurvey(
    @Arg('input', () => CopyNodesToSurveyInput) input: CopyNodesToSurveyInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & Pick<TransferOutcome, 'source' | 'copies' | 'notes' | 'referrers'>> {
    const { surveyId, nodeIds, targetSurveyId, move, confirmed, dryRun, ...place } = input;
    const flags = { move: move ?? false, confirmed: confirmed ?? false, dryRun: dryRun ?? false };
    const given = { surveyId, nodeIds, targetSurveyId, place: requestedPlace(place), ...flags };
    const outcome = await this.transfers.transfer(ctx, given, (field) => (field === 'parentId' ? field : 'nodeIds'));
    return { ...outcome, ...draftOutcome(outcome) };
  }
}
