import { REPORT_SHARE_LIMITS } from '@wence/schema';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';

export enum ShareKindName {
  REPORT = 'report',
  CATEGORY = 'category',
  CROSS = 'cross',
  ANSWERS = 'answers',
}

registerEnumType(ShareKindName, {
  name: 'ReportShareKind',
  description: 'What a shared report shows.',
  valuesConfig: {
    REPORT: { description: 'The overall report, question by question.' },
    CATEGORY: { description: 'Categories beside each other and beside all responses.' },
    CROSS: { description: 'Saved cross tables.' },
    ANSWERS: { description: 'Answers, a line for each response.' },
  },
});

@ObjectType('ReportShare', {
  implements: NodeInterface,
  description: 'A report of a survey that whoever has its link can open, without signing in.',
})
export class ReportShareType {
  @Field(() => ID, { description: 'Its id, by which its author changes it; it opens nothing.' })
  id: string;

  @Field(() => ID, { description: 'The survey whose responses it is about.' })
  surveyId: string;

  @Field(() => ShareKindName, { description: 'What it shows.' })
  kind: ShareKindName;

  @Field({ description: 'Its name, which visitors read too.' })
  name: string;

  @Field(() => Int, { description: 'Number of times it was opened.' })
  accesses: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'From then on its link opens nothing; null: it does not end.' })
  expiresAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed.' })
  updatedAt: Date;
}

@ObjectType('ShareQuestion', { description: 'A question that can be chosen for a shared report.' })
export class ShareQuestionType {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field({ description: 'What people call it.' })
  code: string;

  @Field({ description: 'Its newest title.' })
  title: string;

  @Field(() => String, {
    description:
      '`open`: shown, what was typed only where texts are shown. `typedContact`: likewise, but what was typed only if it was also chosen by hand. `personal`: shown only where texts are shown and it was chosen by hand. `files`: only if it was chosen by hand, and never the files.',
  })
  privacy: string;

  @Field({ description: 'Deleted since; it keeps the answers it got.' })
  retired: boolean;
}

@ObjectType('ShareColumn', { description: 'A column that can be chosen for shared answers.' })
export class ShareColumnType {
  @Field({ description: 'Stays whatever is edited.' })
  key: string;

  @Field({ description: 'Titles of question, row and option as plain text.' })
  label: string;

  @Field({ description: 'Shown unless columns are chosen.' })
  isUsual: boolean;

  @Field({ description: 'Shown only where texts are shown: it was typed, or is personal.' })
  needsTexts: boolean;
}

@ObjectType('ShareChoices', { description: 'What can be chosen when a report is shared, over all versions of the survey.' })
export class ShareChoicesType {
  @Field(() => [ShareQuestionType], { description: 'Questions in their order, retired ones at the end.' })
  questions: readonly ShareQuestionType[];

  @Field(() => [ShareColumnType], { description: 'Facts about the response, then the questions in their order.' })
  columns: readonly ShareColumnType[];
}

/** Described where they are read and where they are written. */
export const SHARE_FIELDS = {
  enabled: 'Its link opens it; false: switched off, as if it were removed.',
  nodeIds: `Local ids of the questions that it shows, at most ${REPORT_SHARE_LIMITS.nodes}; null: all. Of the kinds \`REPORT\` and \`CATEGORY\` alone`,
  columns: `Keys of the columns that it shows, at most ${REPORT_SHARE_LIMITS.columns}; null: the usual ones. Of the kind \`ANSWERS\` alone`,
  categoryIds: `Categories of the category report that it shows, at most ${REPORT_SHARE_LIMITS.categories}; null: the first ones. Of the kind \`CATEGORY\` alone`,
  tableIds: `Saved cross tables that it shows, at most ${REPORT_SHARE_LIMITS.tables}; null: the first ones. Of the kind \`CROSS\` alone`,
  showTexts: 'Whether it shows what was typed. Personal answers are shown only if their question or column was chosen as well.',
  smallestBase: `Figures of fewer responses are withheld: ${REPORT_SHARE_LIMITS.leastBase} to ${REPORT_SHARE_LIMITS.mostBase}`,
  password: `What visitors have to enter, ${REPORT_SHARE_LIMITS.password.least} to ${REPORT_SHARE_LIMITS.password.most} characters; null: nothing`,
} as const;
