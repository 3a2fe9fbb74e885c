import { Field, InputType } from 'type-graphql';
import { OptionInputTypeName } from './option-input-type.type.js';
import { OptionSettingInput, type SettingInput } from './setting-inputs.type.js';

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

  @Field(() => OptionSettingInput, { nullable: true, description: 'Setting of its input or level; in a change only what to change.' })
  setting?: SettingInput | null;
}
