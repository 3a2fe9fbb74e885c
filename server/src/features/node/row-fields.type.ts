import { Field, InputType } from 'type-graphql';

/** The fields of a row that an author may set. Which of them a question takes depends on its type; a field it does not take is A0400. */
@InputType('NewRowInput', { description: 'A new row; whatever is absent gets its default.' })
export class RowFields {
  @Field(() => String, { nullable: true, description: '1 to 1,000 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Letters and digits, at most 4, unique among the rows. New: the next number.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'The right end of a two-sided row, at most 1,000 characters. New: empty.' })
  rightTitle?: string | null;

  @Field(() => String, { nullable: true, description: 'Stored name of a picture, at most 255 characters. New: none.' })
  image?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The respondent names the row; not on a fill-in matrix. New: false.' })
  other?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Keeps its place when the rows are reordered; only where they are. New: false.' })
  locked?: boolean | null;
}
