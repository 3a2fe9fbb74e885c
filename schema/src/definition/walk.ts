import type { SurveyDefinition, SurveyNode, SurveyOption, SurveyRow } from './definition.js';

/** All nodes in the order of the document, each container before what it contains: `walkNodes` as a list, for what is done at every edit. */
export function documentOrder(nodes: readonly SurveyNode[]): readonly SurveyNode[] {
  if (!nodes.some((node) => node.nodes !== undefined)) return nodes;
  const all: SurveyNode[] = [];
  const add = (list: readonly SurveyNode[]): void => {
    for (const node of list) {
      all.push(node);
      if (node.nodes !== undefined) add(node.nodes);
    }
  };
  add(nodes);
  return all;
}

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
export function choicesOf(options: readonly SurveyOption[] | undefined): readonly SurveyOption[] {
  const list = options ?? [];
  return list.some(({ group }) => group === true)
    ? list.flatMap((option) => (option.group === true ? (option.nodes ?? []) : option))
    : list;
}

/** Yields every local id in use, in document order: nodes, rows, options, logic items, conditions, quotas. */
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
export function highestId(definition: Pick<SurveyDefinition, 'nodes' | 'logic' | 'quotas'>): number {
  let highest = 0;
  for (const id of localIds(definition)) if (id > highest) highest = id;
  return highest;
}

/** Finds a node at any depth. */
export function findNode({ nodes }: Pick<SurveyDefinition, 'nodes'>, nodeId: number): SurveyNode | undefined {
  for (const node of walkNodes(nodes)) if (node.id === nodeId) return node;
  return undefined;
}

/** The container a node stands in; undefined at the top level and for a node that is not there. */
export const parentOf = ({ nodes }: Pick<SurveyDefinition, 'nodes'>, nodeId: number): SurveyNode | undefined =>
  nodes.find((node) => node.nodes?.some(({ id }) => id === nodeId));

/** Finds an option at any depth: in a group, on any level of a cascade. */
export function findOption(node: SurveyNode, optionId: number): SurveyOption | undefined {
  for (const option of walkOptions(node.options)) if (option.id === optionId) return option;
  return undefined;
}

/** The group or higher level that an option stands in; undefined at the top level and for an option that is not there. */
export function parentOption(node: SurveyNode, optionId: number): SurveyOption | undefined {
  for (const option of walkOptions(node.options)) if (option.nodes?.some(({ id }) => id === optionId)) return option;
  return undefined;
}

export const findRow = (node: SurveyNode, rowId: number): SurveyRow | undefined => node.children?.find(({ id }) => id === rowId);

/** Place of a node among its siblings, counted from 0; -1 if the survey has no such node. */
export const nodeIndex = (definition: Pick<SurveyDefinition, 'nodes'>, nodeId: number): number =>
  (parentOf(definition, nodeId)?.nodes ?? definition.nodes).findIndex(({ id }) => id === nodeId);
