import { childSequenceOf, type Operation, sequenceOf, type SurveyDefinition, type SurveyNode, walkNodes } from '@wence/schema';
import { type OrderedList, orderedLists } from '../../content/ordered-lists';

/** A list of a question that can be put in an order by chance. */
export interface RandomOrder {
  readonly node: SurveyNode;
  readonly list: OrderedList;
}

const IN_ORDER = 0;
const RANDOM = 1;

/** Everything in a survey that can be put in an order by chance, as it stands in it. */
export function randomOrders({ nodes }: SurveyDefinition): RandomOrder[] {
  return [...walkNodes(nodes)].flatMap((node) => orderedLists(node).map((list) => ({ node, list })));
}

export const keyOf = ({ node, list }: RandomOrder): string => `${node.id} ${list}`;

export const isRandom = ({ node, list }: RandomOrder): boolean => (list === 'rows' ? childSequenceOf(node) : sequenceOf(node)) === RANDOM;

/** Operations that make the ticked lists random and put unticked random lists back in order; other orders stay as they are. */
export function orderOperations(orders: readonly RandomOrder[], ticked: ReadonlySet<string>): Operation[] {
  return orders
    .filter((order) => ticked.has(keyOf(order)) !== isRandom(order))
    .map((order) => {
      const mode = ticked.has(keyOf(order)) ? RANDOM : IN_ORDER;
      const set = order.list === 'rows' ? ({ childSequence: mode } as const) : ({ sequence: mode } as const);
      return { op: 'updateNode', nodeId: order.node.id, set };
    });
}
