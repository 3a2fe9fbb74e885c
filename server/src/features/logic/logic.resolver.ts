import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { notFound } from '../../platform/errors/app-error.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import { anchorOf } from '../survey/order.policy.js';
import type { Edited } from '../survey/draft.service.js';
import { localPartId } from '../survey/part-id.policy.js';
import { type DraftOutcome, draftOutcome, draftPayload, REMOVED_ID } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import { graphFieldName, logicFormOf } from './logic-input.type.js';
import { LOGIC_PLACES, SAVE_LOGIC_PLACES } from './logic-places.js';
import { CopyLogicInput, MoveLogicInput, RemoveLogicInput, SaveLogicInput } from './logic.inputs.js';
import type { LogicService } from './logic.service.js';
import { LogicItemType, logicView, logicViews } from './logic.type.js';

const ITEMS = { logicItems: { type: () => [LogicItemType], description: 'All logic of the survey in its order.' } };
const SaveLogicPayload = draftPayload('saveLogic', {
  logicItem: {
    type: () => LogicItemType,
    nullable: true,
    description: 'The item as it was saved; null: it was carry-over that lost its last condition.',
  },
});
const MoveLogicPayload = draftPayload('moveLogic', ITEMS);
const CopyLogicPayload = draftPayload('copyLogic', { logicItem: { type: () => LogicItemType, description: 'The copy.' } });
const RemoveLogicPayload = draftPayload('removeLogic', { removedId: REMOVED_ID, ...ITEMS });

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
  @Mutation(() => SaveLogicPayload, {
    description:
      'Saves a logic item and gives it. A0400 with the rules conditionIncomplete, targetIncomplete or noConditions for what is missing. ' +
      'Saved carry-over that loses its last condition is deleted: null.',
  })
  async saveLogic(
    @Arg('input', () => SaveLogicInput) input: SaveLogicInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { logicItem: LogicItemType | null }> {
    const { surveyId, ...form } = input;
    const edited = await this.logicService.save(ctx, surveyId, logicFormOf(form), graphFieldName);
    return { ...draftOutcome(edited), logicItem: edited.item && logicView(edited.item, surveyId) };
  }

  @Access(author('surveys:write', { ...LOGIC_PLACES, 'input.after': 'logic' }))
  @Mutation(() => MoveLogicPayload, { description: 'Moves a logic item and gives all of them in their new order.' })
  async moveLogic(
    @Arg('input', () => MoveLogicInput) input: MoveLogicInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { logicItems: LogicItemType[] }> {
    return withItems(await this.logicService.move(ctx, input, anchorOf(input)));
  }

  @Access(author('surveys:write', LOGIC_PLACES))
  @Mutation(() => CopyLogicPayload, { description: 'Copies a logic item with its conditions and gives the copy.' })
  async copyLogic(
    @Arg('input', () => CopyLogicInput) input: CopyLogicInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { logicItem: LogicItemType }> {
    const edited = await this.logicService.copy(ctx, input);
    if (!edited.item) throw notFound();
    return { ...draftOutcome(edited), logicItem: logicView(edited.item, input.surveyId) };
  }

  @Access(author('surveys:write', LOGIC_PLACES))
  @Mutation(() => RemoveLogicPayload, { description: 'Removes a logic item and gives those that are left.' })
  async removeLogic(
    @Arg('input', () => RemoveLogicInput) input: RemoveLogicInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { removedId: string; logicItems: LogicItemType[] }> {
    const left = withItems(await this.logicService.remove(ctx, input));
    return { ...left, removedId: localPartId(input.surveyId, input.logicId) };
  }
}

function withItems(edited: Edited): DraftOutcome & { logicItems: LogicItemType[] } {
  return { ...draftOutcome(edited), logicItems: logicViews(edited.definition, edited.survey.id) };
}
