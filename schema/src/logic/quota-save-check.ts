import { answerKindOf } from '../definition/answer-kind.js';
import type { CustomQuota, SurveyDefinition, TableQuota } from '../definition/definition.js';
import { at, FaultList, type FieldFault } from '../reading/fault.js';
import { checkConditionForm } from './condition-faults.js';
import { knownOptions } from './known-choices.js';
import { type ConditionForm, conditionForms, type SavedCondition } from './logic-form.js';
import { type Outline, outlineOf } from './outline.js';

/** The algorithm of conditions that options are checked (Spec 3, logic algorithm codes). */
const CHECKED = 1;

type Unsaved<T extends { readonly id: number }> = Omit<T, 'id'> & { readonly id?: number };

/** A quota while its author is at work on it; without an id it is new. */
export type QuotaForm =
  | Unsaved<TableQuota>
  | (Omit<Unsaved<CustomQuota>, 'conditions'> & { readonly conditions: readonly ConditionForm[] });

type Saved = Unsaved<TableQuota> | (Omit<Unsaved<CustomQuota>, 'conditions'> & { readonly conditions: readonly SavedCondition[] });

/** A saved quota, or a draft of one in an operation, as its author sees it. */
export const quotaForm = (quota: Saved): QuotaForm =>
  quota.kind === 'table' ? quota : { ...quota, conditions: conditionForms(quota.conditions) };

type TableForm = Extract<QuotaForm, { readonly kind: 'table' }>;

function checkCells(faults: FaultList, path: string, { nodeIds, cells }: TableForm, outline: Outline): void {
  const options = nodeIds.map((id) => {
    const node = outline.places.get(id)?.node;
    return new Set(node === undefined ? [] : knownOptions(outline, node).map((option) => option.id));
  });
  cells.forEach(({ optionId }, place) => {
    optionId.forEach((id, dimension) => {
      if (options[dimension]?.has(id) === false) faults.add(at(at(at(path, place), 'optionId'), dimension), 'notAllowed');
    });
  });
}

function checkTable(faults: FaultList, path: string, form: TableForm, outline: Outline): void {
  form.nodeIds.forEach((id, dimension) => {
    const node = outline.places.get(id)?.node;
    if (node === undefined || answerKindOf(node) !== 'single') faults.add(at(at(path, 'nodeIds'), dimension), 'notAllowed');
  });
  checkCells(faults, at(path, 'cells'), form, outline);
}

/** Whether the conditions are one alone, that options of a choice are checked: only these can be closed. */
function isOneChoice([condition, ...others]: readonly ConditionForm[], { places }: Outline): boolean {
  const node = places.get(condition?.nodeId ?? 0)?.node;
  if (others.length > 0 || !node || condition?.algorithm !== CHECKED || condition.childId !== undefined) return false;
  return ['single', 'multiple'].includes(answerKindOf(node));
}

/**
 * Returns the faults that keep a quota from being saved, apart from its own limits (`definition/faults/quota-faults.ts`). Names are unique in the
 * survey. A table quota divides by questions that take one choice, its cells name options of theirs. The conditions of a
 * custom quota are like those of logic, on any question: it looks at finished responses. Only one whose single condition is that options are checked
 * can close them.
 */
export function quotaSaveFaults(definition: SurveyDefinition, form: QuotaForm, path = ''): FieldFault[] {
  const faults = new FaultList();
  const outline = outlineOf(definition);
  const isTaken = (definition.quotas ?? []).some(({ id, name }) => id !== form.id && name === form.name);
  if (isTaken) faults.add(at(path, 'name'), 'notUnique');
  if (form.kind === 'table') checkTable(faults, path, form, outline);
  else {
    const conditions = at(path, 'conditions');
    if (form.onFull === 3 && !isOneChoice(form.conditions, outline)) faults.add(at(path, 'onFull'), 'notAllowed');
    form.conditions.forEach((condition, place) => checkConditionForm(faults, at(conditions, place), condition, outline, () => true));
  }
  return faults.all;
}
