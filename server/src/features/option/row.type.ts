import { findNode, type RowRecord, rowRecord, rowsOf, type SurveyDefinition } from '@wence/schema';
import { Field, Int, ObjectType } from 'type-graphql';
import { notFound } from '../../platform/errors/app-error.js';

@ObjectType('SurveyRow', { description: 'A row of a matrix or of a fixed table, a picture to drag.' })
export class SurveyRowType implements RowRecord {
  @Field(() => Int, { description: 'Local to the survey, in one space with questions and options; never used again.' })
  id: number;

  @Field({ description: 'The running number as text, unless the author changed it; unique among the rows.' })
  code: string;

  @Field({ description: '1 to 1,000 characters.' })
  title: string;

  @Field({ description: 'The right end of a two-sided row; empty: none.' })
  rightTitle: string;

  @Field({ description: 'Stored name of a picture; empty: none.' })
  image: string;

  @Field(() => Int, { description: 'Place in the question, from 1.' })
  position: number;

  @Field(() => Int, { description: 'The question it is a row of.' })
  parentId: number;

  @Field({ description: 'The respondent names the row.' })
  other: boolean;

  @Field({ description: 'It keeps its place when the rows are reordered.' })
  locked: boolean;
}

/** The rows of one question of a definition, in order; A0404 when it has no such question. */
export function rowsIn(definition: SurveyDefinition, nodeId: number): SurveyRowType[] {
  const node = findNode(definition, nodeId);
  if (!node) throw notFound();
  return rowsOf(node).map((row, place) => rowRecord(row, place, nodeId));
}

/** One row of a question; A0404 when it has no such row. */
export function rowIn(definition: SurveyDefinition, nodeId: number, rowId: number | undefined): SurveyRowType {
  const row = rowsIn(definition, nodeId).find(({ id }) => id === rowId);
  if (!row) throw notFound();
  return row;
}
