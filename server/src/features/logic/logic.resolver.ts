import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { notFound } from '../../platform/errors/app-error.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import { anchorOf } from '../survey/order.policy.js';
import { SurveyType } from '../survey/survey.type.js';
import { graphFieldName, logicFormOf } from './logic-input.type.js';
import { LOGIC_PLACES, SAVE_LOGIC_PLACES } from './logic-places.js';
import { CopyLogicInput, MoveLogicInput, RemoveLogicInput, SaveLogicInput } from './logic.inputs.js';
import type { LogicService } from './logic.service.js';
import { LogicItemType, logicView, logicViews } from './logic.type.js';

/** The logic of a draft. A0400: `fields`; A0404: survey, question or item; A0410: the survey runs. */
@Resolver(() => SurveyType)
export class LogicResolver {
  constructor(
    private readonly logicService: LogicService,
    private readonly definitions: DefinitionReadModel,
  ) {}

  @FieldResolver(() => [LogicItemType], {
    nullable: true,
    description: 'Its logic in saved order, from the draft: of several jumps that hold, the first is taken.',
  })
  async logic(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<LogicItemType[]> {
    return logicViews(await this.definitions.definitionOf(ctx, survey.id), survey.id);
  }

  @Access(author('surveys:write', SAVE_LOGIC_PLACES))
  @Mutation(() => LogicItemType, {
    nullable: true,
    description:
      'Saves a logic item and gives it. A0400 with the rules conditionIncomplete, targetIncomplete or noConditions for what is missing. ' +
      'Saved carry-over that loses its last condition is deleted: null.',
  })
  async saveLogic(@Arg('input', () => SaveLogicInput) input: SaveLogicInput, @Ctx() ctx: RequestContext): Promise<LogicItemType | null> {
    const { surveyId, ...form } = input;
    const { item } = await this.logicService.save(ctx, surveyId, logicFormOf(form), graphFieldName);
    return item && logicView(item, surveyId);
  }

  @Access(author('surveys:write', { ...LOGIC_PLACES, 'input.after': 'logic' }))
  @Mutation(() => [LogicItemType], { description: 'Moves a logic item and gives all of them in their new order.' })
  async moveLogic(@Arg('input', () => MoveLogicInput) input: MoveLogicInput, @Ctx() ctx: RequestContext): Promise<LogicItemType[]> {
    return logicViews((await this.logicService.move(ctx, input, anchorOf(input))).definition, input.surveyId);
  }

  @Access(author('surveys:write', LOGIC_PLACES))
  @Mutation(() => LogicItemType, { description: 'Copies a logic item with its conditions and gives the copy.' })
  async copyLogic(@Arg('input', () => CopyLogicInput) input: CopyLogicInput, @Ctx() ctx: RequestContext): Promise<LogicItemType> {
    const { item } = await this.logicService.copy(ctx, input);
    if (!item) throw notFound();
    return logicView(item, input.surveyId);
  }

  @Access(author('surveys:write', LOGIC_PLACES))
  @Mutation(() => [LogicItemType], { description: 'Removes a logic item and gives those that are left.' })
  async removeLogic(@Arg('input', () => RemoveLogicInput) input: RemoveLogicInput, @Ctx() ctx: RequestContext): Promise<LogicItemType[]> {
    return logicViews((await this.logicService.remove(ctx, input)).definition, input.surveyId);
  }
}
