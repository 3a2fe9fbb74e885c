import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { CrossChiSquare, CrossGroup } from './cross-report.type.js';

@ObjectType('CrossChiSquare', { description: "Pearson's test of independence of rows and columns, without a correction for continuity." })
export class CrossChiSquareType implements CrossChiSquare {
  @Field(() => Float, { description: 'The statistic.' })
  value: number;

  @Field(() => Int, { description: 'Degrees of freedom; empty rows and columns are left out.' })
  degrees: number;

  @Field(() => Float, { description: 'Probability of a statistic at least as large if rows and columns are independent, 0 to 1.' })
  p: number;

  @Field(() => Float, { description: "Cramér's V: strength of the association, 0 none to 1 perfect." })
  cramersV: number;

  @Field(() => Int, { description: 'Cells that took part.' })
  cells: number;

  @Field(() => Int, { description: 'Cells with an expected count below 5; with more than a fifth of them the test is poor.' })
  fewExpected: number;
}

@ObjectType('CrossGroup', { description: 'A category that columns stand within.' })
export class CrossGroupType implements CrossGroup {
  @Field(() => Int, { nullable: true, description: 'Local id of its option; null for a point of a scale or a division.' })
  localId: number | null;

  @Field(() => String, { description: 'What people call it; the point or range of a scale (`7`, `0–10`); the code of a division.' })
  code: string;

  @Field(() => String, { description: 'Its newest title.' })
  title: string;

  @Field(() => Boolean, { description: 'Deleted since; it keeps the answers it got.' })
  retired: boolean;

  @Field(() => Int, { description: 'How many of the columns stand within it, in their order.' })
  span: number;

  @Field(() => CrossChiSquareType, {
    nullable: true,
    description: 'Test of the rows and its columns; null where a response can be in several of either, and where there are fewer than two.',
  })
  chiSquare: CrossChiSquareType | null;
}
