import { findNode, type RowRecord, rowRecord, rowsOf, type SurveyDefinition } from '@wence/schema';
import { Field, Int, ObjectType } from 'type-graphql';
import { PartOf } from '../../platform/graphql/access.decorator.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import type { NodeRef } from '../node/node.service.js';
import { LOCAL_ID, localPartId } from '../survey/part-id.policy.js';
import { notFound } from '../../platform/errors/app-error.js';

@PartOf('Survey')
@ObjectType('SurveyRow', { implements: NodeInterface, description: 'A row of a matrix or of a fixed table, a picture to drag.' })
export class SurveyRowType implements NodeInterface {
  id: string;

  @Field(() => Int, { description: LOCAL_ID })
  localId: number;

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

export function rowViews(rows: readonly RowRecord[], surveyId: string): SurveyRowType[] {
  return rows.map((row) => ({ ...row, id: localPartId(surveyId, row.id), localId: row.id }));
}

/** The rows of one question of a definition, in order; A0404 when it has no such question. */
export function rowsIn(definition: SurveyDefinition, surveyId: string, nodeId: number): SurveyRowType[] {
  const node = findNode(definition, nodeId);
  if (!node) throw notFound();
  const rows = rowsOf(node).map((row, place) => rowRecord(row, place, nodeId));
  return rowViews(rows, surveyId);
}

/** One row of a question; A0404 when it has no such row. */
export function rowIn(definition: SurveyDefinition, { surveyId, nodeId }: NodeRef, rowId: number | undefined): SurveyRowType {
  const row = rowsIn(definition, surveyId, nodeId).find(({ localId }) => localId === rowId);
  if (!row) throw notFound();
  return row;
}
