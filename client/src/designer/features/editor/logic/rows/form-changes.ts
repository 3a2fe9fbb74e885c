import {
  carrySources,
  type ConditionForm,
  conditionOffer,
  conditionSources,
  findNode,
  groupWithPrevious,
  isWithPrevious,
  leftInGroups,
  type LogicForm,
  type LogicKind,
  newCondition,
  type OperandNeeds,
  operandNeeds,
  partFromPrevious,
  type SurveyDefinition,
  withSource,
} from '@wence/schema';

/** The question that a new rule most likely looks at: the nearest one before it, for a jump its own. */
function firstCondition(definition: SurveyDefinition, kind: LogicKind, nodeId: number): ConditionForm {
  const sources = kind === 'carryOver' ? carrySources(definition, nodeId) : conditionSources(definition, nodeId, kind);
  const source = sources.at(-1)?.id;
  const [first] = source === undefined ? [] : (conditionOffer(definition, source, kind)?.algorithms ?? []);
  return { ...newCondition(), ...(first && { nodeId: source, algorithm: first.algorithm }) };
}

/** A rule of a question that has just been added, with what is most likely chosen already. */
export function newForm(definition: SurveyDefinition, kind: LogicKind, nodeId: number): LogicForm {
  const conditions = [firstCondition(definition, kind, nodeId)];
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
export interface Conditional {
  readonly conditions: readonly ConditionForm[];
}

export const withNewCondition = <F extends Conditional>(form: F): F => ({ ...form, conditions: [...form.conditions, newCondition()] });

export const withoutCondition = <F extends Conditional>(form: F, place: number): F => ({
  ...form,
  conditions: leftInGroups(form.conditions, (condition, index) => (index === place ? undefined : condition)),
});

/** Puts a condition in brackets with the one before it; where they are in brackets, takes the two apart. */
export const withBracketsToggled = <F extends Conditional>(form: F, place: number): F => ({
  ...form,
  conditions: isWithPrevious(form.conditions, place) ? partFromPrevious(form.conditions, place) : groupWithPrevious(form.conditions, place),
});

export const withCondition = <F extends Conditional>(form: F, place: number, condition: ConditionForm): F => ({
  ...form,
  conditions: form.conditions.map((before, index) => (index === place ? condition : before)),
});

/**
 * Looks at another question. Algorithm, options and values start over (Spec 4, logic); where nothing was chosen yet, with the first test of the new
 * question.
 */
export function withQuestion(definition: SurveyDefinition, condition: ConditionForm, nodeId: number): ConditionForm {
  if (condition.nodeId === nodeId) return condition;
  const isFresh = condition.id === undefined && !condition.optionId?.length && !condition.result?.length;
  const [first] = isFresh ? (conditionOffer(definition, nodeId, 'quota')?.algorithms ?? []) : [];
  return { ...withSource(condition, nodeId), ...(first && { algorithm: first.algorithm }) };
}

/** The operands a condition needs; undefined until its question and algorithm are chosen. */
export function needsOf(definition: SurveyDefinition, { nodeId, algorithm }: ConditionForm): OperandNeeds | undefined {
  const node = nodeId === undefined ? undefined : findNode(definition, nodeId);
  return node && algorithm !== undefined ? operandNeeds(node, algorithm) : undefined;
}

/** A word of a rule that is still to be chosen. `place`: that of its condition; absent for what happens then. */
export type OpenWord = 'question' | 'row' | 'algorithm' | 'option' | 'value' | 'target' | 'parts';

function openWordIn(definition: SurveyDefinition, condition: ConditionForm): OpenWord | undefined {
  if (condition.nodeId === undefined) return 'question';
  if (condition.algorithm === undefined) return 'algorithm';
  const needs = needsOf(definition, condition);
  if (!needs) return undefined;
  if (needs.rows.min > 0 && condition.childId === undefined) return 'row';
  if (needs.options.min > (condition.optionId ?? []).length) return 'option';
  return needs.values.min > (condition.result ?? []).length ? 'value' : undefined;
}

/** The name of a word of a rule among all its words: two conditions have the same words. */
export const wordName = (word: OpenWord, place?: number): string => `${place ?? ''}${word}`;

/** The first word that a rule lacks, by its name; undefined if it lacks none. */
export function nextWord(definition: SurveyDefinition, form: LogicForm): string | undefined {
  for (const [place, condition] of form.conditions.entries()) {
    const word = openWordIn(definition, condition);
    if (word !== undefined) return wordName(word, place);
  }
  if (form.model === 1 && form.type === 1 && form.target === undefined) return wordName('target');
  return form.model === 2 && form.type === 2 && !form.optionId?.length ? wordName('parts') : undefined;
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
