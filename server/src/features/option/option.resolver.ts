import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access.js';
import type { RequestContext } from '../../platform/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { given } from '../../platform/graphql/given.js';

import { SurveyNodeType } from '../node/node.type.js';
import { anchorOf } from '../survey/order.policy.js';
import { AddOptionsInput, MoveOptionInput, RemoveOptionInput, UpdateOptionInput } from './option.inputs.js';
import type { OptionService } from './option.service.js';
import { optionsIn, optionViews, SurveyOptionType } from './option.type.js';

/** Options of choice questions. A0400: `fields`; A0404: survey, question or option; A0410: the survey runs. */
@Resolver(() => SurveyNodeType)
export class OptionResolver {
  constructor(private readonly optionService: OptionService) {}

  @FieldResolver(() => [SurveyOptionType], { description: 'Its options in order; none on open text.' })
  options(@Root() node: SurveyNodeType): SurveyOptionType[] {
    return optionViews(node.source);
  }

  @Access(author('input.surveyId'))
  @Mutation(() => [SurveyOptionType], { description: 'Adds options and gives the new ones.' })
  async addOptions(@Arg('input', () => AddOptionsInput) input: AddOptionsInput, @Ctx() ctx: RequestContext): Promise<SurveyOptionType[]> {
    const { definition, created } = await this.optionService.add(ctx, input, input.options.map(given), anchorOf(input));
    return optionsIn(definition, input.nodeId).filter(({ id }) => created.includes(id));
  }

  @Access(author('input.surveyId'))
  @Mutation(() => SurveyOptionType, { description: 'Changes fields of an option and gives it.' })
  async updateOption(
    @Arg('input', () => UpdateOptionInput) input: UpdateOptionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyOptionType> {
    const { surveyId, nodeId, optionId, ...set } = input;
    const { definition } = await this.optionService.update(ctx, { surveyId, nodeId, optionId }, given(set));
    const [option] = optionsIn(definition, nodeId).filter(({ id }) => id === optionId);
    if (!option) throw new Error('an option that was updated is gone');
    return option;
  }

  @Access(author('input.surveyId'))
  @Mutation(() => [SurveyOptionType], { description: 'Moves an option and gives all of its question in their new order.' })
  async moveOption(@Arg('input', () => MoveOptionInput) input: MoveOptionInput, @Ctx() ctx: RequestContext): Promise<SurveyOptionType[]> {
    return optionsIn((await this.optionService.move(ctx, input, anchorOf(input))).definition, input.nodeId);
  }

  @Access(author('input.surveyId'))
  @Mutation(() => [SurveyOptionType], { description: 'Removes an option and gives those that are left. A0400 for the last one.' })
  async removeOption(
    @Arg('input', () => RemoveOptionInput) input: RemoveOptionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyOptionType[]> {
    return optionsIn((await this.optionService.remove(ctx, input)).definition, input.nodeId);
  }
}
