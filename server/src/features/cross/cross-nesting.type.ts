import { LIMITS } from '@wence/schema';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { CrossNesting } from './cross-report.type.js';

@InputType('CrossNestingInput', { description: 'Nests one question in another: columns are the pairs of their categories.' })
export class CrossNestingInput implements CrossNesting {
  @Field(() => Int, { description: 'Local id of one of the columns.' })
  outer: number;

  @Field(() => Int, {
    description: `Local id of another question, or row of a matrix, whose categories stand within each category of the outer one; at most ${LIMITS.crossNestedPairs} pairs in all.`,
  })
  inner: number;
}

@ObjectType('CrossNesting', { description: 'A column question, and the one whose categories stand within each of its categories.' })
export class CrossNestingType implements CrossNesting {
  @Field(() => Int, { description: 'Local id of the column question, or row of a matrix.' })
  outer: number;

  @Field(() => Int, { description: 'Local id of the question, or row of a matrix, within it.' })
  inner: number;
}
