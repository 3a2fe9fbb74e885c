import { z } from 'zod';

/** A row id in a path or query. */
export const rowInAddress = z.coerce.number().int().positive();

/** A row id in a body. */
export const rowInBody = z.number().int().positive().describe('Row id');

/** The parent of something in a body: a row id, or 0. */
export const parentInBody = z.number().int().min(0).optional().describe('Row id of what it stands in; 0: the top level');
