import { Field, Float, GraphQLISODateTime, InputType } from 'type-graphql';

@InputType('NumberRange', { description: 'From one number to another, both included. At least one of the two.' })
export class NumberRangeInput {
  @Field(() => Float, { nullable: true, description: 'This or more.' })
  from?: number | null;

  @Field(() => Float, { nullable: true, description: 'This or less; not less than `from`.' })
  to?: number | null;
}

@InputType('InstantRange', { description: 'From an instant, included, to another, excluded. At least one of the two.' })
export class InstantRangeInput {
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'This instant or later.' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Before this instant; later than `from`.' })
  to?: Date | null;
}

@InputType('DateRange', {
  description:
    'Local dates, or times, in ISO 8601, both included, as exact as wanted: from `2026-03` to `2026-03` is all of March, from `09` to `11` is up to 11:59. At least one of the two, and both of the same kind.',
})
export class DateRangeInput {
  @Field(() => String, { nullable: true, description: 'This date or time, or later.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'This date or time, or earlier.' })
  to?: string | null;
}
