import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { notFound } from '../../platform/errors/app-error.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { givenOption } from '../node/new-option.type.js';
import { NODE_PLACES } from '../node/node-places.type.js';
import type { NodeRef } from '../node/node.service.js';
import { SurveyNodeType } from '../node/node.type.js';
import { optionFieldName } from '../node/setting-inputs.type.js';
import type { Edited } from '../survey/draft.service.js';
import { requestedPlace } from '../survey/order.policy.js';
import { localPartId } from '../survey/part-id.policy.js';
import { type DraftOutcome, draftOutcome, draftPayload, REMOVED_ID } from '../survey/survey-payload.type.js';
import { optionChangeGiven } from './option-operations.type.js';
import { OPTION_PLACES, OPTION_POSITION_PLACES } from './option-places.type.js';
import { AddOptionsInput, CopyOptionInput, MoveOptionInput, RemoveOptionInput, UpdateOptionInput } from './option.inputs.js';
import type { OptionService } from './option.service.js';
import { OPTIONS_LEFT, optionsIn, optionsNamed, optionViews, SurveyOptionType, withOptions } from './option.type.js';

const AddOptionsPayload = draftPayload('addOptions', { options: { type: () => [SurveyOptionType], description: 'The new options.' } });
const UpdateOptionPayload = draftPayload('updateOption', {
  option: { type: () => SurveyOptionType, description: 'The option as it is now.' },
});
const MoveOptionPayload = draftPayload('moveOption', OPTIONS_LEFT);
const CopyOptionPayload = draftPayload('copyOption', { option: { type: () => SurveyOptionType, description: 'The copy.' } });
const RemoveOptionPayload = draftPayload('removeOption', { removedId: REMOVED_ID, ...OPTIONS_LEFT });

/** Single options. A0400: `fields`; A0404: survey, question or option; A0410: the survey runs; A0103: others refer to what would go. */
@Resolver(() => SurveyNodeType)
export class OptionResolver {
  constructor(private readonly optionService: OptionService) {}

  @ListSize(5)
  @FieldResolver(() => [SurveyOptionType], {
    description: 'Its options in order, those of groups inside them; none where its type has none.',
  })
  options(@Root() { record }: SurveyNodeType): SurveyOptionType[] {
    return optionViews(record.options, record.surveyId);
  }

  @Access(author('surveys:write', { ...NODE_PLACES, ...OPTION_POSITION_PLACES }))
  @Mutation(() => AddOptionsPayload, { description: 'Adds options and gives the new ones.' })
  async addOptions(
    @Arg('input', () => AddOptionsInput) input: AddOptionsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { options: SurveyOptionType[] }> {
    const edited = await this.optionService.add(ctx, input, input.options.map(givenOption), requestedPlace(input), optionFieldName);
    return { ...draftOutcome(edited), options: named(edited, input, edited.created) };
  }

  @Access(author('surveys:write', OPTION_PLACES))
  @Mutation(() => UpdateOptionPayload, { description: 'Changes fields of an option and gives it.' })
  async updateOption(
    @Arg('input', () => UpdateOptionInput) input: UpdateOptionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { option: SurveyOptionType }> {
    const { surveyId, nodeId, optionId, ...set } = input;
    const edited = await this.optionService.update(ctx, { surveyId, nodeId, optionId }, optionChangeGiven(set), optionFieldName);
    return { ...draftOutcome(edited), option: one(edited, { surveyId, nodeId }, optionId) };
  }

  @Access(author('surveys:write', { ...OPTION_PLACES, ...OPTION_POSITION_PLACES }))
  @Mutation(() => MoveOptionPayload, { description: 'Moves an option and gives all of its question in their new order.' })
  async moveOption(
    @Arg('input', () => MoveOptionInput) input: MoveOptionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { options: SurveyOptionType[] }> {
    return withOptions(await this.optionService.move(ctx, input, requestedPlace(input)), input.nodeId);
  }

  @Access(author('surveys:write', { ...OPTION_PLACES, ...OPTION_POSITION_PLACES }))
  @Mutation(() => CopyOptionPayload, { description: 'Copies an option with everything in it and gives the copy.' })
  async copyOption(
    @Arg('input', () => CopyOptionInput) input: CopyOptionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { option: SurveyOptionType }> {
    const edited = await this.optionService.copy(ctx, input, requestedPlace(input));
    return { ...draftOutcome(edited), option: one(edited, input, edited.created[0]) };
  }

  @Access(author('surveys:write', OPTION_PLACES))
  @Mutation(() => RemoveOptionPayload, { description: 'Removes an option and gives those that are left. A0400 for the last one.' })
  async removeOption(
    @Arg('input', () => RemoveOptionInput) input: RemoveOptionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { removedId: string; options: SurveyOptionType[] }> {
    const left = withOptions(await this.optionService.remove(ctx, input, input.confirmed ?? undefined), input.nodeId);
    return { ...left, removedId: localPartId(input.surveyId, input.optionId) };
  }
}

function named({ definition }: Edited, { surveyId, nodeId }: NodeRef, ids: readonly number[]): SurveyOptionType[] {
  return optionsNamed(optionsIn(definition, surveyId, nodeId), new Set(ids));
}

/** The only one of this id; A0404 when there is none. */
function one(edited: Edited, question: NodeRef, id: number | undefined): SurveyOptionType {
  const [option] = named(edited, question, id === undefined ? [] : [id]);
  if (!option) throw notFound();
  return option;
}
