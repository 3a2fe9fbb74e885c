import { Field, ID, InputType, Int } from 'type-graphql';
import { CONDITIONS, conditionsType } from './report-category.type.js';

const NAME = '1 to 24 characters, spaces around it left out; unique in its survey, letter by letter.';

@InputType('CreateReportCategoryInput', { description: 'A filter that is to be saved under a name.' })
export class CreateReportCategoryInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field({ description: NAME })
  name: string;

  @Field(() => conditionsType, { description: `${CONDITIONS}.` })
  conditions: unknown;
}

@InputType('UpdateReportCategoryInput', { description: 'What is to be different of a category. Absent: stays.' })
export class UpdateReportCategoryInput {
  @Field(() => ID, { description: "A category of one of the caller's surveys." })
  categoryId: string;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string | null;

  @Field(() => conditionsType, { nullable: true, description: `${CONDITIONS}.` })
  conditions?: unknown;

  @Field(() => Int, { nullable: true, description: 'Its new place among those of its survey, counted from 1; beyond the last one: last.' })
  position?: number | null;
}

@InputType('DeleteReportCategoryInput', { description: 'Names a category.' })
export class DeleteReportCategoryInput {
  @Field(() => ID, { description: "A category of one of the caller's surveys." })
  categoryId: string;
}
