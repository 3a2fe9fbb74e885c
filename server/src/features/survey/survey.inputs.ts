import { Field, ID, InputType } from 'type-graphql';
import { SurveyStatusName } from './survey.type.js';

@InputType('CreateSurveyInput', { description: 'A new, empty survey.' })
export class CreateSurveyInput {
  @Field({ description: '1 to 2,000 characters.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'Language of the answering page: zh-CN or en. Default: the language of the caller.' })
  language?: string | null;
}

@InputType('RenameSurveyInput', { description: 'A new title.' })
export class RenameSurveyInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field({ description: '1 to 2,000 characters.' })
  title: string;
}

@InputType('SurveyFilter', { description: 'Which surveys a list shows.' })
export class SurveyFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the title, at most 24 characters; letter case does not matter, no wildcards.',
  })
  keyword?: string | null;

  @Field(() => SurveyStatusName, { nullable: true, description: 'Only surveys in this situation. RECYCLED means the recycle bin.' })
  status?: SurveyStatusName | null;

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'True: the recycle bin instead of the list.' })
  recycled?: boolean | null;
}
