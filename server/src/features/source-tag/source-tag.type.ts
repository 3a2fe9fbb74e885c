import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';

/** The facts about a tag that both doors tell. */
export const TAG_TEXTS = {
  name: 'Its name: 1 to 24 characters, unique in its survey letter by letter, deleted ones included.',
  code: 'What its link carries as `s`, and what responses have as their source: 6 digits and small letters. It stays.',
  enabled: 'False: it is switched off. Its link still opens the survey, and responses by it still count under it.',
  deletedAt: 'When it was deleted. It is kept, as responses came by it. Null: it is not deleted.',
  url: 'The link that carries it; null before the first launch.',
  visits: 'How often the survey was opened by its link.',
  started: 'Those of the visits with at least one answer.',
  completed: 'Responses by its link that count: complete, valid and not deleted.',
  lastResponseAt: 'When the last response by its link was stored; null: there is none.',
} as const;

@ObjectType('SourceTag', {
  implements: NodeInterface,
  description: 'A named way by which respondents come to a survey, with a link of its own.',
})
export class SourceTagType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => ID, { description: 'The survey that its link opens.' })
  surveyId: string;

  @Field({ description: TAG_TEXTS.name })
  name: string;

  @Field({ description: TAG_TEXTS.code })
  code: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: TAG_TEXTS.deletedAt })
  deletedAt: Date | null;
}
