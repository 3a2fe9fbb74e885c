import { LIMITS, type Quota, QUOTA_EFFECTS, type QuotaForm, rowId } from '@wence/schema';
import { z } from 'zod';
import { invalidInput } from '../../platform/errors/app-error.js';
import { rowInBody, toV1Ids, v1Ids } from '../node/v1-row.type.js';
import { localIdIn } from '../survey/row.policy.js';
import type { Survey } from '../survey/survey.entity.js';
import { conditionFormOf, conditionIn, IDS_AS_READ, localId, refuseOtherIds, rowOrNone } from './logic.v1.js';
import { toV1Condition, v1Condition } from './v1-logic.type.js';

const limit = z.int().describe(`Most responses, 0 to ${LIMITS.quotaLimit}; 0 closes it`);
const kind = z.enum(['table', 'custom']).describe('How it counts: by combinations of options, or by conditions');
const effect = z.literal(QUOTA_EFFECTS);
const EFFECTS = 'When a cell is full: 1 ends as over quota, 2 screens out, 3 closes the options that lead into it, 4 only marks';
const cell = z
  .strictObject({ optionId: z.array(rowInBody).describe('Row ids of one option per question, in their order'), limit })
  .meta({ id: 'QuotaCellLimit' });
const NODES = `table: row ids of the 1 to ${LIMITS.quotaQuestions} questions, which take one choice, that it divides by`;
const CELLS = `table: combinations with a limit, at most ${LIMITS.quotaCells}; others are unlimited`;
const NAME = `1 to ${LIMITS.quotaName} characters, unique among the quotas`;

/** A quota of the draft as it is read. */
export const v1Quota = z
  .object({
    ...v1Ids,
    surveyId: z.string(),
    kind,
    name: z.string().describe(NAME),
    enabled: z.boolean().describe('Whether it is in force'),
    onFull: effect.describe(EFFECTS),
    nodeIds: z.array(rowInBody).describe(`${NODES}; empty on others`),
    cells: z.array(cell).describe(`${CELLS}; empty on others`),
    conditions: z.array(v1Condition).describe('custom: which responses count; empty on others'),
    limit: limit.nullable().describe('custom: most responses; 0 closes it; null on others'),
  })
  .meta({ id: 'Quota', description: 'A sample quota of the draft' });

/** A whole quota, also as it was read; what its kind does not have may be absent, null or empty. */
export const quotaIn = z.strictObject({
  id: rowOrNone.describe('Row id of the quota to replace; absent, null or 0: a new one, at the end'),
  surveyId: z.string(),
  kind,
  name: z.string().describe(NAME),
  enabled: z.boolean().nullish().describe('Whether it is in force; default true'),
  onFull: effect.nullish().describe(`${EFFECTS}; default 1`),
  nodeIds: z.array(rowInBody).nullish().describe(NODES),
  cells: z.array(cell).nullish().describe(CELLS),
  conditions: z.array(conditionIn).nullish().describe('custom: which responses count; all conditions in order'),
  limit: limit.nullish().describe('custom: most responses; 0 closes it'),
  ...IDS_AS_READ,
});

export type QuotaIn = z.output<typeof quotaIn>;

export function toV1Quota(survey: Survey, quota: Quota): z.input<typeof v1Quota> {
  const { id, name, enabled = true, onFull = 1 } = quota;
  const row = (each: number): number => rowId(survey.number, each);
  return {
    ...toV1Ids(survey.number, id),
    surveyId: survey.id,
    kind: quota.kind,
    name,
    enabled,
    onFull,
    nodeIds: quota.kind === 'table' ? quota.nodeIds.map(row) : [],
    cells: quota.kind === 'table' ? quota.cells.map((each) => ({ optionId: each.optionId.map(row), limit: each.limit })) : [],
    conditions: quota.kind === 'custom' ? quota.conditions.map((condition) => toV1Condition(survey, condition)) : [],
    limit: quota.kind === 'custom' ? quota.limit : null,
  };
}

/** Converts the body of an author into a form with local ids. A0404 for a row of another survey; A0400 for what the kind does not have. */
export function quotaFormOfV1(survey: Survey, body: QuotaIn): QuotaForm {
  refuseOtherIds(body);
  const { id, name, enabled, onFull, nodeIds, cells, conditions } = body;
  const base = { id: localId(survey, id), name, enabled: enabled ?? undefined, onFull: onFull ?? undefined };
  if (body.kind === 'table') {
    refuseGiven({ conditions, limit: body.limit });
    return {
      ...base,
      kind: 'table',
      nodeIds: (nodeIds ?? []).map((each) => localIdIn(survey, each)),
      cells: (cells ?? []).map((each) => ({ optionId: each.optionId.map((option) => localIdIn(survey, option)), limit: each.limit })),
    };
  }
  refuseGiven({ nodeIds, cells });
  if (typeof body.limit !== 'number') throw invalidInput([{ field: 'limit', rule: 'required' }]);
  return { ...base, kind: 'custom', conditions: (conditions ?? []).map((each) => conditionFormOf(survey, each)), limit: body.limit };
}

/** An empty list says as little as none: quotas are saved as they were read. */
function refuseGiven(fields: Readonly<Record<string, unknown>>): void {
  const given = Object.entries(fields).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined,
  );
  if (given.length > 0) throw invalidInput(given.map(([field]) => ({ field, rule: 'notAllowed' })));
}
