import { SCORING_NAMES, type Scoring, TEXT_MATCH_NAMES, type TextMatch } from '@wence/schema';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';

/** What both doors say of the fields. */
export const EXAM_TEXTS = {
  draw: 'Of a container in an exam: how many of its questions each respondent is asked, at random; fewer than it has.',
  exam: 'Its points in an exam and its key. Choices, open texts, rankings, single and multiple matrices and forms can be marked.',
  score: 'Points for a right answer, 0 to 100 in halves.',
  scoring: 'How a part of a right answer counts.',
  penalty: 'Points that a wrong answer costs, 0 to 100 in halves.',
  analysis: 'Plain text that explains the answer, at most 2,000 characters.',
  optionIds: 'Local ids of the right options: of a single choice any of them will do, of a ranking in the right order.',
  texts: 'At most 20 texts that are accepted, each of at most 200 characters.',
  match: 'How a typed text is compared with an accepted one.',
  tolerance: 'How far a number may be off.',
  rows: 'The right columns of rows of a matrix.',
  rowId: 'Local id of the row.',
  rowOptionIds: 'Local ids of its right columns.',
  fields: 'The texts that fields of a form accept.',
  fieldId: 'Local id of the field.',
} as const;

const ScoringName = enumType('ExamScoring', EXAM_TEXTS.scoring, SCORING_NAMES, {
  ALL_RIGHT: 'All or nothing.',
  PARTIAL: 'A share for what is right; one wrong choice among several takes all.',
  MANUAL: 'A person marks each answer, without a key; open texts and forms.',
});

const TextMatchName = enumType('ExamTextMatch', EXAM_TEXTS.match, TEXT_MATCH_NAMES, {
  EXACT: 'As a whole; capitals, widths of letters and the number of spaces make no difference.',
  CONTAINS: 'The accepted text stands in it.',
  NUMBER: 'As decimal numbers, within the tolerance.',
});

@ObjectType('ExamKeyRow', { description: 'The right columns of a row.' })
export class ExamKeyRowType {
  @Field(() => Int, { description: EXAM_TEXTS.rowId })
  rowId: number;

  @Field(() => [Int], { description: EXAM_TEXTS.rowOptionIds })
  optionIds: readonly number[];
}

@ObjectType('ExamKeyField', { description: 'The texts that a field accepts.' })
export class ExamKeyFieldType {
  @Field(() => Int, { description: EXAM_TEXTS.fieldId })
  optionId: number;

  @Field(() => [String], { description: EXAM_TEXTS.texts })
  texts: readonly string[];

  @Field(() => TextMatchName, { nullable: true, description: `${EXAM_TEXTS.match} Null: as a whole.` })
  match?: TextMatch;

  @Field(() => Float, { nullable: true, description: `${EXAM_TEXTS.tolerance} Null: not at all.` })
  tolerance?: number;
}

@ObjectType('NodeExam', { description: 'What a question counts for in an exam, and its key.' })
export class NodeExamType {
  @Field(() => Float, { description: EXAM_TEXTS.score })
  score: number;

  @Field(() => ScoringName, { nullable: true, description: `${EXAM_TEXTS.scoring} Null: all or nothing.` })
  scoring?: Scoring;

  @Field(() => Float, { nullable: true, description: `${EXAM_TEXTS.penalty} Null: none.` })
  penalty?: number;

  @Field(() => String, { nullable: true, description: EXAM_TEXTS.analysis })
  analysis?: string;

  @Field(() => [Int], { nullable: true, description: EXAM_TEXTS.optionIds })
  optionIds?: readonly number[];

  @Field(() => [String], { nullable: true, description: EXAM_TEXTS.texts })
  texts?: readonly string[];

  @Field(() => TextMatchName, { nullable: true, description: `${EXAM_TEXTS.match} Null: as a whole.` })
  match?: TextMatch;

  @Field(() => Float, { nullable: true, description: `${EXAM_TEXTS.tolerance} Null: not at all.` })
  tolerance?: number;

  @Field(() => [ExamKeyRowType], { nullable: true, description: EXAM_TEXTS.rows })
  rows?: readonly ExamKeyRowType[];

  @Field(() => [ExamKeyFieldType], { nullable: true, description: EXAM_TEXTS.fields })
  fields?: readonly ExamKeyFieldType[];
}

@InputType('ExamKeyRowInput', { description: 'The right columns of a row.' })
class ExamKeyRowInput {
  @Field(() => Int, { description: EXAM_TEXTS.rowId })
  rowId: number;

  @Field(() => [Int], { description: EXAM_TEXTS.rowOptionIds })
  optionIds: number[];
}

@InputType('ExamKeyFieldInput', { description: 'The texts that a field accepts.' })
class ExamKeyFieldInput {
  @Field(() => Int, { description: EXAM_TEXTS.fieldId })
  optionId: number;

  @Field(() => [String], { description: EXAM_TEXTS.texts })
  texts: string[];

  @Field(() => TextMatchName, { nullable: true, description: EXAM_TEXTS.match })
  match?: TextMatch | null;

  @Field(() => Float, { nullable: true, description: EXAM_TEXTS.tolerance })
  tolerance?: number | null;
}

@InputType('NodeExamInput', {
  description: 'What a question is to count for in an exam, and its key, as a whole. Which key it takes depends on its type.',
})
export class NodeExamInput {
  @Field(() => Float, { description: EXAM_TEXTS.score })
  score: number;

  @Field(() => ScoringName, { nullable: true, description: EXAM_TEXTS.scoring })
  scoring?: Scoring | null;

  @Field(() => Float, { nullable: true, description: EXAM_TEXTS.penalty })
  penalty?: number | null;

  @Field(() => String, { nullable: true, description: EXAM_TEXTS.analysis })
  analysis?: string | null;

  @Field(() => [Int], { nullable: true, description: EXAM_TEXTS.optionIds })
  optionIds?: number[] | null;

  @Field(() => [String], { nullable: true, description: EXAM_TEXTS.texts })
  texts?: string[] | null;

  @Field(() => TextMatchName, { nullable: true, description: EXAM_TEXTS.match })
  match?: TextMatch | null;

  @Field(() => Float, { nullable: true, description: EXAM_TEXTS.tolerance })
  tolerance?: number | null;

  @Field(() => [ExamKeyRowInput], { nullable: true, description: EXAM_TEXTS.rows })
  rows?: ExamKeyRowInput[] | null;

  @Field(() => [ExamKeyFieldInput], { nullable: true, description: EXAM_TEXTS.fields })
  fields?: ExamKeyFieldInput[] | null;
}

/** The exam part of an input as the edit language has it: a plain record, with null to take it away. */
export const examGiven = (exam: NodeExamInput | null | undefined): unknown => (exam ? (JSON.parse(JSON.stringify(exam)) as unknown) : exam);
