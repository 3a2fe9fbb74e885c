import { Field, ID, InputType } from 'type-graphql';

const TITLE = '1 to 100 characters, spaces around it left out.';
const DESCRIPTION = 'At most 200 characters, spaces around it left out.';
const TOPIC = 'Name of a topic, as `templateTopics` lists them.';

@InputType('TemplateFilter', { description: 'Which templates a list holds. What is left out filters nothing.' })
export class TemplateFilterInput {
  @Field(() => String, { nullable: true, description: 'Name of a topic; one that is not there has no templates.' })
  topic?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the title, the description or a question, at most 24 characters; letter case does not matter.',
  })
  keyword?: string | null;

  @Field(() => Boolean, { nullable: true, description: "True: the caller's own templates instead of the common ones." })
  own?: boolean | null;
}

@InputType('CreateSurveyFromTemplateInput', { description: 'The template of a new survey.' })
export class CreateSurveyFromTemplateInput {
  @Field(() => ID, { description: 'A common template or an own one.' })
  templateId: string;

  @Field(() => String, {
    nullable: true,
    description: 'zh-CN or en. Absent: the language of the request; of an own template the one it has.',
  })
  language?: string | null;
}

@InputType('SaveTemplateInput', { description: 'A survey that is to be kept as a template.' })
export class SaveTemplateInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field({ description: TITLE })
  title: string;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string | null;

  @Field({ description: TOPIC })
  topic: string;
}

@InputType('UpdateTemplateInput', { description: 'What is to be different of an own template. Absent: stays.' })
export class UpdateTemplateInput {
  @Field(() => ID, { description: "One of the caller's own templates." })
  templateId: string;

  @Field(() => String, { nullable: true, description: TITLE })
  title?: string | null;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string | null;

  @Field(() => String, { nullable: true, description: TOPIC })
  topic?: string | null;
}

@InputType('DeleteTemplateInput', { description: 'Names an own template.' })
export class DeleteTemplateInput {
  @Field(() => ID, { description: "One of the caller's own templates." })
  templateId: string;
}
