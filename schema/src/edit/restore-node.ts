import { openNumber, numberOf, type PlacedCode } from '../code/renumber.js';
import { nextNodeCode } from '../code/node-code.js';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { findNode, highestId, localIds } from '../definition/find.js';
import { checkNode } from '../definition/node-faults.js';
import { LIMITS } from '../limit/limits.js';
import { FaultList } from '../reading/fault.js';
import type { Operation } from './operation.js';
import type { OperationOf } from './operation-of.js';
import { anchorOf, insertAt, placeOf, without } from './siblings.js';
import { done, invalid, type Stepped } from './step.js';

/** The code it had, if that can be: a number taken meanwhile is opened again, a made-up code taken meanwhile gives way to a generated one. */
const restoredCode = (nodes: readonly SurveyNode[], node: SurveyNode): PlacedCode => {
  if (nodes.every(({ code }) => code !== node.code)) return { code: node.code, nodes };
  const number = numberOf(node);
  return number === null ? { code: nextNodeCode(nodes.map(({ code }) => code)), nodes } : openNumber(nodes, number);
};

const faultsOf = (rest: readonly SurveyNode[], node: SurveyNode): FaultList => {
  const faults = new FaultList();
  checkNode(faults, 'node', node);
  const taken = new Set(localIds({ nodes: rest }));
  for (const id of localIds({ nodes: [node] })) {
    if (taken.has(id)) faults.add('node.id', 'notUnique');
    taken.add(id);
  }
  if (rest.length >= LIMITS.nodes) faults.add('node', 'tooMany', LIMITS.nodes);
  return faults;
};

/** Puts a node back as it was, in place of its present self if there is one. Without its anchor it goes to the end. */
export const restoreNode = (definition: SurveyDefinition, { node, after }: OperationOf<'restoreNode'>): Stepped => {
  const present = findNode(definition, node.id);
  const rest = without(definition.nodes, node.id);
  const faults = faultsOf(rest, node);
  if (!faults.isEmpty) return invalid(faults.all);

  const { code, nodes } = restoredCode(rest, node);
  const restored = insertAt(nodes, placeOf(nodes, after) ?? nodes.length, { ...node, code });
  const undo: Operation =
    present === undefined
      ? { op: 'removeNode', nodeId: node.id }
      : { op: 'restoreNode', node: present, after: anchorOf(definition.nodes, node.id) };
  const lastId = Math.max(definition.lastId, highestId({ nodes: [node] }));
  return done({ ...definition, lastId, nodes: restored }, [undo], [node.id, ...optionsOf(node).map(({ id }) => id)]);
};
