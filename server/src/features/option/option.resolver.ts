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
import { optionChangeGiven } from './option-operations.type.js';
import { OPTION_PLACES, OPTION_POSITION_PLACES } from './option-places.type.js';
import { AddOptionsInput, CopyOptionInput, MoveOptionInput, RemoveOptionInput, UpdateOptionInput } from './option.inputs.js';
import type { OptionService } from './option.service.js';
import { optionsIn, optionsNamed, optionViews, SurveyOptionType } from './option.type.js';

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
  @Mutation(() => [SurveyOptionType], { description: 'Adds options and gives the new ones.' })
  async addOptions(@Arg('input', () => AddOptionsInput) input: AddOptionsInput, @Ctx() ctx: RequestContext): Promise<SurveyOptionType[]> {
    const edited = await this.optionService.add(ctx, input, input.options.map(givenOption), requestedPlace(input), optionFieldName);
    return named(edited, input, edited.created);
  }

  @Access(author('surveys:write', OPTION_PLACES))
  @Mutation(() => SurveyOptionType, { description: 'Changes fields of an option and gives it.' })
  async updateOption(
    @Arg('input', () => UpdateOptionInput) input: UpdateOptionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyOptionType> {
    const { surveyId, nodeId, optionId, ...set } = input;
    const edited = await this.optionService.update(ctx, { surveyId, nodeId, optionId }, optionChangeGiven(set), optionFieldName);
    return one(edited, { surveyId, nodeId }, optionId);
  }

  @Access(author('surveys:write', { ...OPTION_PLACES, ...OPTION_POSITION_PLACES }))
  @Mutation(() => [SurveyOptionType], { description: 'Moves an option and gives all of its question in their new order.' })
  async moveOption(@Arg('input', () => MoveOptionInput) input: MoveOptionInput, @Ctx() ctx: RequestContext): Promise<SurveyOptionType[]> {
    return optionsIn((await this.optionService.move(ctx, input, requestedPlace(input))).definition, input.surveyId, input.nodeId);
  }

  @Access(author('surveys:write', { ...OPTION_PLACES, ...OPTION_POSITION_PLACES }))
  @Mutation(() => SurveyOptionType, { description: 'Copies an option with everything in it and gives the copy.' })
  async copyOption(@Arg('input', () => CopyOptionInput) input: CopyOptionInput, @Ctx() ctx: RequestContext): Promise<SurveyOptionType> {
    const edited = await this.optionService.copy(ctx, input, requestedPlace(input));
    return one(edited, input, edited.created[0]);
  }

  @Access(author('surveys:write', OPTION_PLACES))
  @Mutation(() => [SurveyOptionType], { description: 'Removes an option and gives those that are left. A0400 for the last one.' })
  async removeOption(
    @Arg('input', () => RemoveOptionInput) input: RemoveOptionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyOptionType[]> {
    return optionsIn((await this.optionService.remove(ctx, input, input.confirmed ?? undefined)).definition, input.surveyId, input.nodeId);
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
