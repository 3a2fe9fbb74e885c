import type { CountFigures, NumberFigures } from '@wence/schema';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { ReportFields } from './report-fields.js';

@ObjectType('ValueCount', { description: 'How often one value was given.' })
export class ValueCountType implements ReportFields<CountFigures> {
  @Field(() => String, {
    description:
      'A point of a scale or a range of it (`0–9`, named by its first and its last point), a choice, a tag, a month (`2026-03`), a year or an hour (`18:00`), a place of a ranking counted from 1.',
  })
  value: string;

  @Field(() => Int, { description: 'How often.' })
  count: number;

  @Field(() => Float, {
    description: 'Share of all that its list counts, 0 to 100 with one decimal; of a tag, share of those who chose its level.',
  })
  percent: number;
}

@ObjectType('NumberReport', {
  description: 'What is said of numbers: typed ones, rates and sliders, evaluations by their level, items by their place or weight.',
})
export class NumberReportType implements ReportFields<NumberFigures> {
  @Field(() => Int, { description: 'Numbers given.' })
  answered: number;

  @Field(() => Float, { nullable: true, description: 'Rounded to two decimals; null while there are none.' })
  mean: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The one in the middle, of an even count the mean of the two there, to two decimals. Null while there are none.',
  })
  median: number | null;

  @Field(() => Float, { nullable: true, description: 'The smallest; null while there are none.' })
  min: number | null;

  @Field(() => Float, { nullable: true, description: 'The largest; null while there are none.' })
  max: number | null;
}
