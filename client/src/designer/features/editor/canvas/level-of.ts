import { parentOption, type SurveyNode } from '@wence/schema';

/** On which level of a cascade an option stands, counted from 1. */
export function levelOf(node: SurveyNode, optionId: number): number {
  const above = parentOption(node, optionId);
  return above ? 1 + levelOf(node, above.id) : 1;
}
