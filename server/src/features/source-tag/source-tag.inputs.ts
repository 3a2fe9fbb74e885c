import { Field, ID, InputType } from 'type-graphql';
import { TAG_TEXTS } from './source-tag.type.js';

const TAG = "A source tag of one of the caller's surveys.";
const NAME = `${TAG_TEXTS.name} Spaces around it are left out.`;

@InputType('CreateSourceTagsInput', { description: 'Source tags that are to be made, all or none.' })
export class CreateSourceTagsInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => [String], { description: `A name for each. ${NAME}` })
  names: string[];
}

@InputType('UpdateSourceTagInput', { description: 'What is to be different of a source tag. Absent: stays.' })
export class UpdateSourceTagInput {
  @Field(() => ID, { description: TAG })
  tagId: string;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: TAG_TEXTS.enabled })
  enabled?: boolean | null;
}

@InputType('SourceTagInput', { description: 'Names a source tag.' })
export class NamedSourceTagInput {
  @Field(() => ID, { description: TAG })
  tagId: string;
}
