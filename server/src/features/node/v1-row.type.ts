import { z } from 'zod';

/** A row id in a path or query. */
export const rowInAddress = z.coerce.number().int().positive();

/** A row id in a body. */
export const rowInBody = z.number().int().positive().describe('Row id');

/** The only value that a field of a later type may have until that type is here. */
export const unused = <T extends 0 | false | ''>(value: T) => z.literal(value).optional();
