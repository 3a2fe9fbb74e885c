import { compiledOf, type SurveyDefinition, type SurveyNode } from '@wence/schema';

/** A node by its id, found at once: every change of an answer looks for all that are on screen. */
export function nodeOf(definition: SurveyDefinition, nodeId: number): SurveyNode | undefined {
  const { nodes, positions } = compiledOf(definition);
  return nodes[positions.get(nodeId) ?? -1]?.node;
}

const known = new WeakMap<SurveyDefinition, ReadonlyMap<number, SurveyNode>>();

/** The group a node stands in; undefined where it stands in none. Worked out once per definition. */
export function groupOf(definition: SurveyDefinition, nodeId: number): SurveyNode | undefined {
  const groups =
    known.get(definition) ??
    new Map(
      definition.nodes.flatMap((node) => (node.group === true ? (node.nodes ?? []).map(({ id }): [number, SurveyNode] => [id, node]) : [])),
    );
  known.set(definition, groups);
  return groups.get(nodeId);
}
