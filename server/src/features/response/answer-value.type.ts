import { createUnionType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';

/*
 * One type per kind of answer. A name that several of them have means the same and has one type, so that a query may ask for all of them at once.
 */

@ObjectType('ChoiceAnswer', { description: 'One option: of a single choice, a drop-down, a picture; of a row of a matrix.' })
export class ChoiceAnswerType {
  @Field(() => Int, { description: 'Local id of the option.' })
  optionId: number;

  @Field(() => String, { nullable: true, description: 'What was typed into the input of the option; null: nothing.' })
  otherText: string | null;
}

@ObjectType('MultipleChoiceAnswer', { description: 'Several options, or chosen words.' })
export class MultipleChoiceAnswerType {
  @ListSize(1)
  @Field(() => [ChoiceAnswerType], { description: 'The options in the order of the question.' })
  options: readonly ChoiceAnswerType[];
}

@ObjectType('TextAnswer', { description: 'A text: open, a name, an email address, a mobile number, a code.' })
export class TextAnswerType {
  @Field({ description: 'What was typed.' })
  text: string;
}

@ObjectType('NumberAnswer', { description: 'A rate, or the place of a slider.' })
export class NumberAnswerType {
  @Field(() => Float, { description: 'The number.' })
  number: number;
}

@ObjectType('EvaluationAnswer', { description: 'A level with tags and a comment.' })
export class EvaluationAnswerType {
  @Field(() => Int, { description: 'Number of the level, from 1.' })
  level: number;

  @Field(() => [String], { description: 'The tags of this level that were chosen.' })
  tags: readonly string[];

  @Field(() => String, { nullable: true, description: 'The comment; null: none.' })
  comment: string | null;
}

@ObjectType('FieldText', { description: 'What was typed into a field or a cell.' })
export class FieldTextType {
  @Field(() => Int, { description: 'Local id of the option that is the field or the column.' })
  optionId: number;

  @Field({ description: 'What was typed.' })
  text: string;
}

@ObjectType('FieldsAnswer', { description: 'Texts by field: of a form; of a row of a fill-in matrix.' })
export class FieldsAnswerType {
  @ListSize(1)
  @Field(() => [FieldTextType], { description: 'The fields that were filled in.' })
  fields: readonly FieldTextType[];
}

@ObjectType('TableRow', { description: 'A row of a table.' })
export class TableRowType {
  @ListSize(1)
  @Field(() => [FieldTextType], { description: 'The cells that were filled in, by column.' })
  fields: readonly FieldTextType[];
}

@ObjectType('TableAnswer', { description: 'Rows of cells.' })
export class TableAnswerType {
  @ListSize(1)
  @Field(() => [TableRowType], {
    description:
      'Of a fixed table its n-th row at place n, empty where nothing was filled in; of a growing one the rows that were filled in.',
  })
  rows: readonly TableRowType[];
}

@ObjectType('RankAnswer', { description: 'Options in order.' })
export class RankAnswerType {
  @Field(() => [Int], { description: 'Local ids of the options, first place first.' })
  optionIds: readonly number[];
}

@ObjectType('CascadeAnswer', { description: 'One option on each level.' })
export class CascadeAnswerType {
  @Field(() => [Int], { description: 'Local ids of the options, from the highest level down.' })
  optionIds: readonly number[];
}

@ObjectType('CityAnswer', { description: 'A place in a province.' })
export class CityAnswerType {
  @Field(() => [String], { description: 'Six-digit division codes: province, city, district, as many as are asked.' })
  codes: readonly string[];

  @Field(() => String, { nullable: true, description: 'The address within the district; null where it is not asked.' })
  detail: string | null;
}

@ObjectType('OptionWeight', { description: 'The number of an option.' })
export class OptionWeightType {
  @Field(() => Int, { description: 'Local id of the option.' })
  optionId: number;

  @Field(() => Int, { description: 'The whole number that it was given.' })
  weight: number;
}

@ObjectType('ProportionAnswer', { description: 'A whole number for each option.' })
export class ProportionAnswerType {
  @ListSize(1)
  @Field(() => [OptionWeightType], { description: 'The options that were given a number.' })
  weights: readonly OptionWeightType[];
}

@ObjectType('DateAnswer', { description: 'A date or a time.' })
export class DateAnswerType {
  @Field({ description: 'ISO 8601 without a zone, as far as asked: `2026-03-31`, `2026-03`, `2026-03-31T18:05`, `18:05`.' })
  date: string;
}

@ObjectType('FilesAnswer', { description: 'Files that were handed in, signatures and drawings.' })
export class FilesAnswerType {
  @Field(() => [ID], { description: 'Ids of the files, in the order of adding; the response has them in `files`.' })
  fileIds: readonly string[];
}

@ObjectType('PositionAnswer', { description: 'A place on earth.' })
export class PositionAnswerType {
  @Field(() => Float, { description: 'Degrees, WGS 84, -180 to 180.' })
  longitude: number;

  @Field(() => Float, { description: 'Degrees, WGS 84, -90 to 90.' })
  latitude: number;

  @Field(() => String, { nullable: true, description: 'The address in words; null: none.' })
  address: string | null;
}

@ObjectType('PointMark', { description: 'A mark on a picture.' })
export class PointMarkType {
  @Field(() => Float, { description: 'Share of the width of the picture, from its left edge, 0 to 1.' })
  x: number;

  @Field(() => Float, { description: 'Share of the height of the picture, from its upper edge, 0 to 1.' })
  y: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Local id of the option that the mark stands for; null where there is no choice of marks.',
  })
  optionId: number | null;
}

@ObjectType('PointsAnswer', { description: 'Marks on a picture.' })
export class PointsAnswerType {
  @ListSize(1)
  @Field(() => [PointMarkType], { description: 'The marks in the order of setting them.' })
  points: readonly PointMarkType[];
}

/** Values know the name of their type, so that finding it takes no search. */
export interface Named {
  readonly __typename: string;
}

const resolveType = ({ __typename }: Named): string => __typename;

export const MatrixCellType = createUnionType({
  name: 'MatrixCell',
  description: 'The answer in one row of a matrix, as its kind has it.',
  types: () => [ChoiceAnswerType, MultipleChoiceAnswerType, FieldsAnswerType, TextAnswerType, NumberAnswerType] as const,
  resolveType: resolveType as never, // The names are those of the types above.
});

@ObjectType('MatrixRow', { description: 'An answered row of a matrix.' })
export class MatrixRowType {
  @Field(() => Int, { description: 'Local id of the row.' })
  rowId: number;

  @Field(() => String, { nullable: true, description: 'What the respondent called it, where that is asked; null elsewhere.' })
  name: string | null;

  @Field(() => MatrixCellType, { description: 'The answer in it.' })
  value: Named;
}

@ObjectType('MatrixAnswer', { description: 'An answer for each row.' })
export class MatrixAnswerType {
  @ListSize(1)
  @Field(() => [MatrixRowType], { description: 'The answered rows.' })
  rows: readonly MatrixRowType[];
}

export const AnswerValueType = createUnionType({
  name: 'AnswerValue',
  description: 'An answer. Its type goes by the kind of the question (`answer` of the node).',
  types: () =>
    [
      ChoiceAnswerType,
      MultipleChoiceAnswerType,
      TextAnswerType,
      NumberAnswerType,
      EvaluationAnswerType,
      TableAnswerType,
      RankAnswerType,
      CascadeAnswerType,
      CityAnswerType,
      FieldsAnswerType,
      ProportionAnswerType,
      MatrixAnswerType,
      DateAnswerType,
      FilesAnswerType,
      PositionAnswerType,
      PointsAnswerType,
    ] as const,
  resolveType: resolveType as never, // As above.
});

@ObjectType('QuestionAnswer', { description: 'The answer to a question.' })
export class QuestionAnswerType {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => AnswerValueType, { description: 'What was answered.' })
  value: Named;
}
