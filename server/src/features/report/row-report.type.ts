import type { FieldFigures, RowFigures } from '@wence/schema';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { NumberReportType, ValueCountType } from './count.type.js';
import { OptionCountType, optionCountOf } from './option-count.type.js';
import type { ReportFields } from './report-fields.js';

@ObjectType('FieldReport', {
  description: 'The figures of a field of a form, a column of a table or of a fill-in matrix, an item that is ranked or weighed.',
})
export class FieldReportType implements ReportFields<FieldFigures> {
  @Field(() => Int, { description: 'Local id of the option that it is.' })
  optionId: number;

  @Field(() => String, { description: 'What people call it.' })
  code: string;

  @Field(() => String, { description: 'Its newest title.' })
  title: string;

  @Field(() => Int, { description: 'Responses that filled it in, ranked or weighed it.' })
  base: number;

  @Field(() => Boolean, { description: 'Deleted since; it keeps the answers it got.' })
  retired: boolean;

  @Field(() => [String], { description: 'What was typed, newest first, at most 5.' })
  texts: string[];

  @Field(() => NumberReportType, {
    nullable: true,
    description: 'Typed numbers, places of a ranking counted from 1, weights; null where nothing of the kind is asked.',
  })
  numbers: NumberReportType | null;

  @ListSize(2)
  @Field(() => [ValueCountType], { description: 'Choices of a drop-down, places of a ranking; empty on others.' })
  values: ValueCountType[];

  @Field(() => Int, { description: 'Given, but not in `values`: no longer among the choices.' })
  others: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Of a weighed item, its share of all weights together, 0 to 100 with one decimal; null on others.',
  })
  share: number | null;
}

@ObjectType('RowReport', { description: 'The figures of one row of a matrix.' })
export class RowReportType implements ReportFields<RowFigures> {
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

  @Field(() => [String], {
    description: 'What was typed, newest first, at most 20; where respondents name the row, the names they gave it.',
  })
  texts: string[];

  @Field(() => NumberReportType, { nullable: true, description: 'Of a rating; null on others.' })
  numbers: NumberReportType | null;

  @ListSize(2)
  @Field(() => [ValueCountType], { description: 'Of a rating, each point of the scale; empty on others.' })
  values: ValueCountType[];

  @Field(() => Int, { description: 'Given, but not in `values`: off the present scale.' })
  others: number;

  @ListSize(1)
  @Field(() => [FieldReportType], { description: 'Columns of a fill-in matrix, retired ones at the end; empty on others.' })
  fields: FieldReportType[];
}

/** The graph spells out what the model leaves out. */
export function fieldReportOf({ text, ...figures }: FieldFigures): FieldReportType {
  return { numbers: null, values: [], others: 0, share: null, ...figures, texts: text?.latest ?? [] };
}

export function rowReportOf({ text, options = [], fields = [], ...figures }: RowFigures): RowReportType {
  return {
    numbers: null,
    values: [],
    others: 0,
    ...figures,
    options: options.map(optionCountOf),
    fields: fields.map(fieldReportOf),
    texts: text?.latest ?? [],
  };
}
