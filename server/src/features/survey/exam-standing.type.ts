import { type ExamGrade, type ExamRanking, RANKING_NAME_NAMES, type RankingNames } from '@wence/schema';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';

/** Texts of both doors about grades. */
export const EXAM_GRADE_TEXTS = {
  min: 'Percent of the full points from which on it is reached, a whole number from 0 to 100, different for each. Scores below all grades have none.',
  title: 'Its name, 1 to 20 characters.',
  text: 'What goes with it, plain text of at most 200 characters.',
} as const;

/** Texts of both doors about the ranking in the settings. */
export const EXAM_RANKING_TEXTS = {
  top: 'How many of the best are listed, 1 to 100.',
  names: 'What respondents see of the others.',
  nameNodeId:
    'Local id of the open text whose answer is the name. Where there is no answer, the name of the one-to-one link is, else that of the WeChat account as far as it is kept.',
} as const;

const RankingNamesName = enumType('ExamRankingNames', 'What respondents see of the others in a ranking.', RANKING_NAME_NAMES, {
  HIDDEN: 'Nothing: they see their own place, and how many there are.',
  MASKED: 'The scores, and the first characters of the names.',
  FULL: 'The scores and the names.',
});

@ObjectType('ExamGrade', { description: 'A named band of scores of an exam.' })
export class ExamGradeType implements ExamGrade {
  @Field(() => Int, { description: EXAM_GRADE_TEXTS.min })
  min: number;

  @Field({ description: EXAM_GRADE_TEXTS.title })
  title: string;

  @Field(() => String, { nullable: true, description: `${EXAM_GRADE_TEXTS.text} Null: nothing.` })
  text?: string;
}

@InputType('ExamGradeInput', { description: 'A band of scores that is to have a name.' })
export class ExamGradeInput {
  @Field(() => Int, { description: EXAM_GRADE_TEXTS.min })
  min: number;

  @Field({ description: EXAM_GRADE_TEXTS.title })
  title: string;

  @Field(() => String, { nullable: true, description: EXAM_GRADE_TEXTS.text })
  text?: string | null;
}

@ObjectType('ExamRankingSetting', { description: 'The ranking that the respondents of an exam see.' })
export class ExamRankingType implements ExamRanking {
  @Field(() => Int, { description: EXAM_RANKING_TEXTS.top })
  top: number;

  @Field(() => RankingNamesName, { description: EXAM_RANKING_TEXTS.names })
  names: RankingNames;

  @Field(() => Int, { nullable: true, description: `${EXAM_RANKING_TEXTS.nameNodeId} Null: none is asked for it.` })
  nameNodeId?: number;
}

@InputType('ExamRankingInput', { description: 'The ranking that the respondents of an exam are to see.' })
export class ExamRankingInput {
  @Field(() => Int, { description: EXAM_RANKING_TEXTS.top })
  top: number;

  @Field(() => RankingNamesName, { description: EXAM_RANKING_TEXTS.names })
  names: RankingNames;

  @Field(() => Int, { nullable: true, description: EXAM_RANKING_TEXTS.nameNodeId })
  nameNodeId?: number | null;
}
