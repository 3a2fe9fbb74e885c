import { REVIEW_LIMITS } from '@wence/schema';
import { Field, GraphQLISODateTime, InputType, Int } from 'type-graphql';
import type { Places } from '../../platform/access/access.js';
import { ResponseConditionsInput } from './filter-conditions.type.js';
import { ResponseStatusName } from './response.type.js';

/** Places of ids in a filter. */
export const FILTER_PLACES = {
  'filter.version': 'version',
  'filter.where.conditions[].answer.nodeId': 'node',
  'filter.where.conditions[].answer.rowId': 'row',
  'filter.where.conditions[].answer.optionId': 'option',
} as const satisfies Places;

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

  @Field(() => ResponseConditionsInput, {
    nullable: true,
    description:
      'Conditions on answers and on everything else, besides the fields above. Not together with `deleted: true` (A0400). A list takes cursors from under any other filter.',
  })
  where?: ResponseConditionsInput | null;
}
