import type { OptionFigures, QuestionFigures, RowFigures } from '@wence/schema';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { QuestionTypeName } from '../node/question-type.type.js';

@ObjectType('OptionCount', { description: 'One option in the column of counts of its question.' })
export class OptionCountType {
  @Field(() => Int, { description: 'Local id of the option.' })
  optionId: number;

  @Field(() => String, { description: 'What people call it.' })
  code: string;

  @Field(() => String, { description: 'Its newest title.' })
  title: string;

  @Field(() => Int, { description: 'Responses that chose it.' })
  count: number;

  @Field(() => Float, { description: 'Share of the base, 0 to 100 with one decimal; 0 on an empty base.' })
  percent: number;

  @Field(() => Boolean, { description: 'Deleted since; it keeps the answers it got.' })
  retired: boolean;

  @Field(() => Boolean, { description: 'Has an input of its own.' })
  other: boolean;

  @Field(() => Boolean, { description: 'Choosing it clears the rest.' })
  exclusive: boolean;

  @Field(() => [String], { description: 'What was typed into its input, newest first, at most 20.' })
  texts: string[];
}

@ObjectType('NumberReport', { description: 'What is said of numbers: rates, sliders, evaluations by their level.' })
export class NumberReportType {
  @Field(() => Int, { description: 'Numbers given.' })
  answered: number;

  @Field(() => Float, { nullable: true, description: 'Rounded to two decimals; null while there are none.' })
  mean: number | null;

  @Field(() => Float, { nullable: true, description: 'The smallest; null while there are none.' })
  min: number | null;

  @Field(() => Float, { nullable: true, description: 'The largest; null while there are none.' })
  max: number | null;
}

@ObjectType('RowReport', { description: 'The figures of one row of a matrix.' })
export class RowReportType {
  @Field(() => Int, { description: 'Local id of the row.' })
  rowId: number;

  @Field(() => String, { description: 'What people call it.' })
  code: string;

  @Field(() => String, { description: 'Its newest title.' })
  title: string;

  @Field(() => Int, { description: 'Responses that answered it.' })
  base: number;

  @Field(() => Boolean, { description: 'Deleted since; it keeps the answers it got.' })
  retired: boolean;

  @ListSize(5)
  @Field(() => [OptionCountType], { description: 'Columns in their order, retired ones at the end; empty where nothing is chosen.' })
  options: OptionCountType[];

  @Field(() => [String], { description: 'What was typed, newest first, at most 20.' })
  texts: string[];

  @Field(() => NumberReportType, { nullable: true, description: 'Of a rating; null on others.' })
  numbers: NumberReportType | null;
}

@ObjectType('QuestionReport', { description: 'The figures of one question.' })
export class QuestionReportType {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => String, { description: 'What people call it.' })
  code: string;

  @Field(() => String, { description: 'Its newest title.' })
  title: string;

  @Field(() => QuestionTypeName, { description: 'Its newest type.' })
  type: number;

  @Field(() => Int, { description: 'Responses that answered it.' })
  base: number;

  @Field(() => Boolean, { description: 'Deleted since; it keeps the answers it got.' })
  retired: boolean;

  @ListSize(5)
  @Field(() => [OptionCountType], { description: 'Options in their order, retired ones at the end; empty where nothing is chosen.' })
  options: OptionCountType[];

  @Field(() => [String], { description: 'Answers to an open text, newest first, at most 20.' })
  texts: string[];

  @Field(() => NumberReportType, { nullable: true, description: 'Of a rate, slider or evaluation; null on others.' })
  numbers: NumberReportType | null;

  @ListSize(3)
  @Field(() => [RowReportType], { description: 'Each row of a matrix on its own; empty on others.' })
  rows: RowReportType[];
}

@ObjectType('OverallReport', { description: 'Totals of every question.' })
export class OverallReportType {
  @Field(() => ID, { description: 'The survey.' })
  surveyId: string;

  @Field(() => Int, { description: 'Number of the last event of the log of responses that is in the figures.' })
  seq: number;

  @Field(() => Int, { description: 'Responses counted.' })
  total: number;

  @Field(() => GraphQLISODateTime, { description: 'When the figures were brought up to date.' })
  updatedAt: Date;

  @Field(() => [QuestionReportType], { description: 'In the order of the survey, retired questions at the end.' })
  questions: QuestionReportType[];
}

/** The graph spells out what the model leaves out. */
export function questionReportOf({ rows = [], ...figures }: QuestionFigures): QuestionReportType {
  return { ...spelledOut(figures), rows: rows.map(spelledOut) };
}

function spelledOut<T extends Pick<RowFigures, 'options' | 'text' | 'numbers'>>({ options = [], text, numbers, ...figures }: T) {
  return { ...figures, options: options.map(optionCountOf), texts: text?.latest ?? [], numbers: numbers ?? null };
}

function optionCountOf({ other = false, exclusive = false, texts = [], ...figures }: OptionFigures): OptionCountType {
  return { ...figures, other, exclusive, texts };
}
