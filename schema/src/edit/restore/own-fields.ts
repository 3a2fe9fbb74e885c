import type { SurveyNode, SurveyOption } from '../../definition/definition.js';
import type { OwnNode, OwnOption } from './restore-operation.js';

/** A node without what stands in it. */
export const ownNode = (node: SurveyNode): OwnNode => {
  const { options: _, children: __, nodes: ___, ...own } = node;
  return own;
};

/** An option without what stands in it. */
export const ownOption = (option: SurveyOption): OwnOption => {
  const { nodes: _, ...own } = option;
  return own;
};
