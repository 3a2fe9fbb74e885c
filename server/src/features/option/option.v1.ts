import { z } from 'zod';
import { unused } from '../node/v1-row.type.js';
import type { OptionEntry } from './option-changes.js';
import { EXCLUSIVE_POSITION } from '../node/v1-option.type.js';

/** Fields of an option that a `/v1` body may carry. Those of later types may be spelled out as they are when unused. */
const fields = {
  title: z.string().optional(),
  code: z.string().optional(),
  other: z.boolean().optional(),
  exclusive: z.boolean().optional(),
  required: z.boolean().optional(),
  position: z.number().int().min(1).max(EXCLUSIVE_POSITION).optional(),
  parentId: unused(0),
  group: unused(false),
  locked: unused(false),
  rightTitle: unused(''),
  image: unused(''),
  prefix: unused(''),
  type: unused(0),
  setting: z.strictObject({}).optional(),
  nodes: z.array(z.unknown()).max(0).optional(),
};

const rowId = z.number().int().positive();

export const newOption = z.strictObject(fields);
/** `optionKey` may be sent back as it was read. */
export const changedOption = z.strictObject({ id: rowId, optionKey: rowId.optional(), ...fields });
export const editedOption = z.strictObject({ id: rowId.optional(), optionKey: rowId.optional(), ...fields });

/** An option of a body as an entry of a list of changes. Its own id is the row's, already taken apart. */
export function entryOf({ title, code, other, exclusive, required, position }: z.output<typeof newOption>, id?: number): OptionEntry {
  return { id, fields: { title, code, other, exclusive, required }, position };
}
