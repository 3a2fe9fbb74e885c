import {
  apply,
  type FieldFault,
  LIMITS,
  newCondition,
  type Quota,
  type QuotaDimension,
  type QuotaDraft,
  quotaDimensions,
  type QuotaEffect,
  type QuotaForm,
  quotaForm,
  quotaSaveFaults,
  type SurveyDefinition,
} from '@wence/schema';
import type { TFunction } from 'i18next';
import { conditionsOf } from '../../logic/rows/logic-drafts';
import { cellsOf, combinationCount, type GridLimits, limitsOf } from './quota-grid';

/** How texts call what a full quota does. */
export const EFFECT_WORDS = { 1: 'end', 2: 'screen', 3: 'close', 4: 'mark' } as const satisfies Readonly<Record<QuotaEffect, string>>;

export type TableForm = Extract<QuotaForm, { readonly kind: 'table' }> & { readonly limits: GridLimits };
export type CustomForm = Omit<Extract<QuotaForm, { readonly kind: 'custom' }>, 'limit'> & { readonly limit: number | null };

/** A quota at work: the limits of a table by combination, and the limit of a custom one perhaps not entered yet. */
export type EditedQuota = TableForm | CustomForm;

export const newTable = (): TableForm => ({ kind: 'table', name: '', nodeIds: [], cells: [], limits: new Map() });
export const newCustom = (): CustomForm => ({ kind: 'custom', name: '', conditions: [newCondition()], limit: null });

export function editedQuota(quota: Quota): EditedQuota {
  const form = quotaForm(quota);
  return form.kind === 'table' ? { ...form, limits: limitsOf(form.cells) } : form;
}

/** The questions of a table quota that are still there, in its own order. */
export function dimensionsOf(definition: SurveyDefinition, nodeIds: readonly number[]): QuotaDimension[] {
  const known = new Map(quotaDimensions(definition).map((dimension) => [dimension.node.id, dimension]));
  return nodeIds.flatMap((id) => known.get(id) ?? []);
}

/** Another choice of questions has other cells: limits that were entered for the ones before mean nothing in them. */
export const withQuestions = (form: TableForm, nodeIds: readonly number[]): TableForm => ({ ...form, nodeIds, limits: new Map() });

/** The result of a check: the quota as it is saved, or the faults that keep it from being saved. */
export type Checked = { readonly draft: QuotaDraft } | { readonly faults: readonly FieldFault[] };

/** Checks a form as the edit will be checked, and that it limits something at all. Fields are those of the form. */
export function checkQuotaForm(definition: SurveyDefinition, edited: EditedQuota): Checked {
  const form = { ...edited, name: edited.name.trim() };
  const { draft, faults } = form.kind === 'table' ? checkTable(definition, form) : checkCustom(definition, form);
  const { id, name } = form;
  // A name can be checked before there is anything to count.
  const named: QuotaDraft = { kind: 'custom', name, conditions: [], limit: 0, ...(id !== undefined && { id }) };
  if (!draft) return { faults: [...refusalOf(definition, named).filter(({ field }) => field === 'name'), ...faults] };
  const refused = refusalOf(definition, draft);
  return refused.length + faults.length > 0 ? { faults: [...faults, ...refused] } : { draft };
}

interface Built {
  /** Null: something is missing without which there is no quota to check. */
  readonly draft: QuotaDraft | null;
  readonly faults: readonly FieldFault[];
}

function checkTable(definition: SurveyDefinition, { limits, cells: _before, ...form }: TableForm): Built {
  const dimensions = dimensionsOf(definition, form.nodeIds);
  if (form.nodeIds.length === 0) return { draft: null, faults: [{ field: 'nodeIds', rule: 'required' }] };
  if (combinationCount(dimensions) > LIMITS.quotaCells) {
    return { draft: null, faults: [{ field: 'cells', rule: 'tooMany', limit: LIMITS.quotaCells }] };
  }
  const cells = cellsOf(dimensions, limits);
  return { draft: { ...form, cells }, faults: cells.length === 0 ? [{ field: 'cells', rule: 'required' }] : [] };
}

function checkCustom(definition: SurveyDefinition, { limit, ...form }: CustomForm): Built {
  const missing: FieldFault[] = [];
  if (limit === null) missing.push({ field: 'limit', rule: 'required' });
  if (form.conditions.length === 0) missing.push({ field: 'conditions', rule: 'noConditions' });
  const conditions = conditionsOf(definition, form.conditions);
  if (conditions && limit !== null) return { draft: { ...form, conditions, limit }, faults: missing };
  return { draft: null, faults: [...missing, ...quotaSaveFaults(definition, { ...form, limit: limit ?? 0 })] };
}

function refusalOf(definition: SurveyDefinition, quota: QuotaDraft): FieldFault[] {
  const applied = apply(definition, [{ op: 'saveQuota', quota }]);
  if (applied.ok || applied.fault.code !== 'invalid') return [];
  return applied.fault.faults.map((fault) => ({ ...fault, field: fault.field.replace(/^.*?quota\.?/, '') }));
}

type Translate = TFunction<'quota'>;

function wordsOf({ field, rule, limit = 0 }: FieldFault, { kind }: EditedQuota, t: Translate): string {
  if (field === 'name') {
    if (rule === 'notUnique') return t('fault.nameTaken');
    return rule === 'tooLong' ? t('fault.nameLong', { n: limit }) : t('fault.name');
  }
  if (field === 'nodeIds' && rule === 'required') return t('fault.questions');
  if (field === 'cells') return rule === 'required' ? t('fault.cells') : t('fault.tooMany', { n: limit });
  if (field === 'limit') return t('fault.limit');
  if (field === 'onFull') return t('fault.onFull');
  if (field.startsWith('conditions')) return t('fault.conditions');
  return t(kind === 'table' ? 'fault.table' : 'fault.conditions');
}

/** The faults of a quota in words, each of them once. */
export const quotaFaultWords = (faults: readonly FieldFault[], form: EditedQuota, t: Translate): string[] => [
  ...new Set(faults.map((fault) => wordsOf(fault, form, t))),
];
