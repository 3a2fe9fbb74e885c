import { isExclusive, isOther, optionsOf, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { Field, Int, ObjectType } from 'type-graphql';
import { notFound } from '../../platform/errors/app-error.js';

@ObjectType('SurveyOption', { description: 'An option of a choice question.' })
export class SurveyOptionType {
  @Field(() => Int, { description: 'Local to the survey, in one space with questions; never used again.' })
  id: number;

  @Field({ description: 'The running number as text, unless the author changed it.' })
  code: string;

  @Field({ description: '1 to 1,000 characters.' })
  title: string;

  @Field(() => Int, { description: 'Place in the question, from 1; the exclusive option is always last.' })
  position: number;

  @Field({ description: 'Carries a text input of its own.' })
  other: boolean;

  @Field({ description: 'Choosing it clears the rest.' })
  exclusive: boolean;

  @Field({ description: 'Whether its text input must be filled in when it is chosen.' })
  required: boolean;
}

export function optionViews(node: SurveyNode): SurveyOptionType[] {
  return optionsOf(node).map((option, index) => ({
    id: option.id,
    code: option.code,
    title: option.title,
    position: index + 1,
    other: isOther(option),
    exclusive: isExclusive(option),
    required: option.required !== false,
  }));
}

/** The options of one question of a definition; A0404 when it has no such question. */
export function optionsIn(definition: SurveyDefinition, nodeId: number): SurveyOptionType[] {
  const node = definition.nodes.find(({ id }) => id === nodeId);
  if (!node) throw notFound();
  return optionViews(node);
}
