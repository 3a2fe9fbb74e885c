import { z } from 'zod';
import { withoutAsRead } from '../../platform/route/as-read.js';
import { nestedOptions, optionFields } from '../node/v1-fields.type.js';
import { EXCLUSIVE_POSITION } from '../node/v1-option.type.js';
import { parentInBody, rowInBody } from '../node/v1-row.type.js';
import { localIdIn, parentIdIn } from '../survey/row.policy.js';
import type { Survey } from '../survey/survey.entity.js';
import type { PartEntry } from './part-changes.js';
import { CHANGED_AS_READ } from './parts-as-read.js';

/** Selects the list of a question that a call is about. */
export const listKind = z.literal([1, 2]).default(1).describe('1 options, 2 rows of a matrix or table');

export const partPosition = z.number().int().min(1).max(EXCLUSIVE_POSITION).optional();

const placed = { ...optionFields, position: partPosition, parentId: parentInBody };
const identified = { id: rowInBody.optional(), ...placed, ...CHANGED_AS_READ };

/** Options to be added, groups and levels with what is in them. */
export const newOption = nestedOptions('NewOption', placed);
/** Options that are there, or, without an `id`, new ones. */
export const editedOption = nestedOptions('EditedOption', identified);

interface OptionInBody extends Partial<Omit<z.output<typeof editedOption>, 'nodes'>> {
  readonly nodes?: readonly OptionInBody[];
}

/** An option or row of a body as an entry of a list of changes. */
export function entryOf(survey: Survey, option: OptionInBody): PartEntry {
  const { id, position, parentId, group, nodes, ...fields } = withoutAsRead(option, CHANGED_AS_READ);
  return {
    id: id === undefined ? undefined : localIdIn(survey, id),
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    group,
    position,
    parentId: parentId === undefined ? undefined : (parentIdIn(survey, parentId) ?? 0),
    nodes: nodes?.map((inner) => entryOf(survey, inner)),
  };
}
