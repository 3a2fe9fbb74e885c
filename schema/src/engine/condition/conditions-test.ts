import type { Condition } from '../../definition/definition.js';
import type { Compiled, Test } from '../compiled.js';
import { compileConditions } from './compile-conditions.js';

/** Whether conditions hold that no compiled item holds on to, like a single one or those of a quota; same meaning as in logic. */
export const conditionsTest = ({ nodes, positions }: Compiled, conditions: readonly Condition[]): Test =>
  compileConditions(conditions, (nodeId) => nodes[positions.get(nodeId) ?? -1]);
