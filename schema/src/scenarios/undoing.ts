import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { apply, type ApplySuccess, undoOperations } from '../edit/apply.js';
import type { Operation } from '../edit/operation/operation.js';
import { group } from '../testing/build-container.js';
import { matrix } from '../testing/build-grid.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';

/** All that `apply` gives; a scenario that expects these to succeed stops when they do not. */
export function done(definition: SurveyDefinition, ...operations: Operation[]): ApplySuccess {
  const applied = apply(definition, operations);
  if (!applied.ok) throw new Error(JSON.stringify(applied));
  return applied;
}

/** Returns the operations that a client would send to undo these operations. */
export const undoOf = (definition: SurveyDefinition, ...operations: Operation[]): Operation[] =>
  undoOperations(done(definition, ...operations).inverse);

/** Codes and titles in order, the members of a container in brackets behind it. */
export const outline = (nodes: readonly SurveyNode[]): string =>
  nodes.map(({ code, title, nodes: members }) => `${code} ${title}${members ? `(${outline(members)})` : ''}`).join(', ');

/** Ids: Q1 1 (2, 3, 4), G1 5, Q2 6 (7, 8), Q3 9 (rows 10, 11; column 12), Q4 13. */
export const shop = survey(
  single('Q1', 'a', ['r', 's', 't']),
  group('G1', 'b', [multiple('Q2', 'c', ['u', 'v'])]),
  matrix(1, 'Q3', 'd', ['x', 'y'], ['z']),
  text('Q4', 'e'),
);
