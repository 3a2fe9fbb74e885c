import type { SurveyNode } from '../../definition/definition.js';
import { walkNodes } from '../../definition/walk.js';
import { isOnlyRecoded } from '../restore/is-same.js';

/** Returns the nodes after a step; unchanged ones are the same objects as before, so that callers can detect changes by identity. */
export function keepUnchanged(before: readonly SurveyNode[], after: readonly SurveyNode[]): readonly SurveyNode[] {
  const old = new Map(Array.from(walkNodes(before), (node) => [node.id, node]));
  const kept = (nodes: readonly SurveyNode[]): readonly SurveyNode[] => nodes.map(keptNode);
  const keptNode = (node: SurveyNode): SurveyNode => {
    const members = node.nodes && kept(node.nodes);
    const was = old.get(node.id);
    const isNew = members?.some((member, place) => member !== was?.nodes?.[place]) || members?.length !== was?.nodes?.length;
    if (was && !isNew && was.code === node.code && isOnlyRecoded({ ...node, nodes: was.nodes }, was)) return was;
    return members ? { ...node, nodes: members } : node;
  };
  return kept(after);
}
