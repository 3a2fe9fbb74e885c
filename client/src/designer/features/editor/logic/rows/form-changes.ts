import {
  type ConditionForm,
  findNode,
  type LogicForm,
  type LogicKind,
  newCondition,
  type OperandNeeds,
  operandNeeds,
  type SurveyDefinition,
  withSource,
} from '@wence/schema';

/** A rule of a question that has just been added: nothing is chosen but what kind it is. */
export function newForm(kind: LogicKind, nodeId: number): LogicForm {
  const conditions = [newCondition()];
  switch (kind) {
    case 'jump':
      return { model: 1, type: 1, nodeId, conditions };
    case 'show':
      return { model: 1, type: 2, nodeId, algorithm: 1, conditions };
    case 'options':
      return { model: 2, type: 2, nodeId, algorithm: 1, optionType: 1, conditions };
    case 'rows':
      return { model: 2, type: 2, nodeId, algorithm: 1, optionType: 2, conditions };
    case 'carryOver':
      return { model: 2, type: 1, nodeId, optionType: 1, conditions };
  }
}

/** A rule or a custom quota: both have conditions. */
interface Conditional {
  readonly conditions: readonly ConditionForm[];
}

export const withNewCondition = <F extends Conditional>(form: F): F => ({ ...form, conditions: [...form.conditions, newCondition()] });

export const withoutCondition = <F extends Conditional>(form: F, place: number): F => ({
  ...form,
  conditions: form.conditions.filter((_, index) => index !== place),
});

export const withCondition = <F extends Conditional>(form: F, place: number, condition: ConditionForm): F => ({
  ...form,
  conditions: form.conditions.map((before, index) => (index === place ? condition : before)),
});

export { withSource };

/** The operands a condition needs; undefined until its question and algorithm are chosen. */
export function needsOf(definition: SurveyDefinition, { nodeId, algorithm }: ConditionForm): OperandNeeds | undefined {
  const node = nodeId === undefined ? undefined : findNode(definition, nodeId);
  return node && algorithm !== undefined ? operandNeeds(node, algorithm) : undefined;
}

/** Asks something else of the same question. What the new algorithm can use as well stays. */
export function withAlgorithm(definition: SurveyDefinition, condition: ConditionForm, algorithm: number): ConditionForm {
  const { childId, optionId = [], result = [], ...rest } = condition;
  const next = { ...rest, algorithm };
  const needs = needsOf(definition, next);
  if (!needs) return next;
  const options = optionId.slice(0, needs.options.max);
  const values = result.slice(0, needs.values.max);
  return {
    ...next,
    ...(childId !== undefined && needs.rows.max > 0 && { childId }),
    ...(options.length > 0 && { optionId: options }),
    ...(values.length > 0 && { result: values }),
  };
}

/** Writes one of the values that are compared with. One that is emptied at the end is none. */
export function withValue(condition: ConditionForm, place: number, value: string | number): ConditionForm {
  const { result = [], ...rest } = condition;
  const values = [...result];
  while (values.length < place) values.push('');
  values[place] = value;
  while (values.at(-1) === '') values.pop();
  return values.length > 0 ? { ...rest, result: values } : rest;
}
