import { SAVED_CROSS_LIMITS } from '@wence/schema';
import { Field, ID, InputType } from 'type-graphql';
import { CrossSetupInput } from './saved-cross-table.type.js';

const NAME = `1 to ${SAVED_CROSS_LIMITS.name} characters, spaces around it left out; unique in its survey, letter by letter.`;

@InputType('CreateSavedCrossTableInput', { description: 'A set-up that is to be saved under a name.' })
export class CreateSavedCrossTableInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field({ description: NAME })
  name: string;

  @Field(() => CrossSetupInput, { description: 'What is chosen about the report.' })
  setup: CrossSetupInput;
}

@InputType('UpdateSavedCrossTableInput', { description: 'What is to be different of a saved table. Absent: stays.' })
export class UpdateSavedCrossTableInput {
  @Field(() => ID, { description: "A saved table of one of the caller's surveys." })
  tableId: string;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string | null;

  @Field(() => CrossSetupInput, { nullable: true, description: 'What is chosen from now on, all of it.' })
  setup?: CrossSetupInput | null;
}

@InputType('DeleteSavedCrossTableInput', { description: 'Names a saved table.' })
export class DeleteSavedCrossTableInput {
  @Field(() => ID, { description: "A saved table of one of the caller's surveys." })
  tableId: string;
}
