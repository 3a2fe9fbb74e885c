import { type RowRecord, rowId } from '@wence/schema';
import { z } from 'zod';
import { toV1Ids, v1Ids } from './v1-row.type.js';

/** A row of a matrix or table, a picture to drag: what `/v1` calls a child of its question (Spec 3, question node). */
export const v1MatrixRow = z
  .object({
    ...v1Ids,
    code: z.string(),
    title: z.string(),
    rightTitle: z.string().describe('The right end of a two-sided row'),
    image: z.string().describe('Stored name of a picture; empty: none'),
    position: z.number().int().describe('From 1'),
    parentId: z.number().int().describe('Row id of its question'),
    other: z.boolean().describe('The respondent names the row'),
    locked: z.boolean().describe('Keeps its place when the rows are reordered'),
  })
  .meta({ id: 'MatrixRow' });

export type V1MatrixRow = z.input<typeof v1MatrixRow>;

export function toV1MatrixRows(surveyNumber: number, rows: readonly RowRecord[]): V1MatrixRow[] {
  return rows.map((row) => ({ ...row, ...toV1Ids(surveyNumber, row.id), parentId: rowId(surveyNumber, row.parentId) }));
}
