import { REVIEW_LIMITS } from '@wence/schema';
import { ArgsType, Field, GraphQLISODateTime, InputType, Int, registerEnumType } from 'type-graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { ResponseStatusName } from './response.type.js';

/** The names of the graph for the orders of `ResponseQuery`. */
export enum ResponseOrderName {
  NEWEST_FIRST = 'newest',
  OLDEST_FIRST = 'oldest',
}

registerEnumType(ResponseOrderName, {
  name: 'ResponseOrder',
  description: 'Order of a list of responses. They are ordered by their running number `seq`.',
  valuesConfig: {
    NEWEST_FIRST: { description: 'The response stored last comes first.' },
    OLDEST_FIRST: { description: 'The response stored first comes first.' },
  },
});

@InputType('ResponseFilter', {
  description: 'Which responses are meant: those to which everything applies that is given. Null is not given.',
})
export class ResponseFilterInput {
  @Field(() => [ResponseStatusName], { nullable: true, description: 'Responses with one of these statuses, at least one (A0400).' })
  status?: ResponseStatusName[] | null;

  @Field(() => Int, { nullable: true, description: 'Responses to this version of the survey.' })
  version?: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Responses stored at this instant or later.' })
  submittedFrom?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Responses stored before this instant.' })
  submittedTo?: Date | null;

  @Field(() => String, { nullable: true, description: 'Responses whose link had exactly this source tag.' })
  source?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: valid responses. False: those that were marked as invalid.' })
  valid?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Responses that have a star; false: that have none.' })
  starred?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: `Responses that have all of these tags, letter by letter; at most ${REVIEW_LIMITS.tags} (A0400).`,
  })
  tags?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: responses in the recycle bin, which no list has otherwise. False or absent: those that are not in there.',
  })
  deleted?: boolean | null;
}

/** The arguments of lists of responses. */
@ArgsType()
export class ResponseListArguments extends PageArguments {
  @Field(() => ResponseFilterInput, {
    nullable: true,
    description: 'Which responses. Absent: all of them, screened and invalid ones included, deleted ones not.',
  })
  filter?: ResponseFilterInput | null;

  @Field(() => ResponseOrderName, {
    nullable: true,
    defaultValue: ResponseOrderName.NEWEST_FIRST,
    description: 'In which order. Cursors stay good when the order or the filter changes.',
  })
  order?: ResponseOrderName | null;
}
