import type { ConditionForm, FieldFault, LogicForm, QuotaForm } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import { given } from '../../platform/graphql/given.js';
import type { FieldNamer } from '../survey/field-namer.type.js';
import { valueGiven } from './compared-value.type.js';
import { LogicKindName } from './logic-enums.type.js';
import type { LogicConditionInput, SaveLogicInput } from './logic.inputs.js';
import { QuotaKindName } from './quota.type.js';
import type { SaveQuotaInput } from './quota.inputs.js';

const MODEL_AND_TYPE = {
  [LogicKindName.JUMP]: { model: 1, type: 1 },
  [LogicKindName.SHOW_HIDE]: { model: 1, type: 2 },
  [LogicKindName.OPTIONS]: { model: 2, type: 2, optionType: 1 },
  [LogicKindName.ROWS]: { model: 2, type: 2, optionType: 2 },
  [LogicKindName.CARRY_OVER]: { model: 2, type: 1, optionType: 1 },
} as const;

/** Converts the input of an author into the form that the save check takes. */
export function logicFormOf({
  localId,
  kind,
  carryInto,
  carryAfter,
  optionIds,
  conditions,
  ...own
}: Omit<SaveLogicInput, 'surveyId'>): LogicForm {
  if (carryInto && kind !== LogicKindName.CARRY_OVER) throw invalidInput([{ field: 'carryInto', rule: 'notAllowed' }]);
  const rest = given({ ...own, id: localId, optionId: optionIds, optionType: carryInto, after: carryAfter });
  return { ...MODEL_AND_TYPE[kind], ...rest, conditions: conditionForms(conditions) };
}

export function quotaFormOf({ localId, kind, nodeIds, cells, conditions, limit, ...own }: Omit<SaveQuotaInput, 'surveyId'>): QuotaForm {
  const base = { ...given({ ...own, id: localId }), name: own.name };
  if (kind === QuotaKindName.TABLE) {
    refuseOthers({ conditions, limit });
    const cellForms = (cells ?? []).map(({ optionIds: optionId, limit: most }) => ({ optionId, limit: most }));
    return { ...base, kind: 'table', nodeIds: nodeIds ?? [], cells: cellForms };
  }
  refuseOthers({ nodeIds, cells });
  if (limit === null || limit === undefined) throw invalidInput([{ field: 'limit', rule: 'required' }]);
  return { ...base, kind: 'custom', conditions: conditionForms(conditions ?? []), limit };
}

/** Faults in the words of the graph: lists of ids and local ids say so, and `kind` stands for model, type and option type. */
export const logicFieldName = (field: string): string =>
  field
    .replaceAll(/\boptionId\b/g, 'optionIds')
    .replace(/\bid$/, 'localId')
    .replace(/\bparentId$/, 'group')
    .replace(/^after$/, 'carryAfter')
    .replace(/^(?:model|type|optionType)$/, 'kind');

export const graphFieldName: FieldNamer = (_operation, field) => logicFieldName(field) || 'input';

function refuseOthers(fields: Readonly<Record<string, unknown>>): void {
  const faults = Object.keys(given(fields)).map((field): FieldFault => ({ field, rule: 'notAllowed' }));
  if (faults.length > 0) throw invalidInput(faults);
}

function conditionForms(conditions: readonly LogicConditionInput[]): ConditionForm[] {
  return conditions.map(({ localId, optionIds, operator, group, result, ...own }) => ({
    ...given({ ...own, id: localId, optionId: optionIds, parentId: group }),
    operator: operator ?? 1,
    ...(result && { result: result.map(valueGiven) }),
  }));
}
