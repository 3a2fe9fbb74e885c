import { rowId } from '@wence/schema';
import { z } from 'zod';

/** The numbers by which a part of a survey is known: a node, an option, a row, logic or a condition. */
export const v1Ids = {
  id: z.number().int().describe('The same as `rowId`, under the name by which editing routes take it'),
  rowId: z.number().int().describe('Number of this part among those of all surveys: what editing routes of `/v1` name it by'),
  localId: z.number().int().describe('Number of this part within its survey: what definitions, answers, reports and the graph name it by'),
};

export function toV1Ids(surveyNumber: number, localId: number): { id: number; rowId: number; localId: number } {
  const row = rowId(surveyNumber, localId);
  return { id: row, rowId: row, localId };
}

/** A row id in a path or query. */
export const rowInAddress = z.coerce.number().int().positive();

/** A row id in a body. */
export const rowInBody = z.number().int().positive().describe('Row id');

/** The parent of something in a body: a row id, or 0. */
export const parentInBody = z.number().int().min(0).optional().describe('Row id of what it stands in; 0: the top level');
