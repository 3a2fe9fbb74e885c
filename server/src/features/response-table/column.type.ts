import type { ColumnKind, ColumnPart, Measure } from '@wence/schema';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Lazy, PageInfoType } from '../../platform/graphql/connection.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';

/** Names of the graph. The compiler refuses a kind, a measure or a part that has none. */
const KINDS = {
  CODE: 'code',
  FLAG: 'flag',
  STATE: 'state',
  INTEGER: 'integer',
  NUMBER: 'number',
  TEXT: 'text',
  DATE: 'date',
  TIME: 'time',
  INSTANT: 'instant',
} as const satisfies Record<Uppercase<ColumnKind>, ColumnKind>;

const MEASURES = { NOMINAL: 'nominal', ORDINAL: 'ordinal', SCALE: 'scale' } as const satisfies Record<Uppercase<Measure>, Measure>;

type UpperSnake<Word extends string> = Word extends 'rowCount' ? 'ROW_COUNT' : Uppercase<Word>;

const PARTS = {
  TEXT: 'text',
  NAME: 'name',
  STATE: 'state',
  TAG: 'tag',
  COMMENT: 'comment',
  ROW_COUNT: 'rowCount',
  LINES: 'lines',
  LEVEL: 'level',
  PROVINCE: 'province',
  CITY: 'city',
  DISTRICT: 'district',
  ADDRESS: 'address',
  DIVISION: 'division',
  COUNT: 'count',
  FILE: 'file',
  LONGITUDE: 'longitude',
  LATITUDE: 'latitude',
} as const satisfies Record<UpperSnake<ColumnPart>, ColumnPart>;

registerEnumType(KINDS, {
  name: 'ColumnKind',
  description: 'What the cells of a column are.',
  valuesConfig: {
    CODE: { description: 'The local id of an option that was chosen; `values` names it.' },
    FLAG: { description: '1: chosen, or true of the response. 0: not.' },
    STATE: { description: '1: answered. Says of a question whose other columns have no codes for it why it has no value.' },
    INTEGER: { description: 'A whole number that is never negative: a rate, a level, a place, a count.' },
    NUMBER: { description: 'Any number.' },
    TEXT: { description: 'A text.' },
    DATE: { description: 'A local date in ISO 8601, as exact as the question asks.' },
    TIME: { description: 'A local time of day in ISO 8601.' },
    INSTANT: { description: 'Milliseconds since 1970-01-01 UTC.' },
  },
});

registerEnumType(MEASURES, {
  name: 'ColumnMeasure',
  description: 'What may be done with the values of a column.',
  valuesConfig: {
    NOMINAL: { description: 'They are names.' },
    ORDINAL: { description: 'They have an order.' },
    SCALE: { description: 'They can be averaged.' },
  },
});

registerEnumType(PARTS, {
  name: 'ColumnPart',
  description: 'The part of an answer that a column holds, where it is not the answer itself.',
  valuesConfig: {
    TEXT: { description: 'What was typed into the input of an option.' },
    NAME: { description: 'The name that the respondent gave to a row.' },
    STATE: { description: 'Whether it was answered.' },
    TAG: { description: 'One tag of an evaluation.' },
    COMMENT: { description: 'A comment.' },
    ROW_COUNT: { description: 'Number of rows of a table that grows.' },
    LINES: { description: 'A table that grows, as text: a line for each row, a tab between its columns.' },
    LEVEL: { description: 'A level of a cascade.' },
    PROVINCE: { description: 'Code of a province.' },
    CITY: { description: 'Code of a city.' },
    DISTRICT: { description: 'Code of a district.' },
    ADDRESS: { description: 'An address.' },
    DIVISION: { description: 'Code of the smallest division that was given.' },
    COUNT: { description: 'How many there are.' },
    FILE: { description: 'Id of a file.' },
    LONGITUDE: { description: 'Degrees east of Greenwich, WGS 84.' },
    LATITUDE: { description: 'Degrees north of the equator, WGS 84.' },
  },
});

@ObjectType('ColumnValue', { description: 'A value that a column can have, as people read it.' })
export class ColumnValueType {
  @Field(() => String, { description: 'The value, as text: the local id of an option, 0 or 1, a status.' })
  value: string;

  @Field({ description: 'Code of the option, else the value.' })
  code: string;

  @Field({ description: 'Plain text.' })
  title: string;

  @Field({ description: 'The newest definition has it no more.' })
  retired: boolean;
}

@ObjectType('ColumnQuestion', {
  description: 'The question that a column belongs to, or the row of a matrix, which counts as one of its own.',
})
export class ColumnQuestionType {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => Int, { nullable: true, description: 'Local id of the row; null where it is the question itself.' })
  rowId: number | null;

  @Field({ description: 'Its newest code, such as `Q14`; of a row `Q14_1`.' })
  name: string;

  @Field({ description: 'Its newest title as plain text; of a row with that of the question.' })
  label: string;

  @Field({ description: 'The newest definition has it no more.' })
  retired: boolean;
}

@ObjectType('ResponseColumn', {
  description:
    'A column in which the answers of a survey are laid out, in tables, files and reports: the same over all versions. Cells have -3 where logic passed the question by, -2 where it was left open, -1 where it was not reached.',
})
export class ResponseColumnType {
  @Field({ description: 'Stays whatever is edited: `n12`, `n12_o5`. Small letters, digits and underscores.' })
  key: string;

  @Field({ description: 'Made of the newest codes: `Q1`, `Q2_1`. At most 64 letters, digits and underscores, unique in its survey.' })
  name: string;

  @Field({ description: 'Titles of question, row and option as plain text.' })
  label: string;

  @Field(() => KINDS, { description: 'What its cells are.' })
  kind: ColumnKind;

  @Field(() => MEASURES, { description: 'What may be done with its values.' })
  measure: Measure;

  @ListSize(5)
  @Field(() => [ColumnValueType], { description: 'Values by name, in their order; empty where any value goes.' })
  values: readonly ColumnValueType[];

  @Field(() => String, { nullable: true, description: 'Shared by the columns of options of which any number can be chosen.' })
  set: string | null;

  @Field(() => ColumnQuestionType, { nullable: true, description: 'Null of facts about the response itself, such as its source.' })
  question: ColumnQuestionType | null;

  @Field(() => Int, { nullable: true, description: 'Local id of the option, field or item that it is about.' })
  optionId: number | null;

  @Field(() => PARTS, { nullable: true, description: 'The part of the answer; null: the answer itself.' })
  part: ColumnPart | null;

  @Field(() => Int, { nullable: true, description: 'Which of several: a level, a file, from 1.' })
  index: number | null;

  @Field({ description: 'The newest definition has it no more; it keeps its place and what it got.' })
  retired: boolean;
}

@ObjectType('ResponseColumnEdge', { description: 'A column and its place in the list.' })
export class ResponseColumnEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Field(() => ResponseColumnType, { description: 'The column.' })
  node: ResponseColumnType;
}

@ObjectType('ResponseColumnConnection', {
  description: 'A page of the columns of a survey: facts about the response, then the questions in order.',
})
export class ResponseColumnConnectionType {
  @Field(() => Int, { description: 'All columns, not only this page.' })
  totalCount: Lazy<number>;

  @Field(() => [ResponseColumnEdgeType], { description: 'The columns of this page.' })
  edges: readonly ResponseColumnEdgeType[];

  @Field(() => PageInfoType, { description: 'Where to go on.' })
  pageInfo: PageInfoType;
}
