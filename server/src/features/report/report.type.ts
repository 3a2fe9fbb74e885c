import type { QuestionFigures } from '@wence/schema';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { ResponseFilter } from '../response/response-query.type.js';
import { QuestionTypeName } from '../node/question-type.type.js';
import { NumberReportType, ValueCountType } from './count.type.js';
import type { FiledQuestion } from './named-files.js';
import { OptionCountType, optionCountOf } from './option-count.type.js';
import { AreaCountType, DateReportType, FilesReportType, GivenPositionType, PointsReportType } from './place-report.type.js';
import { FieldReportType, fieldReportOf, RowReportType, rowReportOf } from './row-report.type.js';
import type { OverallReport } from './overall-report.service.js';
import type { ReportFields } from './report-fields.js';

/** The same figures as `/v1` sends them, for features that show some of them. */
export { questionShape } from './report-shapes.js';

@ObjectType('QuestionReport', {
  description:
    'The figures of one question. Which parts it has follows from its type; lists that do not apply are empty, the rest is null.',
})
export class QuestionReportType implements ReportFields<QuestionFigures> {
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
  @Field(() => [OptionCountType], {
    description:
      'Options in their order, retired ones at the end: what is chosen, the levels of an evaluation, all levels of a cascade, the kinds of marks on a picture. Empty on others.',
  })
  options: OptionCountType[];

  @Field(() => [String], {
    description:
      'What was typed, newest first, at most 20: answers to an open text, comments on an evaluation, addresses within a district.',
  })
  texts: string[];

  @Field(() => NumberReportType, {
    nullable: true,
    description: 'Of a rate, slider, evaluation or a text that is to be a number; null on others.',
  })
  numbers: NumberReportType | null;

  @ListSize(3)
  @Field(() => [ValueCountType], { description: 'Points of a rate or slider; months, years or hours of a date or time. Empty on others.' })
  values: ValueCountType[];

  @Field(() => Int, {
    description: 'Given, but not in `values` or `areas`: off the present scale, earlier than the latest 240 months, beyond 1000 divisions.',
  })
  others: number;

  @ListSize(2)
  @Field(() => [FieldReportType], {
    description:
      'Fields of a form, columns of a table over all its rows, items that are ranked or weighed, retired ones at the end; empty on others.',
  })
  fields: FieldReportType[];

  @ListSize(3)
  @Field(() => [RowReportType], { description: 'Each row of a matrix, each picture that is dragged, on its own; empty on others.' })
  rows: RowReportType[];

  @Field(() => NumberReportType, { nullable: true, description: 'How many rows of a table a response filled in; null on others.' })
  rowCounts: NumberReportType | null;

  @Field(() => DateReportType, { nullable: true, description: 'Of a date or time that somebody has answered; null on others.' })
  dates: DateReportType | null;

  @ListSize(2)
  @Field(() => [AreaCountType], { description: 'Of a city question, provinces by code, then cities by code; empty on others.' })
  areas: AreaCountType[];

  @Field(() => FilesReportType, { nullable: true, description: 'Of an upload or a signature; null on others.' })
  files: FilesReportType | null;

  @ListSize(2)
  @Field(() => [GivenPositionType], { description: 'The newest positions, newest first, at most 20; empty on other types.' })
  positions: GivenPositionType[];

  @Field(() => PointsReportType, { nullable: true, description: 'Of a plot or heat map; null on others.' })
  points: PointsReportType | null;
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

  /** The responses that were asked for; not shown. */
  filter: ResponseFilter | null;
}

/** A report as the graph shows it, with the filter that it was read under. */
export const overallReportOf = ({ questions, ...report }: OverallReport, filter: ResponseFilter | null = null): OverallReportType => ({
  ...report,
  filter,
  questions: questions.map(questionReportOf),
});

/** The graph spells out what the model leaves out. */
export function questionReportOf({
  options = [],
  rows = [],
  fields = [],
  text,
  points,
  positions = [],
  ...figures
}: FiledQuestion): QuestionReportType {
  return {
    numbers: null,
    values: [],
    others: 0,
    rowCounts: null,
    dates: null,
    areas: [],
    files: null,
    ...figures,
    options: options.map(optionCountOf),
    rows: rows.map(rowReportOf),
    fields: fields.map(fieldReportOf),
    texts: text?.latest ?? [],
    positions: positions.map(({ address = null, ...place }) => ({ ...place, address })),
    points: points ? { picture: null, ...points } : null,
  };
}
