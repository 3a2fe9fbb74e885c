import {
  attributeOf,
  documentOrder,
  type Finding,
  isRequired,
  logicCounts,
  readableText,
  type SearchHit,
  searchSurvey,
  type SurveyDefinition,
  type SurveyNode,
} from '@wence/schema';

export const OUTLINE_FILTERS = ['required', 'logic', 'findings', 'hidden'] as const;
export type OutlineFilter = (typeof OUTLINE_FILTERS)[number];

/** Returns whether a question has logic of its own. */
export const hasLogic = (view: Pick<SurveyDefinition, 'logic'>, nodeId: number): boolean =>
  Object.values(logicCounts(view, nodeId)).some((count) => count > 0);

/** Nodes with all of these marks. */
function marked(view: SurveyDefinition, findings: ReadonlyMap<number, readonly Finding[]>, filters: ReadonlySet<OutlineFilter>) {
  const passes: Readonly<Record<OutlineFilter, (node: SurveyNode) => boolean>> = {
    required: isRequired,
    logic: ({ id }) => hasLogic(view, id),
    findings: ({ id }) => findings.has(id),
    hidden: (node) => attributeOf(node) !== 'normal',
  };
  return documentOrder(view.nodes).filter((node) => [...filters].every((filter) => passes[filter](node)));
}

/** Returns what is found by words among the questions that pass the filters. Filters without words find the questions themselves. */
export function searchOutline(
  view: SurveyDefinition,
  words: string,
  filters: ReadonlySet<OutlineFilter>,
  findings: ReadonlyMap<number, readonly Finding[]>,
): readonly SearchHit[] {
  const nodes = marked(view, findings, filters);
  if (words.trim() === '') {
    return nodes.map(({ id, code, title }) => ({
      nodeId: id,
      nodeCode: code,
      part: 'title',
      text: readableText(title),
      code,
      range: null,
    }));
  }
  const ids = new Set(nodes.map(({ id }) => id));
  return searchSurvey(view, words).filter(({ nodeId }) => ids.has(nodeId));
}
