import { minOf, rowsOf } from '../../definition/defaults.js';
import type { LogicItem, SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { choicesOf, walkNodes } from '../../definition/walk.js';
import { scanTokens } from '../../piping/token.js';
import type { Finding } from '../finding/finding.js';

type Told = Omit<Finding, 'severity'>;
type Happened = ReadonlySet<string>;

const partsOf = (node: SurveyNode, { optionType }: LogicItem): readonly { readonly id: number }[] =>
  optionType === 2 ? rowsOf(node) : choicesOf(node.options);

function ofItem(item: LogicItem, happened: Happened): Told[] {
  const about = { nodeId: item.nodeId, logicId: item.id };
  const both = (subject: string, more: Partial<Told>): Told[] => [
    ...(happened.has(`holds ${subject}`) ? [] : [{ code: 'neverHolds' as const, ...about, ...more }]),
    ...(happened.has(`fails ${subject}`) ? [] : [{ code: 'alwaysHolds' as const, ...about, ...more }]),
  ];
  if (item.conditions.length === 0) return [];
  const each = item.conditions.length === 1 ? [] : item.conditions;
  return [...both(`${item.id}`, {}), ...each.flatMap(({ id }) => both(`${item.id}/${id}`, { conditionId: id }))];
}

const isShowing = ({ type, algorithm }: LogicItem): boolean => type === 2 && algorithm === 1;

const clashes = (item: LogicItem, items: readonly LogicItem[], happened: Happened): Told[] =>
  items
    .filter((other) => isShowing(other) && happened.has(`clash ${item.id} ${other.id}`))
    .map((other) => ({ code: 'showAndHide', nodeId: item.nodeId, logicId: item.id, otherId: other.id }));

const ofCarry = (item: LogicItem, happened: Happened): Told[] =>
  [...new Set(item.conditions.map(({ nodeId }) => nodeId))]
    .filter((sourceId) => happened.has(`unasked ${item.id} ${sourceId}`))
    .map((sourceId) => ({ code: 'skippedCarry', nodeId: item.nodeId, logicId: item.id, sourceId }));

function ofParts(node: SurveyNode, items: readonly LogicItem[], happened: Happened): Told[] {
  const rules = items.filter(({ model, type }) => model === 2 && type === 2);
  const found = rules.flatMap((rule) =>
    partsOf(node, rule)
      .filter(({ id }) => !happened.has(`offers ${node.id} ${id}`))
      .map(({ id }): Told => ({ code: rule.optionType === 2 ? 'unreachableRow' : 'unreachableOption', nodeId: node.id, partId: id })),
  );
  return [...new Map(found.map((one) => [one.partId, one])).values()];
}

function ofNode(node: SurveyNode, items: readonly LogicItem[], happened: Happened): Told[] {
  const { id: nodeId } = node;
  const carries = items.filter(({ model, type }) => model === 2 && type === 1);
  const isCounted = (node.type === 2 || node.type === 9) && minOf(node) > 0 && items.some(({ model }) => model === 2);
  const piped = new Set(scanTokens(node.title).map((token) => token.nodeId));
  const jumps = items.filter(({ model, type }) => model === 1 && type === 1);
  return [
    ...ofParts(node, items, happened),
    ...(isCounted && !happened.has(`enough ${nodeId}`) ? [{ code: 'minUnreachable' as const, nodeId }] : []),
    ...(isCounted && happened.has(`short ${nodeId}`) ? [{ code: 'minMayFallShort' as const, nodeId }] : []),
    ...(carries.length > 0 && happened.has(`empty ${nodeId}`) ? [{ code: 'emptyCarry' as const, nodeId }] : []),
    ...carries.flatMap((item) => ofCarry(item, happened)),
    ...[...piped].flatMap((sourceId) =>
      happened.has(`piped ${nodeId} ${sourceId}`) ? [{ code: 'skippedPiped' as const, nodeId, sourceId }] : [],
    ),
    ...items.filter((item) => !carries.includes(item)).flatMap((item) => ofItem(item, happened)),
    ...items.flatMap((item) => clashes(item, items, happened)),
    ...jumps.slice(1).flatMap(({ id }) => (happened.has(`taken ${id}`) ? [] : [{ code: 'shadowedJump' as const, nodeId, logicId: id }])),
  ];
}

/** Returns the findings expected of a survey on whose ways exactly these things happen, including implied ones. */
export function expectedFindings(definition: SurveyDefinition, happened: Happened): Told[] {
  const { logic = [], quotas = [] } = definition;
  const go = (nodes: readonly SurveyNode[]): Told[] =>
    nodes.flatMap((node) => {
      if (!happened.has(`shown ${node.id}`)) return [{ code: 'unreachableQuestion' as const, nodeId: node.id }];
      const items = logic.filter(({ nodeId }) => nodeId === node.id);
      return [...ofNode(node, items, happened), ...go(node.nodes ?? [])];
    });
  const cells = quotas.flatMap((quota) =>
    quota.kind === 'table' ? quota.cells.map(({ optionId }) => ({ quotaId: quota.id, cell: optionId })) : [],
  );
  const isScreened = logic.some(({ target }) => target === -1) && [...walkNodes(definition.nodes)].length > 0;
  return [
    ...go(definition.nodes),
    ...cells
      .filter(({ quotaId, cell }) => !happened.has(`cell ${quotaId} ${cell.join('-')}`))
      .map((cell) => ({ code: 'unreachableCell' as const, ...cell })),
    ...(isScreened && !happened.has('completed') ? [{ code: 'unreachableEnd' as const }] : []),
  ];
}
