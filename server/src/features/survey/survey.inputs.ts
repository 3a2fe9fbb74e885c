import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import type { SurveySortBy } from './survey-order.policy.js';
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
    description:
      'Part of the title or of the text of a question, at most 24 characters; letter case does not matter, no wildcards. Of very long surveys the first 8,000 characters are searched.',
  })
  keyword?: string | null;

  @Field(() => SurveyStatusName, { nullable: true, description: 'Only surveys in this situation. RECYCLED means the recycle bin.' })
  status?: SurveyStatusName | null;

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'True: the recycle bin instead of the list.' })
  recycled?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Only surveys in this folder of the caller; A0404 for another.' })
  folderId?: string | null;

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'True: only surveys in no folder.' })
  unfiled?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Only surveys that have this tag, letter by letter.' })
  tag?: string | null;
}

/** What a list of surveys can be sorted by, in the words of the graph. */
export enum SurveySortName {
  UPDATED = 'updated',
  CREATED = 'created',
  TITLE = 'title',
  STATE = 'state',
  RESPONSES = 'responses',
}

registerEnumType(SurveySortName, {
  name: 'SurveySortBy',
  description: 'What a list of surveys is sorted by.',
  valuesConfig: {
    UPDATED: { description: 'When its definition or its state last changed.' },
    CREATED: { description: 'When it was made.' },
    TITLE: { description: 'Its title, letter case aside.' },
    STATE: { description: 'Running, drafts, stopped, complete.' },
    RESPONSES: { description: 'How many responses it has.' },
  },
});

@InputType('SurveySort', { description: 'How a list of surveys is sorted. Cursors are good for the sort that they come from.' })
export class SurveySortInput {
  @Field(() => SurveySortName, { description: 'The column.' })
  by: SurveySortBy;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: the largest, or the newest, first. By default so for times and responses, and not for titles and states.',
  })
  descending?: boolean | null;
}
