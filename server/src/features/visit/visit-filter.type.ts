import { Field, GraphQLISODateTime, InputType, Int } from 'type-graphql';

/** Chooses visits; what is absent or null does not matter. */
@InputType('VisitFilter', {
  description: 'Which visits are meant: those to which everything applies that is given. Whoever left has no answers to filter by.',
})
export class VisitFilter {
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Visits opened at this instant or later.' })
  openedFrom?: Date | null | undefined;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Visits opened before this instant, which is later than `openedFrom` (A0400).',
  })
  openedTo?: Date | null | undefined;

  @Field(() => String, { nullable: true, description: 'Visits whose link had exactly this source tag.' })
  source?: string | null | undefined;

  @Field(() => Int, { nullable: true, description: 'Visits that got furthest in this version of the survey.' })
  version?: number | null | undefined;
}
