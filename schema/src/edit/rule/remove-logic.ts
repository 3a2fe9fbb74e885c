import { logicOf } from '../../definition/defaults.js';
import type { LogicItem, SurveyDefinition } from '../../definition/definition.js';
import type { OperationOf } from '../operation-of.js';
import { notFound, type Stepped } from '../step.js';
import { without } from '../tree/siblings.js';
import { finishRule } from './finish-rule.js';

/** The survey without a logic item that it has. */
export const withoutItem = (definition: SurveyDefinition, { id, nodeId }: LogicItem): Stepped =>
  finishRule(definition, 'logicId', { logic: without(logicOf(definition), id) }, [id, nodeId]);

/** Removes a logic item with its conditions. Nothing refers to logic items, so nothing has to be confirmed. */
export const removeLogic = (definition: SurveyDefinition, { logicId }: OperationOf<'removeLogic'>): Stepped => {
  const item = logicOf(definition).find(({ id }) => id === logicId);
  return item === undefined ? notFound(logicId) : withoutItem(definition, item);
};
