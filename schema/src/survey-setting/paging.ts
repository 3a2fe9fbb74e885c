import { oneOfValues } from '../reading/json-schema.js';
import { readTextOf } from '../reading/read-items.js';
import { asGiven, type FieldText, type Field, unlimited } from '../reading/field.js';

/** The ways to divide the answering page: everything on one page, split at pages and page blocks, or one question per screen. */
export const PAGINGS = ['all', 'page', 'question'] as const;

export type Paging = (typeof PAGINGS)[number];

/**
 * Setting for the division of the answering page. It shares its meaning with `perPage`: `withPaging` of `definition/paging.ts` unites them, and the
 * schema names no default, since it depends on `perPage`.
 */
export const paging = ({ description }: FieldText): Field<Paging, 'all'> => ({
  description,
  default: 'all',
  read: (reader, key) => readTextOf(reader, key, PAGINGS),
  shape: asGiven,
  check: unlimited,
  schema: oneOfValues(PAGINGS),
});
