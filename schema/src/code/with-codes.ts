import type { SurveyNode } from '../definition/definition.js';

/** The nodes, at any depth, with these codes by id; the same objects, and the same list, where nothing changes. */
export const withCodes = (nodes: readonly SurveyNode[], codes: ReadonlyMap<number, string>): readonly SurveyNode[] => {
  if (codes.size === 0) return nodes;
  let isChanged = false;
  const coded = nodes.map((node) => {
    const code = codes.get(node.id) ?? node.code;
    const members = node.nodes && withCodes(node.nodes, codes);
    if (code === node.code && members === node.nodes) return node;
    isChanged = true;
    return members === undefined ? { ...node, code } : { ...node, code, nodes: members };
  });
  return isChanged ? coded : nodes;
};
