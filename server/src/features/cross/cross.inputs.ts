import { LIMITS } from '@wence/schema';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { ResponseFilterInput } from '../response/response-filter.type.js';
import { ConfidenceName } from './cross.type.js';
import { CrossNestingInput } from './cross-nesting.type.js';
import type { Confidence } from './statistics/column-letters.js';

@InputType('ColumnTest', {
  description:
    "How the columns of a table are compared, each with each other one: shares by a z-test with the pooled share, means by Welch's t-test, both two-sided.",
})
export class ColumnTestInput {
  @Field(() => ConfidenceName, { description: 'A difference that holds at this level is pointed out.' })
  confidence: Confidence;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Corrects for the number of pairs that are compared in a row, after Bonferroni. False if absent.',
  })
  bonferroni?: boolean | null;
}

/** The arguments of cross reports. */
@ArgsType()
export class CrossArguments {
  @Field(() => [Int], {
    description: `Local ids of 1 to ${LIMITS.crossRows} questions or rows of matrices, each once.`,
  })
  rows: number[];

  @Field(() => [Int], {
    description: `Local ids of 1 to ${LIMITS.crossColumns} questions or rows of matrices, each once.`,
  })
  columns: number[];

  @Field(() => [CrossNestingInput], {
    nullable: true,
    description:
      'Of each column one at most: what its columns are divided by. Letters then compare columns within one category of the outer question only.',
  })
  nested?: CrossNestingInput[] | null;

  @Field(() => ResponseFilterInput, {
    nullable: true,
    description: 'Which responses. Those that count, complete and valid ones, unless it says otherwise; never deleted ones (A0400).',
  })
  filter?: ResponseFilterInput | null;

  @Field(() => ColumnTestInput, { nullable: true, description: 'How columns are compared. Absent: they are not, and no cell has letters.' })
  test?: ColumnTestInput | null;
}
