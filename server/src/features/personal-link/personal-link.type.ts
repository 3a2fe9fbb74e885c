import type { LinkState } from '@wence/schema';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { type Lazy, PageInfoType } from '../../platform/graphql/connection.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';

const ANONYMOUS = 'Where responses do not tell their links, the beginning of that day in UTC.';

/** The facts about a link that both doors tell. */
export const LINK_TEXTS = {
  code: 'What the link carries as `k`: 22 letters and digits, drawn by chance.',
  url: 'The link; null before the first launch of the survey.',
  name: 'Name of the person, at most 50 characters; null: none is known.',
  mobile: 'Their mobile, digits with a + in front at most; null: none is known.',
  email: 'Their e-mail address in small letters; null: none is known.',
  remark: 'What the author notes about them, at most 200 characters; null: nothing.',
  openedAt: `When the survey was opened by it first; null: never. ${ANONYMOUS}`,
  completedAt: `When a response was stored by it last; null: never. ${ANONYMOUS}`,
  responseId: 'The response that came by it; null: there is none, or responses do not tell their links.',
} as const;

const STATE_NAMES = {
  UNOPENED: 'unopened',
  OPENED: 'opened',
  ANSWERING: 'answering',
  COMPLETE: 'complete',
  SCREENED: 'screened',
  OVER_QUOTA: 'over_quota',
  VOID: 'void',
} as const satisfies Readonly<Record<string, LinkState>>;

export const PersonalLinkStateName = enumType('PersonalLinkState', 'How far somebody is who has a one-to-one link.', STATE_NAMES, {
  UNOPENED: 'The survey has not been opened by it.',
  OPENED: 'The survey was opened by it, and nothing is answered.',
  ANSWERING: 'Something is answered, and nothing was submitted.',
  COMPLETE: 'A complete response came by it.',
  SCREENED: 'Whoever came by it was screened out.',
  OVER_QUOTA: 'A response came by it when the survey or a quota was full.',
  VOID: 'Its author has taken it out of use before a response came by it.',
});

@ObjectType('PersonalLink', {
  implements: NodeInterface,
  description: 'A one-to-one link: an address of a survey for one person, good for one response.',
})
export class PersonalLinkType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => ID, { description: 'The survey that it opens.' })
  surveyId: string;

  @Field({ description: LINK_TEXTS.code })
  code: string;

  @Field(() => String, { nullable: true, description: LINK_TEXTS.name })
  name: string | null;

  @Field(() => String, { nullable: true, description: LINK_TEXTS.mobile })
  mobile: string | null;

  @Field(() => String, { nullable: true, description: LINK_TEXTS.email })
  email: string | null;

  @Field(() => String, { nullable: true, description: LINK_TEXTS.remark })
  remark: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: LINK_TEXTS.openedAt })
  openedAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: LINK_TEXTS.completedAt })
  completedAt: Date | null;

  @Field(() => ID, { nullable: true, description: LINK_TEXTS.responseId })
  responseId: string | null;
}

@ObjectType('PersonalLinkEdge', { description: 'A one-to-one link in a list, with its place.' })
export class PersonalLinkEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Edge('the list holds links of a survey that the caller has already')
  @Field(() => PersonalLinkType, { description: 'The link.' })
  node: PersonalLinkType;
}

@ObjectType('PersonalLinkCount', { description: 'How many one-to-one links of a survey are in a state.' })
export class PersonalLinkCountType {
  @Field(() => PersonalLinkStateName, { description: 'The state.' })
  state: LinkState;

  @Field(() => Int, { description: 'Links in it.' })
  count: number;
}

@ObjectType('PersonalLinkConnection', { description: 'A page of the one-to-one links of a survey, in the order of making.' })
export class PersonalLinkConnectionType {
  @Field(() => Int, { description: 'All that match, not only this page.' })
  totalCount: Lazy<number>;

  /** The survey that the list is of. */
  surveyId: string;

  @Field(() => [PersonalLinkEdgeType], { description: 'This page.' })
  edges: readonly PersonalLinkEdgeType[];

  @Field(() => PageInfoType, { description: 'Whether and where the list goes on.' })
  pageInfo: PageInfoType;
}
