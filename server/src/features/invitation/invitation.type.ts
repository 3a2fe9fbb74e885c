import { INVITATION_STATES, type InvitationState } from '@wence/schema';
import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { type Lazy, PageArguments, PageInfoType } from '../../platform/graphql/connection.js';
import { enumType } from '../../platform/graphql/enum-type.js';

const [unused, inUse, usedUp, voided] = INVITATION_STATES;
const StateName = enumType(
  'InvitationState',
  'What an invitation code is worth.',
  { UNUSED: unused, IN_USE: inUse, USED_UP: usedUp, VOIDED: voided },
  {
    UNUSED: 'No response came with it.',
    IN_USE: 'Responses came with it, and it takes more.',
    USED_UP: 'It was used as often as it may be.',
    VOIDED: 'Its author withdrew it.',
  },
);

/** The facts about a code that both doors tell. */
export const CODE_TEXTS = {
  code: 'What respondents type, in capitals; spaces and small letters make no difference to them.',
  maxUses: 'How many responses it takes.',
  uses: 'Responses that were stored with it, those included that are invalid, deleted, screened out or over quota: none of them gives a use back. A clear of the survey does.',
  state: 'unused, inUse (it takes more), usedUp or voided.',
  createdAt: 'When it was made.',
  voidedAt: 'When its author withdrew it; null: it stands.',
  url: 'A link that puts it into the form which asks for it; null before the first launch.',
} as const;

@ObjectType('InvitationCode', { description: 'A code that lets its bearer answer a survey, known by its text within the survey.' })
export class InvitationCodeType {
  @Field({ description: CODE_TEXTS.code })
  code: string;

  @Field(() => Int, { description: CODE_TEXTS.maxUses })
  maxUses: number;

  @Field(() => Int, { description: CODE_TEXTS.uses })
  uses: number;

  @Field(() => StateName, { description: 'What it is worth.' })
  state: InvitationState;

  @Field(() => GraphQLISODateTime, { description: CODE_TEXTS.createdAt })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: CODE_TEXTS.voidedAt })
  voidedAt: Date | null;

  @Field(() => String, { nullable: true, description: CODE_TEXTS.url })
  url: string | null;
}

@ObjectType('InvitationCodeEdge', { description: 'One invitation code of a list, with its place.' })
export class InvitationCodeEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Field(() => InvitationCodeType, { description: 'The code.' })
  node: InvitationCodeType;
}

@ObjectType('InvitationCodeConnection', { description: 'A page of the invitation codes of a survey, newest first.' })
export class InvitationCodeConnectionType {
  @Field(() => Int, { description: 'All codes that match the filter, not only this page.' })
  totalCount: Lazy<number>;

  @Field(() => [InvitationCodeEdgeType], { description: 'The codes of this page.' })
  edges: readonly InvitationCodeEdgeType[];

  @Field(() => PageInfoType, { description: 'Where to go on.' })
  pageInfo: PageInfoType;
}

@ObjectType('InvitationCounts', { description: 'How many invitation codes a survey has.' })
export class InvitationCountsType {
  @Field(() => Int, { description: 'In all.' })
  total: number;

  @Field(() => Int, { description: 'Those that no response came with, and that were not withdrawn.' })
  unused: number;

  @Field(() => Int, { description: 'Those that responses came with, and that take more.' })
  inUse: number;

  @Field(() => Int, { description: 'Those that were used as often as they may be.' })
  usedUp: number;

  @Field(() => Int, { description: 'Those that were withdrawn.' })
  voided: number;
}

@ArgsType()
export class InvitationListArguments extends PageArguments {
  @Field(() => StateName, { nullable: true, description: 'Codes in this state. Absent or null: in whichever.' })
  state?: InvitationState | null;

  @Field(() => String, { nullable: true, description: 'Codes with this text in them, at most 24 characters. Absent or null: all.' })
  keyword?: string | null;
}
