import { findNode, findOption, findRow, readableText, type SurveyDefinition, walkNodes } from '@wence/schema';

/** The title of an option or row of a question; of one that was carried over into it that of its source. */
export function partTitle(definition: SurveyDefinition, nodeId: number, partId: number): string {
  const own = findNode(definition, nodeId);
  const part = own && (findOption(own, partId) ?? findRow(own, partId));
  if (part) return readableText(part.title);
  for (const node of walkNodes(definition.nodes)) {
    const carried = findOption(node, partId);
    if (carried) return readableText(carried.title);
  }
  return '';
}

/** A question by its code and title; empty for one that is gone. */
export function questionTitle(definition: SurveyDefinition, nodeId: number): string {
  const node = findNode(definition, nodeId);
  return node ? `${node.code} ${readableText(node.title)}` : '';
}
