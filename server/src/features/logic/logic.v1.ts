import { type ConditionForm, type FieldFault, leftInGroups, type LogicForm, splitRowId } from '@wence/schema';
import { z } from 'zod';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { changedAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { rowInBody, toV1Ids, v1Ids } from '../node/v1-row.type.js';
import type { FieldNamer } from '../survey/field-namer.type.js';
import { localIdIn } from '../survey/row.policy.js';
import type { Survey } from '../survey/survey.entity.js';

/** The numbers that an item and its conditions have beside their `id`. */
export const IDS_AS_READ = readOnlyKeys(v1Ids, { id: 0 });

/** Programs send what they do not know yet as null or 0. */
export const rowOrNone = z.number().int().min(0).nullish();
const oneOrTwo = z.literal([1, 2]).nullish();

export const conditionIn = z
  .strictObject({
    id: rowOrNone.describe('Row id of a condition that the saved item has; absent, null or 0: a new one'),
    nodeId: rowOrNone.describe('Row id of the question whose answer is looked at'),
    childId: rowOrNone.describe('Row id of a row of it; absent, null or 0: any row'),
    optionId: z.array(rowInBody).nullish().describe('Row ids of options that the algorithm speaks of'),
    operator: oneOrTwo.describe('1 and (default), 2 or'),
    parentId: z
      .number()
      .int()
      .min(0)
      .nullish()
      .describe(
        'Neighbours with the same number stand in brackets, which the operator of the first one joins to what stands before; absent, null or 0: none',
      ),
    algorithm: z.number().int().min(0).nullish().describe('1 to 12, as `algorithms` of the sources of logic list them'),
    result: z
      .array(z.union([z.string(), z.number()]))
      .nullish()
      .describe('Values compared with; two for between'),
    ...IDS_AS_READ,
  })
  .meta({ id: 'ConditionToSave' });

/** The body of a save (Spec 7, logic). All of an item, also as it was read; fields that its kind does not have are passed over. */
export const logicIn = z.strictObject({
  id: rowOrNone.describe('Row id of the item to replace; absent, null or 0: a new one'),
  model: z.literal([1, 2]).describe('1 question logic, 2 option logic'),
  type: z.literal([1, 2]).describe('1 jump, on model 2 carry-over; 2 show or hide'),
  surveyId: z.string(),
  nodeId: rowOrNone.describe('Row id of the question that owns it'),
  optionType: oneOrTwo.describe('Model 2: 1 options, 2 sub-questions'),
  algorithm: oneOrTwo.describe('1 show, 2 hide'),
  optionId: z
    .array(z.number().int().min(-1))
    .nullish()
    .describe('Row ids; of a jump the target: a row id, 0 normal end or -1 screening end'),
  after: z
    .number()
    .int()
    .min(0)
    .nullish()
    .describe(
      'Carry-over: row id of the own option or sub-question that the carried ones stand behind, 0 before all; absent or null: behind the own ones',
    ),
  conditions: z.array(conditionIn).describe('All conditions in order; saved ones that are not among them go'),
  removeConditionIds: z.array(rowInBody).nullish().describe('Row ids of conditions that go, whether they are among `conditions` or not'),
  ...IDS_AS_READ,
});

export type LogicIn = z.output<typeof logicIn>;

/** An item or a quota with the numbers that it was read with. */
interface WithIds {
  readonly id?: number | null | undefined;
  readonly conditions?: readonly { readonly id?: number | null | undefined }[] | null | undefined;
}

/** Refuses an item, a quota or a condition whose numbers are not those of its `id` (A0400). */
export function refuseOtherIds(body: WithIds): void {
  invalidWhen(otherIds(body, ''), ...(body.conditions ?? []).map((condition, place) => otherIds(condition, `conditions[${place}]`)));
}

function otherIds(part: { readonly id?: number | null | undefined }, path: string): FieldFault[] {
  const row = part.id ? splitRowId(part.id) : null;
  return changedAsRead(part, row ? toV1Ids(row.surveyNumber, row.localId) : undefined, IDS_AS_READ, path);
}

/** Converts the body of an author into a form with local ids. Throws A0404 for a row of another survey. */
export function logicFormOf(survey: Survey, body: LogicIn): LogicForm {
  refuseOtherIds(body);
  const { id, model, type, nodeId, optionType, algorithm, optionId, after, conditions, removeConditionIds } = body;
  const gone = new Set((removeConditionIds ?? []).map((each) => localIdIn(survey, each)));
  const forms = conditions.map((condition) => conditionFormOf(survey, condition));
  const kept = leftInGroups(forms, (condition) => (gone.has(condition.id ?? 0) ? undefined : condition));
  const form = { id: localId(survey, id), model, type, nodeId: localId(survey, nodeId), conditions: kept };
  if (model === 1 && type === 1) return { ...form, target: rowOrEnd(survey, optionId?.[0]) };
  if (model === 1) return { ...form, algorithm: algorithm ?? undefined };
  if (type === 1) return { ...form, optionType: optionType ?? 1, after: rowOrEnd(survey, after ?? undefined) };
  return {
    ...form,
    algorithm: algorithm ?? undefined,
    optionType: optionType ?? undefined,
    optionId: (optionId ?? []).map((each) => localIdIn(survey, each)),
  };
}

/** A jump's target travels as the first option id. */
export const v1FieldName: FieldNamer = (_operation, field) => (field === 'target' ? 'optionId' : field || 'body');

export function conditionFormOf(survey: Survey, condition: z.output<typeof conditionIn>): ConditionForm {
  const { id, nodeId, childId, optionId, operator, parentId, algorithm, result } = condition;
  return {
    id: localId(survey, id),
    nodeId: localId(survey, nodeId),
    childId: localId(survey, childId),
    optionId: (optionId ?? []).map((each) => localIdIn(survey, each)),
    operator: operator ?? 1,
    parentId: parentId || undefined,
    algorithm: algorithm || undefined,
    result: result ?? [],
  };
}

/** The local id of a row of this survey; undefined for none. */
export function localId(survey: Survey, row: number | null | undefined): number | undefined {
  return row ? localIdIn(survey, row) : undefined;
}

/** The ends of a jump and the place before all options are no rows and travel as they are. */
function rowOrEnd(survey: Survey, row: number | undefined): number | undefined {
  return row === undefined || row <= 0 ? row : localIdIn(survey, row);
}
