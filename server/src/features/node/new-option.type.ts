import { Field, InputType } from 'type-graphql';

/** Options come with a new question as well as by themselves. */
@InputType('NewOptionInput', { description: 'A new option; whatever is absent gets its default (Spec 3, option defaults).' })
export class NewOptionInput {
  @Field(() => String, { nullable: true, description: '1 to 1,000 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Letters and digits, at most 4, unique in the question. Default: the next number.' })
  code?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Carries a text input of its own. Default false.' })
  other?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Choosing it clears the rest; stands last. Default false, at most one per question.',
  })
  exclusive?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether its text input must be filled in. Default true.' })
  required?: boolean | null;
}
