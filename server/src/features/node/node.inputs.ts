import { Field, ID, InputType, Int } from 'type-graphql';
import { NewOptionInput } from './new-option.type.js';
import { EXAM_TEXTS, NodeExamInput } from './node-exam.type.js';
import { QuestionTypeName, SequenceName } from './question-type.type.js';
import { RowFields } from './row-fields.type.js';
import { EvaluateTemplateName } from './setting-enums.type.js';
import { QuestionSettingInput, type SettingInput } from './setting-inputs.type.js';

const SURVEY = "One of the caller's surveys.";
const NODE = 'A node of that survey.';
const SUB_TYPE = 'Which kind of its type, where the type has more than one.';

/** Names a node. */
@InputType()
class OfNode {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { description: NODE })
  nodeId: number;
}

/** Names a node, and says where it goes. */
@InputType()
class PlacedNode extends OfNode {
  @Field(() => Int, { nullable: true, description: 'Right after this node, in whatever container that one stands.' })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: before all others there.' })
  first?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The container to stand in; 0: the top level.' })
  parentId?: number | null;
}

/** Names a node, of which something may go. */
@InputType()
class ConfirmedNode extends OfNode {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: also what logic, piping or a quota refers to, which is tidied up. Without it such a call is A0103 with `data.ids`.',
  })
  confirmed?: boolean | null;
}

/** The fields of a node that an author may set. */
@InputType()
class NodeFields {
  @Field(() => String, {
    nullable: true,
    description: '1 to 2,000 characters. New: the default of its type in the language of the survey.',
  })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Letters and digits, at most 4, unique in the survey. New: by its place.' })
  code?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it must be answered. New: false.' })
  required?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Keeps its place when its container reorders its nodes; only there. New: false.' })
  locked?: boolean | null;

  @Field(() => SequenceName, { nullable: true, description: 'Order of the options; of a container, of its nodes. New: ORDER.' })
  sequence?: SequenceName | null;

  @Field(() => SequenceName, { nullable: true, description: 'Order of the rows. New: ORDER.' })
  childSequence?: SequenceName | null;

  @Field(() => QuestionSettingInput, { nullable: true, description: 'Settings of its type; in a change only those to change.' })
  setting?: SettingInput | null;

  @Field(() => NodeExamInput, { nullable: true, description: `${EXAM_TEXTS.exam} In a change as a whole; null takes it away.` })
  exam?: NodeExamInput | null;
}

@InputType('AddNodeInput', {
  description: 'A new node. `after`, `first` and `parentId` say where; none of them: at the end of the survey.',
})
export class AddNodeInput extends NodeFields {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => QuestionTypeName, { description: 'Kind of question.' })
  type: QuestionTypeName;

  @Field(() => Int, { nullable: true, description: `${SUB_TYPE} Default: the lowest.` })
  subType?: number | null;

  @Field(() => [NewOptionInput], { nullable: true, description: 'Default: those of its type, e.g. two on a choice question.' })
  options?: NewOptionInput[] | null;

  @Field(() => [RowFields], { nullable: true, description: 'Default: two where the type has rows.' })
  rows?: RowFields[] | null;

  @Field(() => Int, { nullable: true, description: 'Right after this node, in whatever container that one stands.' })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: before all others there.' })
  first?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The container to stand in; 0: the top level.' })
  parentId?: number | null;
}

@InputType('UpdateNodeInput', { description: 'What is absent stays.' })
export class UpdateNodeInput extends NodeFields {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { description: NODE })
  nodeId: number;

  @Field(() => QuestionTypeName, { nullable: true, description: 'Single and multiple choice may be switched into each other.' })
  type?: QuestionTypeName | null;

  @Field(() => Int, {
    nullable: true,
    description: `${SUB_TYPE} Single and multiple may be switched into each other on image choices and matrices.`,
  })
  subType?: number | null;

  @Field(() => Int, { nullable: true, description: `${EXAM_TEXTS.draw} Null: all.` })
  draw?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: also where the change takes away what logic or a quota refers to (A0103).' })
  confirmed?: boolean | null;
}

@InputType('MoveNodeInput', { description: 'A new place. Neither `after` nor `first`: the end of the container.' })
export class MoveNodeInput extends PlacedNode {}

@InputType('CopyNodeInput', { description: 'A copy with everything in it. No place given: right after the one copied.' })
export class CopyNodeInput extends PlacedNode {}

@InputType('RemoveNodeInput', { description: 'Names a node to be removed; a container goes with everything in it.' })
export class RemoveNodeInput extends ConfirmedNode {}

@InputType('ReleaseNodeInput', { description: 'Names a container to be dissolved.' })
export class ReleaseNodeInput extends ConfirmedNode {}

@InputType('ConvertNodeInput', { description: 'Another type for a question.' })
export class ConvertNodeInput extends ConfirmedNode {
  @Field(() => QuestionTypeName, { description: 'The type it is to have; not a page or a container.' })
  type: QuestionTypeName;

  @Field(() => Int, { nullable: true, description: `${SUB_TYPE} Default: the lowest.` })
  subType?: number | null;
}

@InputType('ApplyEvaluateTemplateInput', { description: 'A template for an evaluation.' })
export class ApplyEvaluateTemplateInput extends ConfirmedNode {
  @Field(() => EvaluateTemplateName, { description: 'What is evaluated.' })
  template: number;
}
