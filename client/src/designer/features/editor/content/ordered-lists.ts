import { isContainer, questionRow, type SurveyNode } from '@wence/schema';

/** Lists that respondents may see in another order than the author's. */
export type OrderedList = 'options' | 'rows' | 'nodes';

/** The lists of a node whose order can be changed. Cascade and evaluation levels have a fixed order. */
export function orderedLists(node: SurveyNode): readonly OrderedList[] {
  const { hasOptions, hasRows, key } = questionRow(node);
  return [
    ...(hasRows ? (['rows'] as const) : []),
    ...(hasOptions && key !== 'cascade' && key !== 'evaluate' ? (['options'] as const) : []),
    ...(isContainer(node) ? (['nodes'] as const) : []),
  ];
}
