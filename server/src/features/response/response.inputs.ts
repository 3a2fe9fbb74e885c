import { ArgsType, Field, InputType, registerEnumType } from 'type-graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { ResponseFilterInput } from './response-filter.type.js';

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

/** The names of the graph for directions. */
export enum SortDirectionName {
  ASCENDING = 'ascending',
  DESCENDING = 'descending',
}

registerEnumType(SortDirectionName, {
  name: 'SortDirection',
  description: 'The direction in which a list is sorted.',
  valuesConfig: {
    ASCENDING: { description: 'The smallest first; options in the order in which they stand.' },
    DESCENDING: { description: 'The largest first.' },
  },
});

@InputType('ResponseSort', {
  description: 'Sorts by the values of a column. Responses without a value come last in both directions.',
})
export class ResponseSortInput {
  @Field({ description: 'Key of one of the columns of the survey, such as `duration_s` or `n12`; others are refused (A0400).' })
  column: string;

  @Field(() => SortDirectionName, { nullable: true, defaultValue: SortDirectionName.ASCENDING, description: 'In which direction.' })
  direction?: SortDirectionName | null;
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
    description:
      'In which order; with `sort`, that of responses with equal values. Cursors stay good when the order or the filter changes.',
  })
  order?: ResponseOrderName | null;

  @Field(() => ResponseSortInput, {
    nullable: true,
    description:
      'By the values of a column instead. Cursors of such a list are good for the same column only (A0400), and it has no deleted responses.',
  })
  sort?: ResponseSortInput | null;
}
