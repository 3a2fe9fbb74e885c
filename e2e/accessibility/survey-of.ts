import {
  apply,
  defaultContent,
  emptyDefinition,
  type Language,
  type NewNode,
  type Operation,
  type QuestionKey,
  rowByKey,
  type SurveyDefinition,
  type SurveyNode,
} from '@wence/schema';
import { ANSWERED, STRUCTURES } from './types/table.js';

export interface Made {
  readonly definition: SurveyDefinition;
  readonly nodes: ReadonlyMap<QuestionKey, SurveyNode>;
}

/** A survey with one question of each of these types, made by the operations that the editor sends. */
export function surveyOf(keys: readonly QuestionKey[], language: Language): Made {
  let definition = emptyDefinition({ title: 'Every type', language });
  const ids = new Map<QuestionKey, number>();

  const run = (operation: Operation): number => {
    const applied = apply(definition, [operation]);
    if (!applied.ok) throw new Error(`${operation.op} was refused: ${JSON.stringify(applied)}`);
    definition = applied.definition;
    return applied.created[0] ?? 0;
  };

  for (const key of keys) {
    const { type, subType } = rowByKey(key);
    const named = type === undefined ? { group: true } : { type, subType };
    const entry = ANSWERED[key];
    const more: Partial<NewNode> = entry ? { required: true, ...entry.node?.(defaultContent(rowByKey(key), language)) } : {};
    const id = run({ op: 'addNode', node: { ...named, ...more } });
    ids.set(key, id);
    for (const option of entry?.added ?? []) run({ op: 'addOption', nodeId: id, option });
    if (STRUCTURES[key]?.isContainer) run({ op: 'addNode', node: { type: 3 }, parentId: id });
  }
  const nodes = new Map([...ids].map(([key, id]) => [key, topNode(definition, id)]));
  return { definition, nodes };
}

function topNode({ nodes }: SurveyDefinition, id: number): SurveyNode {
  const node = nodes.find((each) => each.id === id);
  if (node === undefined) throw new Error(`The survey has no node ${id}`);
  return node;
}
