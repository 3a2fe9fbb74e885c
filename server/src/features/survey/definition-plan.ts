import { canonicalText, isPerPage, languageOf, optionsOf, type SurveyDefinition, type SurveyNode, welcomeOf } from '@wence/schema';
import { movesBetween } from './order.policy.js';

/** How two definitions of one survey differ, by id; 0 stands for the survey's own fields. */
export interface Difference {
  readonly added: number[];
  readonly removed: number[];
  /** Changed in content or place. */
  readonly updated: number[];
}

interface Part {
  readonly parent: number;
  readonly content: string;
}

export function differenceOf(before: SurveyDefinition, after: SurveyDefinition): Difference {
  const old = partsOf(before);
  const now = partsOf(after);
  const added = [...now.keys()].filter((id) => !old.has(id));
  const removed = [...old.keys()].filter((id) => !now.has(id));
  const changed = [...now].filter(([id, part]) => {
    const was = old.get(id);
    return was && (was.content !== part.content || was.parent !== part.parent);
  });
  const updated = new Set([...changed.map(([id]) => id), ...movedIds(before, after)]);
  if (ownFields(before) !== ownFields(after)) updated.add(0);
  return { added, removed, updated: [...updated].sort((a, b) => a - b) };
}

/** Every node and option by id, each without what stands inside it. */
function partsOf(definition: SurveyDefinition): Map<number, Part> {
  const parts = new Map<number, Part>();
  for (const node of definition.nodes) {
    parts.set(node.id, { parent: 0, content: textOf({ ...node, options: undefined }) });
    for (const option of optionsOf(node)) parts.set(option.id, { parent: node.id, content: textOf({ ...BARE, options: [option] }) });
  }
  return parts;
}

/** Carries one option through `textOf`. */
const BARE: SurveyNode = { id: 0, code: '', type: 1, title: '' };

function textOf(node: SurveyNode): string {
  return canonicalText({ format: 1, lastId: 0, title: '', nodes: [node] });
}

function ownFields(definition: SurveyDefinition): string {
  return JSON.stringify([definition.title, welcomeOf(definition), languageOf(definition), isPerPage(definition)]);
}

function movedIds(before: SurveyDefinition, after: SurveyDefinition): number[] {
  const oldOrders = new Map(ordersOf(before));
  return ordersOf(after).flatMap(([parent, order]) => {
    const old = oldOrders.get(parent) ?? [];
    const kept = old.filter((id) => order.includes(id));
    return movesBetween(
      kept,
      order.filter((id) => old.includes(id)),
    ).map(({ id }) => id);
  });
}

/** Ids in order: the questions under 0, the options of each under its id. */
function ordersOf({ nodes }: SurveyDefinition): [number, number[]][] {
  return [[0, nodes.map(({ id }) => id)], ...nodes.map((node): [number, number[]] => [node.id, optionsOf(node).map(({ id }) => id)])];
}
