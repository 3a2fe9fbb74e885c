import { documentOrder } from '../../code/document-order.js';
import type { SurveyDefinition, SurveyOption } from '../../definition/definition.js';

const addOptions = (ids: Set<number>, options: readonly SurveyOption[]): void => {
  for (const option of options) {
    ids.add(option.id);
    if (option.nodes !== undefined) addOptions(ids, option.nodes);
  }
};

/** The ids that something may refer to: nodes, options and rows. */
export const knownIds = ({ nodes }: Pick<SurveyDefinition, 'nodes'>): ReadonlySet<number> => {
  const ids = new Set<number>();
  for (const node of documentOrder(nodes)) {
    ids.add(node.id);
    if (node.options !== undefined) addOptions(ids, node.options);
    for (const row of node.children ?? []) ids.add(row.id);
  }
  return ids;
};
