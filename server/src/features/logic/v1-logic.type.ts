import { type Condition, conditionRecord, type LogicItem, logicRecord, rowId } from '@wence/schema';
import { z } from 'zod';
import { toV1Ids, v1Ids } from '../node/v1-row.type.js';
import type { Survey } from '../survey/survey.entity.js';

const row = z.number().int().describe('Row id');
const rows = z.array(row);

export const v1Condition = z
  .object({
    ...v1Ids,
    nodeId: row.describe('Row id of the question whose answer is looked at'),
    childId: row.nullable().describe('Row id of a row of it; null: any row'),
    optionId: rows.describe('Row ids of options that the algorithm speaks of'),
    operator: z.literal([1, 2]).describe('How it joins to the condition before it: 1 and, 2 or; and binds tighter'),
    parentId: z
      .number()
      .int()
      .describe('Number of the brackets that it stands in together with its neighbours of the same number; 0: none'),
    algorithm: z.number().int().describe('1 to 12'),
    result: z.array(z.union([z.string(), z.number()])).describe('Values compared with; two for between'),
  })
  .meta({ id: 'Condition' });

/** A logic item as `/v1` names its fields (Spec 3, logic item; condition). */
export const v1Logic = z
  .object({
    ...v1Ids,
    surveyId: z.string(),
    model: z.literal([1, 2]).describe('1 question logic, 2 option logic'),
    type: z.literal([1, 2]).describe('1 jump, on model 2 carry-over; 2 show or hide'),
    nodeId: row.describe('Row id of the question that owns it'),
    optionType: z.literal([1, 2]).nullable().describe('Model 2: 1 options, 2 sub-questions; null on model 1'),
    algorithm: z.literal([1, 2]).nullable().describe('1 show, 2 hide; null on jumps and carry-over'),
    optionId: rows.describe('What option logic shows or hides. A jump: its target, a row id, 0 normal end or -1 screening end'),
    after: row
      .nullable()
      .describe('Carry-over: the own option or sub-question that the carried ones stand behind, 0 before all; null: behind the own ones'),
    conditions: z.array(v1Condition),
    removeConditionIds: rows.max(0).describe('In an answer always empty'),
  })
  .meta({ id: 'LogicItem' });

export type V1Logic = z.input<typeof v1Logic>;

export function toV1Logic(survey: Survey, item: LogicItem): V1Logic {
  const { id, nodeId, target, optionId, after, ...own } = logicRecord(item, survey.id);
  return {
    ...own,
    ...toV1Ids(survey.number, id),
    nodeId: rowId(survey.number, nodeId),
    optionId: target === null ? optionId.map((each) => rowId(survey.number, each)) : [rowOrEnd(survey, target)],
    after: after === null ? null : rowOrEnd(survey, after),
    conditions: item.conditions.map((condition) => toV1Condition(survey, condition)),
    removeConditionIds: [],
  };
}

/** The ends of a jump and the place before all options are no rows and travel as they are. */
function rowOrEnd(survey: Survey, id: number): number {
  return id > 0 ? rowId(survey.number, id) : id;
}

export function toV1Condition(survey: Survey, condition: Condition): z.input<typeof v1Condition> {
  const { id, nodeId, childId, optionId, result, ...own } = conditionRecord(condition);
  return {
    ...own,
    ...toV1Ids(survey.number, id),
    nodeId: rowId(survey.number, nodeId),
    childId: childId === null ? null : rowId(survey.number, childId),
    optionId: optionId.map((each) => rowId(survey.number, each)),
    result: [...result],
  };
}
