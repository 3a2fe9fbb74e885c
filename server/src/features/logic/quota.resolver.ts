import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import { SurveyType } from '../survey/survey.type.js';
import { localPartId } from '../survey/part-id.policy.js';
import { type DraftOutcome, draftOutcome, draftPayload, REMOVED_ID } from '../survey/survey-payload.type.js';
import { graphFieldName, quotaFormOf } from './logic-input.type.js';
import { QUOTA_PLACES, SAVE_QUOTA_PLACES } from './logic-places.js';
import type { LogicService } from './logic.service.js';
import { RemoveQuotaInput, SaveQuotaInput } from './quota.inputs.js';
import { quotaView, quotaViews, SurveyQuotaType } from './quota.type.js';

const SaveQuotaPayload = draftPayload('saveQuota', { quota: { type: () => SurveyQuotaType, description: 'The quota as it was saved.' } });
const RemoveQuotaPayload = draftPayload('removeQuota', {
  removedId: REMOVED_ID,
  quotas: { type: () => [SurveyQuotaType], description: 'The quotas that are left.' },
});

/** The sample quotas of a draft. A0400: `fields`; A0404: survey or quota; A0410: more than a running survey allows. */
@Resolver(() => SurveyType)
export class QuotaResolver {
  constructor(
    private readonly logicService: LogicService,
    private readonly definitions: DefinitionReadModel,
  ) {}

  @FieldResolver(() => [SurveyQuotaType], { nullable: true, description: 'Its sample quotas in order, from the draft.' })
  async quotas(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<SurveyQuotaType[]> {
    return quotaViews(await this.definitions.definitionOf(ctx, survey.id), survey.id);
  }

  @Access(author('surveys:write', SAVE_QUOTA_PLACES))
  @Mutation(() => SaveQuotaPayload, {
    description:
      'Saves a quota and gives it. While the survey runs, its name, its limits and whether it is in force apply at once; any other change is refused (A0410).',
  })
  async saveQuota(
    @Arg('input', () => SaveQuotaInput) input: SaveQuotaInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { quota: SurveyQuotaType }> {
    const { surveyId, ...form } = input;
    const edited = await this.logicService.saveQuota(ctx, surveyId, quotaFormOf(form), graphFieldName);
    return { ...draftOutcome(edited), quota: quotaView(edited.quota, surveyId) };
  }

  @Access(author('surveys:write', QUOTA_PLACES))
  @Mutation(() => RemoveQuotaPayload, { description: 'Removes a quota and gives those that are left.' })
  async removeQuota(
    @Arg('input', () => RemoveQuotaInput) input: RemoveQuotaInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { removedId: string; quotas: SurveyQuotaType[] }> {
    const edited = await this.logicService.removeQuota(ctx, input.surveyId, input.quotaId);
    const quotas = quotaViews(edited.definition, input.surveyId);
    return { ...draftOutcome(edited), removedId: localPartId(input.surveyId, input.quotaId), quotas };
  }
}
