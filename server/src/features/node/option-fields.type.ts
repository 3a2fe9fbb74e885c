import { GraphQLJSON } from 'graphql-scalars';
import { Field, InputType, registerEnumType } from 'type-graphql';

/** The input formats of an option. The numbers are those of the definition and of `/v1` (Spec 3, answer formats). */
export enum OptionInputTypeName {
  FREE_TEXT = 0,
  INTEGER = 1,
  NUMBER = 2,
  MOBILE = 3,
  EMAIL = 4,
  LETTERS = 5,
  CHINESE = 6,
  SELECT = 90,
}

registerEnumType(OptionInputTypeName, {
  name: 'OptionInputType',
  description: 'What may be typed into the input of an option.',
  valuesConfig: {
    FREE_TEXT: { description: 'Anything; the setting may limit the number of characters.' },
    INTEGER: { description: 'A whole number.' },
    NUMBER: { description: 'A number, with decimals if wanted.' },
    MOBILE: { description: 'A mobile number.' },
    EMAIL: { description: 'An email address.' },
    LETTERS: { description: 'Latin letters only.' },
    CHINESE: { description: 'Chinese characters only.' },
    SELECT: { description: 'One of `setting.options`, from a drop-down.' },
  },
});

/** The fields of an option that an author may set. Which of them a question takes depends on its type; a field it does not take is A0400. */
@InputType()
export class OptionFields {
  @Field(() => String, { nullable: true, description: '1 to 1,000 characters; of a cascade at most 50.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Letters and digits, at most 4, unique in the question. New: the next number.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'The right end of a two-sided item, at most 1,000 characters. New: empty.' })
  rightTitle?: string | null;

  @Field(() => String, { nullable: true, description: 'Stored name of a picture, at most 255 characters. New: none.' })
  image?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Carries a text input of its own. New: false.' })
  other?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Choosing it clears the rest; stands last, at most one per question. New: false.' })
  exclusive?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether its input must be filled in. New: true.' })
  required?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Keeps its place when the options are reordered; only where they are. New: false.' })
  locked?: boolean | null;

  @Field(() => OptionInputTypeName, { nullable: true, description: 'What its input takes. New: FREE_TEXT.' })
  type?: OptionInputTypeName | null;

  @Field(() => String, { nullable: true, description: 'Text before its input, at most 20 characters. New: empty.' })
  prefix?: string | null;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'Setting of its input. In a change: only the keys to change; null leads back to the default.',
  })
  setting?: unknown;
}
