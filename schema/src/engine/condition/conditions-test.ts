import type { Condition } from '../../definition/definition.js';
import type { Compiled, Test } from '../compiled.js';
import { compileConditions } from './compile-conditions.js';

/** Compiles conditions that belong to no compiled item, like a single one or those of a quota; they mean the same as in logic. */
export const conditionsTest = ({ nodes, positions }: Compiled, conditions: readonly Condition[]): Test =>
  compileConditions(conditions, (nodeId) => nodes[positions.get(nodeId) ?? -1]);
