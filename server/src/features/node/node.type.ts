import { isRequired, type NodeSetting, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { notFound } from '../../platform/errors/app-error.js';
import { fullSetting } from './full-setting.js';

/** Question types by name. The numbers are those of the definition and of `/v1` (Spec 3, question types by number). */
export enum QuestionTypeName {
  SINGLE_CHOICE = 1,
  MULTIPLE_CHOICE = 2,
  OPEN_TEXT = 3,
}

registerEnumType(QuestionTypeName, { name: 'QuestionType', description: 'What kind of answer a question takes (Spec 3, question types).' });

/** A question, without its options: those are added by the option feature. */
@ObjectType('SurveyNode', { description: 'A question of a survey.' })
export class SurveyNodeType {
  @Field(() => Int, { description: 'Local to the survey; never used again.' })
  id: number;

  @Field({ description: 'What people call it: Q and its number, unless renamed.' })
  code: string;

  @Field(() => QuestionTypeName, { description: 'Kind of answer.' })
  type: QuestionTypeName;

  @Field({ description: '1 to 2,000 characters.' })
  title: string;

  @Field({ description: 'Whether it must be answered.' })
  required: boolean;

  @Field(() => Int, { description: 'Place in the survey, from 1.' })
  position: number;

  @Field(() => GraphQLJSON, {
    description: 'Setting with defaults spelled out; which keys depends on the type (Spec 3, question setting fields).',
  })
  setting: NodeSetting;

  /** As the definition has it. Not a field of the graph. */
  source: SurveyNode;
}

export function nodesOf({ nodes }: SurveyDefinition): SurveyNodeType[] {
  return nodes.map((node, index) => ({
    id: node.id,
    code: node.code,
    type: node.type,
    title: node.title,
    required: isRequired(node),
    position: index + 1,
    setting: fullSetting(node),
    source: node,
  }));
}

/** One node of a definition; A0404 when it has no such node. */
export function nodeIn(definition: SurveyDefinition, nodeId: number | undefined): SurveyNodeType {
  const node = nodesOf(definition).find(({ id }) => id === nodeId);
  if (!node) throw notFound();
  return node;
}
