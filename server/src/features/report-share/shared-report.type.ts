import type { SharedCellKind } from '@wence/schema';
import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { type Lazy, PageInfoType } from '../../platform/graphql/connection.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { ConfidenceName, CrossTableType } from '../cross/cross.type.js';
import type { CrossMeasure, CrossSetup } from '../cross-table/cross-setup.policy.js';
import { CrossMeasureName } from '../cross-table/saved-cross-table.type.js';
import { QuestionTypeName } from '../node/question-type.type.js';
import { QuestionReportType } from '../report/report.type.js';
import { ShareKindName } from './report-share.type.js';

@ObjectType('SharedPart', { description: 'All responses of a shared report, or those of one category.' })
export class SharedPartType {
  @Field(() => String, { nullable: true, description: 'Name of the category; null: all responses.' })
  name: string | null;

  @Field(() => Int, { nullable: true, description: 'Responses in it; null: too few.' })
  total: number | null;
}

@ObjectType('SharedQuestion', { description: 'A question of a shared report.' })
export class SharedQuestionType {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field({ description: 'What people call it.' })
  code: string;

  @Field({ description: 'Its newest title.' })
  title: string;

  @Field(() => QuestionTypeName, { description: 'Its newest type.' })
  type: number;

  @Field(() => Int, { description: 'Rows, fields and items that are left out because too few answered them.' })
  leftOut: number;

  @Field(() => QuestionReportType, { nullable: true, description: 'Its figures; null: too few answered it.' })
  report: QuestionReportType | null;
}

@ObjectType('SharedCrossTable', { description: 'A saved cross table of a shared report.' })
export class SharedCrossTableType {
  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => CrossMeasureName, { description: 'What its author lets the cells show.' })
  measure: CrossMeasure;

  @Field(() => ConfidenceName, { nullable: true, description: 'The level at which columns are compared; null: they are not.' })
  confidence: CrossSetup['confidence'];

  @Field(() => Boolean, { description: 'The comparison is corrected for the number of pairs in a row, after Bonferroni.' })
  bonferroni: boolean;

  @Field(() => Int, { nullable: true, description: 'Responses that its filter means; null: too few.' })
  total: number | null;

  @Field(() => Int, { description: 'Columns, and questions by questions, that are left out because too few are in them.' })
  leftOut: number;

  @ListSize(3)
  @Field(() => [CrossTableType], {
    description: 'For each column question one for each row question. Where columns are left out, what compares with them is as well.',
  })
  tables: readonly CrossTableType[];
}

@ObjectType('SharedColumn', { description: 'A column of shared answers.' })
export class SharedColumnType {
  @Field({ description: 'Stays whatever is edited.' })
  key: string;

  @Field({ description: 'Titles of question, row and option as plain text.' })
  label: string;

  @Field(() => String, { description: 'What its cells stand for: `text`, `instant` in ISO 8601, or `division`, a code of GB/T 2260.' })
  kind: SharedCellKind;
}

@ObjectType('SharedAnswer', { description: 'The answers of one response, as far as they are shared.' })
export class SharedAnswerType {
  @ListSize(5)
  @Field(() => [String], { nullable: 'items', description: 'What people read, in the order of the columns; null: no answer.' })
  cells: readonly (string | null)[];
}

@ObjectType('SharedAnswerEdge', { description: 'Shared answers and their place in the list.' })
export class SharedAnswerEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Field(() => SharedAnswerType, { description: 'The answers.' })
  node: SharedAnswerType;
}

@ObjectType('SharedAnswerConnection', { description: 'A page of shared answers, newest first.' })
export class SharedAnswerConnectionType {
  @Field(() => Int, { description: 'All of them, not only this page.' })
  totalCount: Lazy<number>;

  @Field(() => [SharedAnswerEdgeType], { description: 'The answers of this page.' })
  edges: readonly SharedAnswerEdgeType[];

  @Field(() => PageInfoType, { description: 'Where to go on.' })
  pageInfo: PageInfoType;
}

@ObjectType('SharedReport', { description: 'A report that was shared by link, as its visitors see it. It says nothing about its author.' })
export class SharedReportType {
  @Field(() => ShareKindName, { description: 'What it shows.' })
  kind: ShareKindName;

  @Field({ description: 'Its name.' })
  name: string;

  @Field({ description: 'Title of the survey.' })
  title: string;

  @Field(() => Int, { description: 'Figures of fewer responses are withheld.' })
  smallestBase: number;

  @Field({ description: 'Whether it shows what was typed.' })
  showTexts: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When its figures were read.' })
  readAt: Date;
}
