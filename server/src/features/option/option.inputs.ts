import { Field, ID, InputType, Int } from 'type-graphql';
import { NewOptionInput } from '../node/new-option.type.js';
import { OptionFields } from '../node/option-fields.type.js';

const SURVEY = "One of the caller's surveys.";
const NODE = 'A question of that survey that has options.';
const OPTION = 'An option of that question.';
const OPTIONS = 'Options of that question, at most 500.';

/** Names a question that has options. */
@InputType()
class InQuestion {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { description: NODE })
  nodeId: number;
}

/** Names a question of which options go. */
@InputType()
class ConfirmedInQuestion extends InQuestion {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: also when logic or a quota refers to them, which is tidied up. Without it such a call is A0103 with `data.ids`.',
  })
  confirmed?: boolean | null;
}

/** Names one option, and says where it goes. */
@InputType()
class PlacedOption extends InQuestion {
  @Field(() => Int, { description: OPTION })
  optionId: number;

  @Field(() => Int, { nullable: true, description: 'Right after this option, in whatever group that one stands.' })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: before all others there.' })
  first?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The group or higher level to stand in; 0: the top level.' })
  parentId?: number | null;
}

@InputType('AddOptionsInput', {
  description: 'New options, together and in this order. `after`, `first` and `parentId` say where; none of them: at the end.',
})
export class AddOptionsInput extends InQuestion {
  @Field(() => [NewOptionInput], { description: 'A question has at most 500, a cascade 10,000.' })
  options: NewOptionInput[];

  @Field(() => Int, { nullable: true, description: 'Right after this option, in whatever group that one stands.' })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: before all others there.' })
  first?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The group or higher level to stand in; 0: the top level.' })
  parentId?: number | null;
}

@InputType('UpdateOptionInput', { description: 'What is absent stays.' })
export class UpdateOptionInput extends OptionFields {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { description: NODE })
  nodeId: number;

  @Field(() => Int, { description: OPTION })
  optionId: number;
}

@InputType('MoveOptionInput', { description: 'A new place in its question. Neither `after` nor `first`: the end of its group or level.' })
export class MoveOptionInput extends PlacedOption {}

@InputType('CopyOptionInput', { description: 'A copy with everything in it. No place given: right after the one copied.' })
export class CopyOptionInput extends PlacedOption {}

@InputType('RemoveOptionInput', {
  description: 'Names an option to be removed. A group leaves its options behind; a level of a cascade goes with what is below it.',
})
export class RemoveOptionInput extends ConfirmedInQuestion {
  @Field(() => Int, { description: OPTION })
  optionId: number;
}

@InputType('EditOptionsInput', { description: 'The batch editor: some options go, one comes per line.' })
export class EditOptionsInput extends ConfirmedInQuestion {
  @Field(() => [Int], { description: OPTIONS })
  removeIds: number[];

  @Field(() => [String], { description: 'Titles of new options; they are trimmed, and blank ones do not count.' })
  titles: string[];
}

@InputType('GroupOptionsInput', { description: 'Options that go into one group: into `groupId`, or into a new one.' })
export class GroupOptionsInput extends InQuestion {
  @Field(() => [Int], { description: `${OPTIONS} At least one; no groups, and not the exclusive one.` })
  optionIds: number[];

  @Field(() => String, { nullable: true, description: 'Title of the new group; it is made unique by numbering.' })
  title?: string | null;

  @Field(() => Int, { nullable: true, description: 'A group of that question.' })
  groupId?: number | null;
}

@InputType('ReleaseOptionsInput', { description: 'Options that go out of their groups, to the top level.' })
export class ReleaseOptionsInput extends InQuestion {
  @Field(() => [Int], { description: `${OPTIONS} At least one; no groups.` })
  optionIds: number[];
}

@InputType('ReplaceOptionsInput', { description: 'All options of a question at once. They are new ones.' })
export class ReplaceOptionsInput extends ConfirmedInQuestion {
  @Field(() => [NewOptionInput], { description: 'A question has at most 500, a cascade 10,000, those of every level included.' })
  options: NewOptionInput[];
}
