import { Field, ID, InputType, Int } from 'type-graphql';
import { NewOptionInput } from '../node/new-option.type.js';

const SURVEY = "One of the caller's surveys.";
const NODE = 'A choice question of that survey.';
const OPTION = 'An option of that question.';

/** Names a question that has options. */
@InputType()
class InQuestion {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { description: NODE })
  nodeId: number;
}

/** Names one option of it. */
@InputType()
class OfOption extends InQuestion {
  @Field(() => Int, { description: OPTION })
  optionId: number;
}

@InputType('AddOptionsInput', {
  description: 'New options, together and in this order. `after` and `first` say where; neither: at the end.',
})
export class AddOptionsInput extends InQuestion {
  @Field(() => [NewOptionInput], { description: 'A question has at most 500.' })
  options: NewOptionInput[];

  @Field(() => Int, { nullable: true, description: 'Right after this option.' })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: before all others.' })
  first?: boolean | null;
}

@InputType('UpdateOptionInput', { description: 'What is absent stays.' })
export class UpdateOptionInput extends OfOption {
  @Field(() => String, { nullable: true, description: 'Letters and digits, at most 4, unique in the question.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: '1 to 1,000 characters.' })
  title?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Carries a text input of its own.' })
  other?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Choosing it clears the rest; at most one per question, it goes last.' })
  exclusive?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether its text input must be filled in.' })
  required?: boolean | null;
}

@InputType('MoveOptionInput', { description: 'A new place in its question. Neither `after` nor `first`: the end.' })
export class MoveOptionInput extends OfOption {
  @Field(() => Int, { nullable: true, description: 'Right after this option.' })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: before all others.' })
  first?: boolean | null;
}

@InputType('RemoveOptionInput', { description: 'Names an option.' })
export class RemoveOptionInput extends OfOption {}
