import type { SurveyDefinition, SurveyNode, SurveyOption } from './definition.js';

/** Nodes in the order of the document, each container before what it contains. */
export function* walkNodes(nodes: readonly SurveyNode[]): Generator<SurveyNode> {
  for (const node of nodes) {
    yield node;
    if (node.nodes !== undefined) yield* walkNodes(node.nodes);
  }
}

/** Options in the order of the document, each group or higher level before what it contains. */
export function* walkOptions(options: readonly SurveyOption[] | undefined): Generator<SurveyOption> {
  for (const option of options ?? []) {
    yield option;
    if (option.nodes !== undefined) yield* walkOptions(option.nodes);
  }
}

/** The options that can be chosen, in display order: the members of groups in place of their headings. Not for cascades, whose levels are no groups. */
export const choicesOf = (options: readonly SurveyOption[] | undefined): readonly SurveyOption[] => {
  const list = options ?? [];
  return list.some(({ group }) => group === true)
    ? list.flatMap((option) => (option.group === true ? (option.nodes ?? []) : option))
    : list;
};

/** Every local id in use: nodes, rows, options, logic items, conditions, quotas. Part of nothing's order but the document's. */
export function* localIds({ nodes, logic, quotas }: Pick<SurveyDefinition, 'nodes' | 'logic' | 'quotas'>): Generator<number> {
  for (const node of walkNodes(nodes)) {
    yield node.id;
    for (const row of node.children ?? []) yield row.id;
    for (const option of walkOptions(node.options)) yield option.id;
  }
  for (const item of logic ?? []) {
    yield item.id;
    for (const condition of item.conditions) yield condition.id;
  }
  for (const quota of quotas ?? []) {
    yield quota.id;
    if (quota.kind === 'custom') for (const condition of quota.conditions) yield condition.id;
  }
}

/** The highest local id in use; 0 for an empty survey. */
export const highestId = (definition: Pick<SurveyDefinition, 'nodes' | 'logic' | 'quotas'>): number => {
  let highest = 0;
  for (const id of localIds(definition)) if (id > highest) highest = id;
  return highest;
};
