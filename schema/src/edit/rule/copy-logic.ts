import { logicOf } from '../../definition/defaults.js';
import type { LogicItem, SurveyDefinition } from '../../definition/definition.js';
import type { OperationOf } from '../operation-of.js';
import { notFound, type Stepped } from '../step.js';
import { insertAt } from '../tree/siblings.js';
import { finishRule } from './finish-rule.js';

/** Copies a logic item right behind itself: the same rule of the same question, with ids of its own. */
export const copyLogic = (definition: SurveyDefinition, { logicId }: OperationOf<'copyLogic'>): Stepped => {
  const logic = logicOf(definition);
  const index = logic.findIndex(({ id }) => id === logicId);
  const source = logic[index];
  if (source === undefined) return notFound(logicId);

  const id = definition.lastId + 1;
  const copy: LogicItem = {
    ...source,
    id,
    conditions: source.conditions.map((condition, place) => ({ ...condition, id: id + 1 + place })),
  };
  const created = [id, ...copy.conditions.map((condition) => condition.id)];
  return finishRule(definition, 'logicId', { logic: insertAt(logic, index + 1, copy) }, [id, source.nodeId], created);
};
