import {
  type ConditionDraft,
  type ConditionForm,
  isUnsaved,
  type LogicForm,
  type LogicDraft,
  type LogicItem,
  type LogicKind,
  logicForm,
  logicKindOf,
  type SurveyDefinition,
} from '@wence/schema';
import { needsOf, newForm } from './form-changes';

/** Rules that are being worked on, by a name of their own: the id of a saved one, or that of a row which is not saved yet. */
export type LogicDrafts = ReadonlyMap<string, LogicForm>;

export interface LogicRow {
  readonly key: string;
  readonly form: LogicForm;
  /** The rule as it is saved; undefined for a new one. */
  readonly saved: LogicItem | undefined;
  readonly isUnsaved: boolean;
}

export const keyOf = (id: number): string => String(id);

const rowOf = (definition: SurveyDefinition, key: string, form: LogicForm, saved?: LogicItem): LogicRow => ({
  key,
  form,
  saved,
  isUnsaved: isUnsaved(definition, form),
});

/** The rules of one kind that a question has, those that are saved and then those that are not (Spec 4, logic rows). */
export function rowsOf(definition: SurveyDefinition, drafts: LogicDrafts, nodeId: number, kind: LogicKind): LogicRow[] {
  const items = (definition.logic ?? []).filter((item) => item.nodeId === nodeId && logicKindOf(item) === kind);
  const known = new Set((definition.logic ?? []).map(({ id }) => keyOf(id)));
  const saved = items.map((item) => rowOf(definition, keyOf(item.id), drafts.get(keyOf(item.id)) ?? logicForm(item), item));
  // A rule that somebody else has removed meanwhile is a new one to whoever is still at work on it.
  const others = [...drafts].filter(([key, form]) => !known.has(key) && form.nodeId === nodeId && logicKindOf(form) === kind);
  return [...saved, ...others.map(([key, form]) => rowOf(definition, key, asNew(form)))];
}

function asNew(form: LogicForm): LogicForm {
  const { id: _gone, conditions, ...rest } = form;
  return { ...rest, conditions: conditions.map(({ id: _old, ...condition }) => condition) };
}

/** Nothing has been chosen yet in a rule that was only just added. */
const isBlank = (definition: SurveyDefinition, form: LogicForm): boolean =>
  form.nodeId !== undefined && JSON.stringify(form) === JSON.stringify(newForm(definition, logicKindOf(form), form.nodeId));

/** The names of the drafts in which somebody has chosen something that is not saved. */
export const unsavedKeys = (definition: SurveyDefinition, drafts: LogicDrafts): string[] =>
  [...drafts.keys()].filter((key) => {
    const form = drafts.get(key);
    return form !== undefined && isUnsaved(definition, form) && !isBlank(definition, form);
  });

/** Returns whether discarding the drafts would lose work. */
export const hasUnsaved = (definition: SurveyDefinition, drafts: LogicDrafts): boolean => unsavedKeys(definition, drafts).length > 0;

/** Converts a typed value to the type in which it is saved. */
function valueOf(value: string | number, isNumeric: boolean): string | number {
  if (typeof value === 'number') return value;
  const text = value.trim();
  return isNumeric && text !== '' ? Number(text) : text;
}

/** Conditions in which nothing is missing as what is saved; null where something is. */
export function conditionsOf(definition: SurveyDefinition, conditions: readonly ConditionForm[]): ConditionDraft[] | null {
  const complete = conditions.flatMap((condition) => {
    const { nodeId: source, algorithm, result = [] } = condition;
    if (source === undefined || algorithm === undefined) return [];
    const isNumeric = needsOf(definition, condition)?.isNumeric ?? false;
    const values = result.map((value) => valueOf(value, isNumeric));
    return [{ ...condition, nodeId: source, algorithm, ...(values.length > 0 && { result: values }) }];
  });
  return complete.length === conditions.length ? complete : null;
}

/** A form in which nothing is missing as what is saved; null where something is. */
export function itemOf(definition: SurveyDefinition, form: LogicForm): LogicDraft | null {
  const conditions = conditionsOf(definition, form.conditions);
  return form.nodeId === undefined || !conditions ? null : { ...form, nodeId: form.nodeId, conditions };
}
