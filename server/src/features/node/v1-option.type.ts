import { type OptionRecord, rowId } from '@wence/schema';
import { z } from 'zod';
import { toV1Ids, v1Ids } from './v1-row.type.js';

/** The position of the exclusive option on `/v1` (Spec 9), and so the highest position there is. */
export const EXCLUSIVE_POSITION = 999;

/** An option as `/v1` names its fields (Spec 3, option). */
export const v1Option = z
  .object({
    id: v1Ids.id,
    rowId: v1Ids.rowId,
    localId: v1Ids.localId,
    code: z.string(),
    title: z.string(),
    rightTitle: z.string().describe('The right end of a two-sided item'),
    image: z.string().describe('Stored name of a picture; empty: none'),
    position: z.number().int().describe('From 1 among its siblings; 999 for the exclusive option'),
    parentId: z.number().int().describe('Row id of the group or the higher level it stands in; 0: none'),
    group: z.boolean().describe('A heading over the options in `nodes`'),
    get nodes() {
      return z.array(v1Option).describe('The options of a group, the next level of a cascade');
    },
    other: z.boolean().describe('Carries a text input of its own'),
    exclusive: z.boolean().describe('Choosing it clears the rest'),
    required: z.boolean().describe('Whether its input must be filled in'),
    locked: z.boolean().describe('Keeps its place when the options are reordered'),
    type: z.number().int().describe('0 free text, 1 integer, 2 number, 3 mobile, 4 email, 5 letters, 6 Chinese characters, 90 drop-down'),
    prefix: z.string().describe('Text before its input'),
    setting: z.record(z.string(), z.unknown()).describe('Of its input; {} by default'),
    optionKey: z.number().int().describe('Identity of the option across carry-over: its own row id, or that of its source'),
  })
  .meta({ id: 'Option' });

export type V1Option = z.input<typeof v1Option>;

export function toV1Options(surveyNumber: number, options: readonly OptionRecord[]): V1Option[] {
  return options.map((option) => ({
    ...option,
    ...toV1Ids(surveyNumber, option.id),
    parentId: option.parentId === 0 ? 0 : rowId(surveyNumber, option.parentId),
    nodes: toV1Options(surveyNumber, option.nodes),
    setting: { ...option.setting },
    optionKey: rowId(surveyNumber, option.optionKey),
  }));
}
