import { findNode, type OptionRecord, optionRecords, optionsOf, type SurveyDefinition } from '@wence/schema';
import { Field, Int, ObjectType } from 'type-graphql';
import { PartOf } from '../../platform/graphql/access.decorator.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { Edited } from '../survey/draft.service.js';
import { type DraftOutcome, draftOutcome } from '../survey/survey-payload.type.js';
import { LOCAL_ID, localPartId } from '../survey/part-id.policy.js';
import { OptionInputTypeName } from '../node/option-input-type.type.js';
import { OptionSettingType } from '../node/node-families.type.js';
import { optionSettingView } from '../node/setting-fields.type.js';

@PartOf('Survey')
@ObjectType('SurveyOption', {
  implements: NodeInterface,
  description: 'A choice, a column, a field, a level, or a group of choices. Which fields mean something depends on the type.',
})
export class SurveyOptionType implements NodeInterface {
  id: string;

  @Field(() => Int, { description: LOCAL_ID })
  localId: number;

  @Field({ description: 'The running number as text (groups: G and a number), unless the author changed it.' })
  code: string;

  @Field({ description: '1 to 1,000 characters; of a cascade at most 50.' })
  title: string;

  @Field({ description: 'The right end of a two-sided item; empty: none.' })
  rightTitle: string;

  @Field({ description: 'Stored name of a picture; empty: none.' })
  image: string;

  @Field(() => Int, { description: 'Place among its siblings, from 1; the exclusive option is always last.' })
  position: number;

  @Field(() => Int, { description: 'The group or the higher level it stands in; 0 at the top level.' })
  parentId: number;

  @Field({ description: 'Not a choice but a heading over the options in `nodes`.' })
  group: boolean;

  @ListSize(2)
  @Field(() => [SurveyOptionType], { description: 'The options of a group, the next level of a cascade; none in others.' })
  nodes: SurveyOptionType[];

  @Field({ description: 'Carries a text input of its own.' })
  other: boolean;

  @Field({ description: 'Choosing it clears the rest.' })
  exclusive: boolean;

  @Field({ description: 'Whether its input must be filled in when it is chosen or asked.' })
  required: boolean;

  @Field({ description: 'It keeps its place when the options are reordered.' })
  locked: boolean;

  @Field(() => OptionInputTypeName, { description: 'What its input takes.' })
  type: number;

  @Field({ description: 'Text before its input; empty: none.' })
  prefix: string;

  @Field(() => OptionSettingType, { description: 'Setting of its input or level; null: the default.' })
  setting: Readonly<Record<string, unknown>>;

  @Field(() => Int, { description: 'Its identity across carry-over: its own id, or that of its source.' })
  optionKey: number;
}

/** Options as the graph shows them: an exclusive one stands last, and its position says so. */
export function optionViews(options: readonly OptionRecord[], surveyId: string): SurveyOptionType[] {
  return options.map((option, place) => ({
    ...option,
    id: localPartId(surveyId, option.id),
    localId: option.id,
    position: place + 1,
    setting: optionSettingView(option.setting),
    nodes: optionViews(option.nodes, surveyId),
  }));
}

/** The options of one question of a definition; A0404 when it has no such question. */
export function optionsIn(definition: SurveyDefinition, surveyId: string, nodeId: number): SurveyOptionType[] {
  const node = findNode(definition, nodeId);
  if (!node) throw notFound();
  return optionViews(optionRecords(optionsOf(node)), surveyId);
}

/** Options of one question at any depth, in the order of the document; those inside another that is named come with that one. */
export function optionsNamed(options: readonly SurveyOptionType[], ids: ReadonlySet<number>): SurveyOptionType[] {
  return options.flatMap((option) => (ids.has(option.localId) ? [option] : optionsNamed(option.nodes, ids)));
}

/** What is told of the options of a question after an edit of one of them. */
export const OPTIONS_LEFT = { options: { type: () => [SurveyOptionType], description: 'All options of the question in their order.' } };

export function withOptions(edited: Edited, nodeId: number): DraftOutcome & { options: SurveyOptionType[] } {
  return { ...draftOutcome(edited), options: optionsIn(edited.definition, edited.survey.id, nodeId) };
}
