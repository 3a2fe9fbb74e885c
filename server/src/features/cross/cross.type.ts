import { LIMITS } from '@wence/schema';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { CrossCellType, CrossMeanCellType, CrossMeanType, CrossTotalType } from './cross-cell.type.js';
import { CrossChiSquareType, CrossGroupType } from './cross-group.type.js';
import type { CrossColumn, CrossMeanRow, CrossQuestion, CrossReport, CrossRow, CrossTable } from './cross-report.type.js';

/** Names of the graph for levels of confidence. */
export enum ConfidenceName {
  NINETY = 90,
  NINETY_FIVE = 95,
  NINETY_NINE = 99,
}

registerEnumType(ConfidenceName, {
  name: 'ConfidenceLevel',
  description: 'How sure a difference has to be.',
  valuesConfig: {
    NINETY: { description: '90 %.' },
    NINETY_FIVE: { description: '95 %.' },
    NINETY_NINE: { description: '99 %.' },
  },
});

@ObjectType('CrossQuestion', { description: 'A question, or a row of a matrix, that a table is made of.' })
export class CrossQuestionType implements CrossQuestion {
  @Field(() => Int, { description: 'Local id of the row if it is a row, else of the question.' })
  localId: number;

  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => Int, { nullable: true, description: 'Local id of the row of a matrix; null on others.' })
  rowId: number | null;

  @Field(() => String, { description: 'What people call it: `Q2`; of a row of a matrix `Q14_1`.' })
  code: string;

  @Field(() => String, { description: 'Newest title of the question.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'Newest title of the row of a matrix; null on others.' })
  rowTitle: string | null;

  @Field(() => Boolean, { description: 'Deleted since; it keeps the answers it got.' })
  retired: boolean;

  @Field(() => Boolean, {
    description: 'A response can be in several of its categories, as of a multiple choice: shares can add up to more than 100.',
  })
  overlapping: boolean;

  @Field(() => Boolean, { description: 'Its categories are divisions, titled by their codes (GB/T 2260).' })
  divisions: boolean;
}

@ObjectType('CrossColumn', { description: 'A column of a table.' })
export class CrossColumnType implements CrossColumn {
  @Field(() => Int, { nullable: true, description: 'Local id of its option; null for a point of a scale or a division.' })
  localId: number | null;

  @Field(() => String, { description: 'What people call it; the point or range of a scale (`7`, `0–10`); the code of a division.' })
  code: string;

  @Field(() => String, { description: 'Its newest title.' })
  title: string;

  @Field(() => Boolean, { description: 'Deleted since; it keeps the answers it got.' })
  retired: boolean;

  @Field(() => String, { description: 'By which other columns refer to it: A to Z, then AA, AB …, running on through the whole report.' })
  letter: string;

  @Field(() => Int, { description: 'Responses in it that answered all questions of the table.' })
  base: number;

  @Field(() => Boolean, {
    description: `Its base is below ${LIMITS.smallBase}: shares are unsure, and it is not compared with other columns.`,
  })
  smallBase: boolean;
}

@ObjectType('CrossRow', { description: 'A row of a table.' })
export class CrossRowType implements CrossRow {
  @Field(() => Int, { nullable: true, description: 'Local id of its option; null for a point of a scale or a division.' })
  localId: number | null;

  @Field(() => String, { description: 'What people call it; the point or range of a scale (`7`, `0–10`); the code of a division.' })
  code: string;

  @Field(() => String, { description: 'Its newest title.' })
  title: string;

  @Field(() => Boolean, { description: 'Deleted since; it keeps the answers it got.' })
  retired: boolean;

  @Field(() => CrossTotalType, { description: 'All responses of the table, each once.' })
  total: CrossTotalType;

  @ListSize(5)
  @Field(() => [CrossCellType], { description: 'Its cells, in the order of the columns.' })
  cells: CrossCellType[];
}

@ObjectType('CrossMeanRow', { description: 'Numbers by column: of the question as a whole, or of one item that is ranked or weighed.' })
export class CrossMeanRowType implements CrossMeanRow {
  @Field(() => Int, { nullable: true, description: 'Local id of the item; null for the question as a whole.' })
  localId: number | null;

  @Field(() => String, { description: 'What people call the item; empty for the question as a whole.' })
  code: string;

  @Field(() => String, { description: 'Newest title of the item; empty for the question as a whole.' })
  title: string;

  @Field(() => Boolean, { description: 'Deleted since; it keeps the answers it got.' })
  retired: boolean;

  @Field(() => CrossMeanType, { description: 'All responses of the table, each once.' })
  total: CrossMeanType;

  @ListSize(5)
  @Field(() => [CrossMeanCellType], { description: 'Its cells, in the order of the columns.' })
  cells: CrossMeanCellType[];
}

@ObjectType('CrossTable', {
  description: 'One question by another, or by one within another. It counts the responses that answered all of them.',
})
export class CrossTableType implements CrossTable {
  @Field(() => CrossQuestionType, { description: 'The question of the rows.' })
  row: CrossQuestionType;

  @Field(() => CrossQuestionType, { description: 'The question of the columns.' })
  column: CrossQuestionType;

  @Field(() => CrossQuestionType, {
    nullable: true,
    description: 'The question whose categories stand within each category of the column question; null where columns are not nested.',
  })
  inner: CrossQuestionType | null;

  @Field(() => Int, { description: 'Responses that were shown all questions of the table.' })
  asked: number;

  @Field(() => Int, { description: 'Responses that answered all of them.' })
  base: number;

  @ListSize(5)
  @Field(() => [CrossColumnType], {
    description: `Columns in the order of the question, of nested ones by outer category, at most ${LIMITS.crossCategoryColumns}: of more those with the most responses.`,
  })
  columns: CrossColumnType[];

  @ListSize(5)
  @Field(() => [CrossGroupType], {
    description:
      'The outer categories that the columns stand within, in the order of the columns; only columns of one of them are compared. Empty where columns are not nested.',
  })
  groups: CrossGroupType[];

  @ListSize(5)
  @Field(() => [CrossRowType], {
    description: `Rows in the order of the question, at most ${LIMITS.crossCategoryRows}: of more those with the most responses. Empty where there are only numbers.`,
  })
  rows: CrossRowType[];

  @ListSize(1)
  @Field(() => [CrossMeanRowType], {
    description:
      'Of rates, sliders, evaluations (by level), typed numbers, places of a ranking (counted from 1), weights; empty on others.',
  })
  means: CrossMeanRowType[];

  @Field(() => CrossChiSquareType, {
    nullable: true,
    description:
      'Null where a response can be in several rows or columns, where there are fewer than two of either, and where columns are nested: each group has its own.',
  })
  chiSquare: CrossChiSquareType | null;

  @Field(() => Int, { description: 'Rows that the table was cut by; the figures of the others take them into account.' })
  omittedRows: number;

  @Field(() => Int, { description: 'Columns that the table was cut by.' })
  omittedColumns: number;
}

@ObjectType('CrossReport', { description: 'Questions by questions.' })
export class CrossReportType implements CrossReport {
  @Field(() => ID, { description: 'The survey.' })
  surveyId: string;

  @Field(() => Int, { description: 'Number of the last event of the log of responses that is in the figures.' })
  seq: number;

  @Field(() => GraphQLISODateTime, { description: 'When the figures were brought up to date.' })
  updatedAt: Date;

  @Field(() => Int, { description: 'Responses that the filter means.' })
  base: number;

  @ListSize(5)
  @Field(() => [CrossTableType], {
    description: 'A table for each column question and, within it, for each row question, in the order asked for.',
  })
  tables: CrossTableType[];
}
