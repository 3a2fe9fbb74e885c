import { isContainer, questionRow, type SurveyNode } from '@wence/schema';

/** Lists that respondents may see in another order than the author's. */
export type OrderedList = 'options' | 'rows' | 'nodes';

/** Which of them a node has. The levels of a cascade and those of an evaluation have an order of their own. */
export function orderedLists(node: SurveyNode): readonly OrderedList[] {
  const { hasOptions, hasRows, key } = questionRow(node);
  return [
    ...(hasRows ? (['rows'] as const) : []),
    ...(hasOptions && key !== 'cascade' && key !== 'evaluate' ? (['options'] as const) : []),
    ...(isContainer(node) ? (['nodes'] as const) : []),
  ];
}
