import type { SurveyNode } from '../definition/definition.js';

/** All nodes in the order of the document, each container before what it contains: `walkNodes` as a list, for what is done at every edit. */
export const documentOrder = (nodes: readonly SurveyNode[]): readonly SurveyNode[] => {
  if (!nodes.some((node) => node.nodes !== undefined)) return nodes;
  const all: SurveyNode[] = [];
  const add = (list: readonly SurveyNode[]): void => {
    for (const node of list) {
      all.push(node);
      if (node.nodes !== undefined) add(node.nodes);
    }
  };
  add(nodes);
  return all;
};
