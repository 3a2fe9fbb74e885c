import { isExclusive, isOther, optionsOf, rowId, type SurveyNode } from '@wence/schema';
import { z } from 'zod';

/** Where the exclusive option stands on `/v1` (Spec 9). */
export const EXCLUSIVE_POSITION = 999;

const empty = z.object({}).describe('Always {} for these types');

/** An option as `/v1` names its fields (Spec 3, option). */
export const v1Option = z.object({
  id: z.number().int().describe('Row id'),
  code: z.string(),
  title: z.string(),
  rightTitle: z.literal(''),
  image: z.literal(''),
  position: z.number().int().describe('From 1; 999 for the exclusive option'),
  parentId: z.literal(0),
  group: z.literal(false),
  nodes: z.array(z.never()),
  other: z.boolean(),
  exclusive: z.boolean(),
  required: z.boolean(),
  locked: z.literal(false),
  type: z.literal(0),
  prefix: z.literal(''),
  setting: empty,
  optionKey: z.number().int().describe('Identity of the option across carry-over: its own row id'),
});

export type V1Option = z.input<typeof v1Option>;

export function toV1Options(surveyNumber: number, node: SurveyNode): V1Option[] {
  return optionsOf(node).map((option, index) => ({
    id: rowId(surveyNumber, option.id),
    code: option.code,
    title: option.title,
    rightTitle: '',
    image: '',
    position: isExclusive(option) ? EXCLUSIVE_POSITION : index + 1,
    parentId: 0,
    group: false,
    nodes: [],
    other: isOther(option),
    exclusive: isExclusive(option),
    required: option.required !== false,
    locked: false,
    type: 0,
    prefix: '',
    setting: {},
    optionKey: rowId(surveyNumber, option.id),
  }));
}
