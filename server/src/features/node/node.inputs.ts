import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { NewOptionInput } from './new-option.type.js';
import { QuestionTypeName } from './node.type.js';

const SURVEY = "One of the caller's surveys.";
const NODE = 'A question of that survey.';

/** Names a question. */
@InputType()
class OfNode {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { description: NODE })
  nodeId: number;
}

@InputType('AddNodeInput', { description: 'A new question. `after` and `first` say where; neither: at the end.' })
export class AddNodeInput {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => QuestionTypeName, { description: 'Kind of answer.' })
  type: QuestionTypeName;

  @Field(() => String, { nullable: true, description: 'Default: "Question" and its place, in the language of the survey.' })
  title?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it must be answered. Default false.' })
  required?: boolean | null;

  @Field(() => GraphQLJSON, { nullable: true, description: 'Setting keys of the type.' })
  setting?: unknown;

  @Field(() => [NewOptionInput], { nullable: true, description: 'Default on a choice question: two.' })
  options?: NewOptionInput[] | null;

  @Field(() => Int, { nullable: true, description: 'Right after this question.' })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: before all others.' })
  first?: boolean | null;
}

@InputType('UpdateNodeInput', { description: 'What is absent stays.' })
export class UpdateNodeInput extends OfNode {
  @Field(() => QuestionTypeName, { nullable: true, description: 'Single and multiple choice may be switched into each other (Spec 4).' })
  type?: QuestionTypeName | null;

  @Field(() => String, { nullable: true, description: 'Letters and digits, at most 4, unique in the survey.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: '1 to 2,000 characters.' })
  title?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it must be answered.' })
  required?: boolean | null;

  @Field(() => GraphQLJSON, { nullable: true, description: 'Only the keys to change; null as a value: back to the default.' })
  setting?: unknown;
}

@InputType('MoveNodeInput', { description: 'A new place. Neither `after` nor `first`: the end.' })
export class MoveNodeInput extends OfNode {
  @Field(() => Int, { nullable: true, description: 'Right after this question.' })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: before all others.' })
  first?: boolean | null;
}

@InputType('CopyNodeInput', { description: 'A copy with its options.' })
export class CopyNodeInput extends OfNode {
  @Field(() => Int, { nullable: true, description: 'Right after this question. Default: after the one copied.' })
  after?: number | null;
}

@InputType('RemoveNodeInput', { description: 'Names a question.' })
export class RemoveNodeInput extends OfNode {}
