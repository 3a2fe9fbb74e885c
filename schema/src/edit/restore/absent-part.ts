import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { walkNodes, walkOptions } from '../../definition/walk.js';
import { partId } from './part-id.js';
import type { RestoredPart } from './restore-operation.js';

const idsOf = (items: Iterable<{ readonly id: number }> = []): ReadonlySet<number> => new Set(Array.from(items, ({ id }) => id));

const innerIds = (node: SurveyNode | undefined): ReadonlySet<number> =>
  new Set([...idsOf(walkOptions(node?.options)), ...idsOf(node?.children)]);

/** The first part of which only fields or only the place go back, and which is not there; undefined if all of them are. */
export const absentPart = (definition: SurveyDefinition, put: readonly RestoredPart[]): number | undefined => {
  const some = put.filter(({ only }) => only !== undefined);
  if (some.length === 0) return undefined;
  const nodes = new Map(Array.from(walkNodes(definition.nodes), (node) => [node.id, node]));
  const [logic, quotas] = [idsOf(definition.logic), idsOf(definition.quotas)];
  const inside = new Map<number, ReadonlySet<number>>();
  const isThere = (part: RestoredPart): boolean => {
    if (part.kind === 'node') return nodes.has(part.node.id);
    if (part.kind === 'logic') return logic.has(part.item.id);
    if (part.kind === 'quota') return quotas.has(part.quota.id);
    const ids = inside.get(part.nodeId) ?? innerIds(nodes.get(part.nodeId));
    inside.set(part.nodeId, ids);
    return ids.has(partId(part));
  };
  const absent = some.find((part) => !isThere(part));
  return absent && partId(absent);
};
