import { logicOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { type LogicForm, logicForm } from './logic-form.js';

/** Returns everything that a form holds in one fixed order, so that two forms can be compared; an empty list equals an absent one. */
const content = ({ model, type, nodeId, target, algorithm, optionType, optionId = [], conditions }: LogicForm): string =>
  JSON.stringify([
    [model, type, nodeId, target, algorithm, optionType, optionId],
    conditions.map((condition) => {
      const { optionId: options = [], result = [] } = condition;
      return [condition.id, condition.nodeId, condition.childId, options, condition.operator, condition.algorithm, result];
    }),
  ]);

/** Returns whether a form differs from what the survey has saved: it is new, or something in it was edited since (Spec 4, logic rows). */
export const isUnsaved = (definition: SurveyDefinition, form: LogicForm): boolean => {
  const saved = logicOf(definition).find(({ id }) => id === form.id);
  return saved === undefined || content(logicForm(saved)) !== content(form);
};
