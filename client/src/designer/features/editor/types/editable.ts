import { questionRow, type SurveyNode, walkOptions } from '@wence/schema';

/** More options than that in levels are a table, which comes and goes as a file; on the canvas they would only be in the way. */
const MOST_LEVELLED = 100;

/** Options stand one in another. */
export function isNested(node: SurveyNode): boolean {
  return node.options?.some(({ group, nodes }) => group === true || (nodes !== undefined && nodes.length > 0)) ?? false;
}

/** Whether the options of a node are edited on the canvas. */
export function areOptionsEditable(node: SurveyNode): boolean {
  const { hasOptions, answer } = questionRow(node);
  return hasOptions && (answer !== 'cascade' || [...walkOptions(node.options)].length <= MOST_LEVELLED);
}
