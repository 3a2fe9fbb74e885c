import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { LargeInput } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { storedJson } from '../../platform/graphql/stored-json.js';
import type { DefinitionService } from './definition.service.js';
import { ApplyDefinitionInput, EditSurveyInput } from './draft.inputs.js';
import type { DraftService } from './draft.service.js';
import { editView } from './survey-edit.type.js';
import { draftOutcome } from './survey-payload.type.js';
import { DEFINITION_ALONE } from './survey-places.type.js';
import { ApplySurveyDefinitionPayload, EditSurveyPayload, SurveyDocumentType } from './draft.type.js';

/** The definition of a survey, read and edited as one value. */
@Resolver()
export class DraftResolver {
  constructor(
    private readonly drafts: DraftService,
    private readonly definitions: DefinitionService,
  ) {}

  @Access(author('surveys:read', { id: 'survey' }))
  @Query(() => SurveyDocumentType, { description: 'The draft as one value, as `/definition.schema.json` describes it.' })
  async surveyDefinition(
    @Arg('id', () => ID, { description: 'Id of the survey.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyDocumentType> {
    const draft = await this.definitions.readStored(ctx, id);
    return new SurveyDocumentType(draft, storedJson(ctx, draft.text));
  }

  @LargeInput(GRAPH_BODY.most)
  @Access(
    author('surveys:write', {
      'input.surveyId': 'survey',
      'input.clientOpId': 'edit',
      'input.operations[].nodeId': 'node',
      'input.operations[].optionId': 'option',
    }),
  )
  @Mutation(() => EditSurveyPayload, {
    description:
      'Applies operations to the newest revision. A0400: operations; A0404: an id that is not there; A0409: what they touch was changed ' +
      'since, by another author or in another window; `data` names ids and revisions; A0410: the survey runs; A0506: clientOpId was used for other operations.',
  })
  async editSurvey(@Arg('input', () => EditSurveyInput) input: EditSurveyInput, @Ctx() ctx: RequestContext): Promise<EditSurveyPayload> {
    const outcome = await this.drafts.edit(ctx, input);
    return { ...outcome, edit: editView(outcome.edit) };
  }

  @LargeInput(GRAPH_BODY.most)
  @Access(author('surveys:write', { 'input.surveyId': 'survey', 'input.definition': DEFINITION_ALONE }))
  @Mutation(() => ApplySurveyDefinitionPayload, {
    description:
      "Puts a whole definition in place of the draft's. A0400: `fields` name what is wrong in it; A0410: the survey runs; A0415: not the newest revision.",
  })
  async applySurveyDefinition(
    @Arg('input', () => ApplyDefinitionInput) { surveyId, revision, definition, dryRun }: ApplyDefinitionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ApplySurveyDefinitionPayload> {
    const outcome = await this.definitions.replace(ctx, { surveyId, revision: revision ?? null, definition, dryRun: dryRun ?? false });
    return { ...outcome, ...draftOutcome(outcome) };
  }
}
