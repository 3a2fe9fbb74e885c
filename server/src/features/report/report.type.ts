import type { OptionFigures, QuestionFigures } from '@wence/schema';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
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

  @Field(() => [OptionCountType], { description: 'Options in their order, retired ones at the end; empty for an open text.' })
  options: OptionCountType[];

  @Field(() => [String], { description: 'Answers to an open text, newest first, at most 20.' })
  texts: string[];
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
export function questionReportOf({ options = [], text, ...figures }: QuestionFigures): QuestionReportType {
  return { ...figures, options: options.map(optionCountOf), texts: text?.latest ?? [] };
}

function optionCountOf({ other = false, exclusive = false, texts = [], ...figures }: OptionFigures): OptionCountType {
  return { ...figures, other, exclusive, texts };
}
