import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { CrossCell, CrossMean, CrossTotal } from './cross-report.type.js';

const LETTERS =
  'Letters of the columns whose figure is significantly smaller: in upper case if the difference holds at the next stricter level as well (99 for 95), or at 99.';

@ObjectType('CrossTotal', { description: 'A row over all columns.' })
export class CrossTotalType implements CrossTotal {
  @Field(() => Int, { description: 'Responses in it.' })
  count: number;

  @Field(() => Float, { description: 'Share of the base of the table, 0 to 100 with one decimal; 0 on an empty base.' })
  percent: number;
}

@ObjectType('CrossCell', { description: 'A row in one column. Shares are 0 to 100 with one decimal, and 0 of nobody.' })
export class CrossCellType implements CrossCell {
  @Field(() => Int, { description: 'Responses in both.' })
  count: number;

  @Field(() => Float, { description: 'Share of the base of the column.' })
  columnPercent: number;

  @Field(() => Float, { description: 'Share of all responses in the row.' })
  rowPercent: number;

  @Field(() => Float, { description: 'Share of the base of the table.' })
  totalPercent: number;

  @Field(() => [String], { description: LETTERS })
  letters: string[];
}

@ObjectType('CrossMean', { description: 'Numbers of all columns together.' })
export class CrossMeanType implements CrossMean {
  @Field(() => Int, { description: 'Numbers given.' })
  base: number;

  @Field(() => Float, { nullable: true, description: 'Rounded to two decimals; null while there are none.' })
  mean: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Standard deviation of the sample, rounded to two decimals; null while there are fewer than two.',
  })
  deviation: number | null;
}

@ObjectType('CrossMeanCell', { description: 'Numbers in one column.' })
export class CrossMeanCellType implements CrossMean {
  @Field(() => Int, { description: 'Numbers given.' })
  base: number;

  @Field(() => Float, { nullable: true, description: 'Rounded to two decimals; null while there are none.' })
  mean: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Standard deviation of the sample, rounded to two decimals; null while there are fewer than two.',
  })
  deviation: number | null;

  @Field(() => [String], { description: LETTERS })
  letters: string[];
}
