import type { SurveyNode } from '@wence/schema';
import { useState } from 'react';

/** Whether two nodes are the same but for their titles: an edit leaves all that it does not change the same object. */
function isSameButTitle(one: SurveyNode, other: SurveyNode): boolean {
  if (one === other) return true;
  const keys = Object.keys(one).length >= Object.keys(other).length ? Object.keys(one) : Object.keys(other);
  return keys.every((key) => key === 'title' || one[key as keyof SurveyNode] === other[key as keyof SurveyNode]); // Keys of a node.
}

/**
 * A node for parts that do not show its title: the same object as long as nothing else changes, so that they are not rendered again with each letter
 * that is typed into the title. The title that it carries may be an older one.
 */
export function useUntitled(node: SurveyNode): SurveyNode {
  const [kept, keep] = useState(node);
  const isSame = isSameButTitle(node, kept);
  if (!isSame) keep(node);
  return isSame ? kept : node;
}
