import { isContainer, type SurveyNode } from '@wence/schema';
import type { TreeItem } from '../drag/tree-place';

/** All questions, pages and containers, each under what it stands in. */
export function outlineTree(nodes: readonly SurveyNode[], parentId: number | null = null): TreeItem[] {
  return nodes.flatMap((node) => [
    { id: node.id, name: node.code, parentId, isHolder: isContainer(node) },
    ...outlineTree(node.nodes ?? [], node.id),
  ]);
}
