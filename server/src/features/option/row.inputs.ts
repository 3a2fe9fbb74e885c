import { Field, ID, InputType, Int } from 'type-graphql';
import { RowFields } from '../node/row-fields.type.js';

const SURVEY = "One of the caller's surveys.";
const NODE = 'A question of that survey that has rows.';
const ROW = 'A row of that question.';

/** Names one row. */
@InputType()
class OfRow {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { description: NODE })
  nodeId: number;

  @Field(() => Int, { description: ROW })
  rowId: number;
}

/** Names one row, and says where it goes. */
@InputType()
class PlacedRow extends OfRow {
  @Field(() => Int, { nullable: true, description: 'Right after this row.' })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: before all others.' })
  first?: boolean | null;
}

@InputType('AddRowInput', { description: 'A new row. `after` and `first` say where; neither: at the end. A question has at most 500.' })
export class AddRowInput extends RowFields {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { description: NODE })
  nodeId: number;

  @Field(() => Int, { nullable: true, description: 'Right after this row.' })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: before all others.' })
  first?: boolean | null;
}

@InputType('UpdateRowInput', { description: 'What is absent stays.' })
export class UpdateRowInput extends RowFields {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { description: NODE })
  nodeId: number;

  @Field(() => Int, { description: ROW })
  rowId: number;
}

@InputType('MoveRowInput', { description: 'A new place in its question. Neither `after` nor `first`: the end.' })
export class MoveRowInput extends PlacedRow {}

@InputType('CopyRowInput', { description: 'A copy. Neither `after` nor `first`: right after the one copied.' })
export class CopyRowInput extends PlacedRow {}

@InputType('RemoveRowInput', { description: 'Names a row to be removed; the last one of a question stays.' })
export class RemoveRowInput extends OfRow {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: also when logic refers to it, which is tidied up. Without it such a call is A0103 with `data.ids`.',
  })
  confirmed?: boolean | null;
}
