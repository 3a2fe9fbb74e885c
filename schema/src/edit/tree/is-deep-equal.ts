import type { SurveyNode } from '../../definition/definition.js';
import { NODE_KEYS } from '../../definition/parse/read-node.js';
import { walkNodes } from '../../definition/walk.js';
import { isRecord } from '../../reading/plain-copy.js';

/** Returns whether two plain values are deeply equal; a key whose value is undefined counts as absent. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((entry, place) => isDeepEqual(entry, other[place]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isDeepEqual(one[key], other[key]));
}

const KEYS = NODE_KEYS.filter((key) => key !== 'code');

/** Returns whether two nodes of one id differ in the code only. Cheap, because renumbering keeps all other values as the same objects. */
export const differsOnlyInCode = (one: SurveyNode, other: SurveyNode): boolean => KEYS.every((key) => one[key] === other[key]);

/** Returns the nodes after a step; unchanged ones are the same objects as before, so that callers can detect changes by identity. */
export function keepUnchanged(before: readonly SurveyNode[], after: readonly SurveyNode[]): readonly SurveyNode[] {
  const old = new Map(Array.from(walkNodes(before), (node) => [node.id, node]));
  const kept = (nodes: readonly SurveyNode[]): readonly SurveyNode[] => nodes.map(keptNode);
  const keptNode = (node: SurveyNode): SurveyNode => {
    const members = node.nodes && kept(node.nodes);
    const was = old.get(node.id);
    const isNew = members?.some((member, place) => member !== was?.nodes?.[place]) || members?.length !== was?.nodes?.length;
    if (was && !isNew && was.code === node.code && differsOnlyInCode({ ...node, nodes: was.nodes }, was)) return was;
    return members ? { ...node, nodes: members } : node;
  };
  return kept(after);
}
