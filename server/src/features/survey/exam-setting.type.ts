import { SHOWN_AFTER_NAMES, SHOWN_WHEN_NAMES, type ShownAfter, type ShownWhen } from '@wence/schema';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { ExamGradeInput, ExamGradeType, ExamRankingInput, ExamRankingType } from './exam-standing.type.js';

/** What both doors say of the fields. */
export const EXAM_SETTING_TEXTS = {
  passScore: 'Points to pass, 0 to 100,000 in halves.',
  showAfter: 'What respondents see once they have submitted.',
  timeLimit: 'Minutes from the start of an attempt to its end by the clock of the server, 1 to 1,440.',
  minMinutes: 'Minutes from the start before which nobody can submit, 0 to below `timeLimit`.',
  attempts: 'Attempts of one respondent, 1 to 100.',
  showWhen: 'When they see it.',
  grades: 'Named bands of scores, 1 to 10 of them; respondents see theirs with the score once it is final.',
  ranking: 'The ranking that respondents see with the score once it is final.',
} as const;

const ShownAfterName = enumType('ExamShownAfter', 'What respondents see of an exam once they have submitted.', SHOWN_AFTER_NAMES, {
  NONE: 'Nothing.',
  SCORE: 'Their score, and whether they passed.',
  RIGHT_WRONG: 'Also which answers were right.',
  ANALYSIS: 'Also the right answers and why they are.',
});

const ShownWhenName = enumType('ExamShownWhen', 'When respondents see what is shown of an exam.', SHOWN_WHEN_NAMES, {
  AT_ONCE: 'As soon as they have submitted. Answers that people mark count nothing until they are marked.',
  MARKED: 'Once people have marked all of their answers.',
  ENDED: 'After the survey has ended.',
});

@ObjectType('ExamSetting', { description: 'What makes a survey an exam.' })
export class ExamSettingType {
  @Field(() => Float, { nullable: true, description: `${EXAM_SETTING_TEXTS.passScore} Null: nobody passes or fails.` })
  passScore?: number;

  @Field(() => ShownAfterName, { nullable: true, description: `${EXAM_SETTING_TEXTS.showAfter} Null: nothing.` })
  showAfter?: ShownAfter;

  @Field(() => ShownWhenName, { nullable: true, description: `${EXAM_SETTING_TEXTS.showWhen} Null: at once.` })
  showWhen?: ShownWhen;

  @Field(() => Int, { nullable: true, description: `${EXAM_SETTING_TEXTS.timeLimit} Null: there is no end.` })
  timeLimit?: number;

  @Field(() => Int, { nullable: true, description: `${EXAM_SETTING_TEXTS.minMinutes} Null: at once.` })
  minMinutes?: number;

  @Field(() => Int, { nullable: true, description: `${EXAM_SETTING_TEXTS.attempts} Null: any number.` })
  attempts?: number;

  @ListSize(5)
  @Field(() => [ExamGradeType], { nullable: true, description: `${EXAM_SETTING_TEXTS.grades} Null: there are none.` })
  grades?: readonly ExamGradeType[];

  @Field(() => ExamRankingType, { nullable: true, description: `${EXAM_SETTING_TEXTS.ranking} Null: none.` })
  ranking?: ExamRankingType;
}

@InputType('ExamSettingInput', { description: 'What is to make a survey an exam; an empty one does.' })
export class ExamSettingInput {
  @Field(() => Float, { nullable: true, description: EXAM_SETTING_TEXTS.passScore })
  passScore?: number | null;

  @Field(() => ShownAfterName, { nullable: true, description: EXAM_SETTING_TEXTS.showAfter })
  showAfter?: ShownAfter | null;

  @Field(() => ShownWhenName, { nullable: true, description: EXAM_SETTING_TEXTS.showWhen })
  showWhen?: ShownWhen | null;

  @Field(() => Int, { nullable: true, description: EXAM_SETTING_TEXTS.timeLimit })
  timeLimit?: number | null;

  @Field(() => Int, { nullable: true, description: EXAM_SETTING_TEXTS.minMinutes })
  minMinutes?: number | null;

  @Field(() => Int, { nullable: true, description: EXAM_SETTING_TEXTS.attempts })
  attempts?: number | null;

  @Field(() => [ExamGradeInput], { nullable: true, description: EXAM_SETTING_TEXTS.grades })
  grades?: readonly ExamGradeInput[] | null;

  @Field(() => ExamRankingInput, { nullable: true, description: EXAM_SETTING_TEXTS.ranking })
  ranking?: ExamRankingInput | null;
}
