import { ArgsType, Field, registerEnumType } from 'type-graphql';
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
