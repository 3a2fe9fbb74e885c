import { isCarryOver, isExclusive, logicOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyOption } from '../definition/definition.js';
import { choicesOf, walkNodes } from '../definition/walk.js';

/**
 * Options that carry-over may bring into a question: those of its sources, of their sources in turn, each once; never an exclusive one (R17).
 * Answers name them by their ids in the source.
 */
export class CarriedOptions {
  private readonly nodes: ReadonlyMap<number, SurveyNode>;
  private readonly sources = new Map<string, number[]>();

  constructor(definition: SurveyDefinition) {
    this.nodes = new Map(Array.from(walkNodes(definition.nodes), (node) => [node.id, node]));
    for (const item of logicOf(definition)) {
      if (!isCarryOver(item)) continue;
      const key = `${item.nodeId}.${item.optionType ?? 1}`;
      this.sources.set(key, [...(this.sources.get(key) ?? []), ...item.conditions.map(({ nodeId }) => nodeId)]);
    }
  }

  /** @param optionType 1 into its options, 2 into its rows. */
  into(nodeId: number, optionType: 1 | 2): readonly SurveyOption[] {
    const found = new Map<number, SurveyOption>();
    const seen = new Set([nodeId]);
    const waiting = [...(this.sources.get(`${nodeId}.${optionType}`) ?? [])];
    for (const id of waiting) {
      if (seen.has(id)) continue;
      seen.add(id);
      for (const option of choicesOf(this.nodes.get(id)?.options)) if (!isExclusive(option)) found.set(option.id, option);
      waiting.push(...(this.sources.get(`${id}.1`) ?? []));
    }
    return [...found.values()];
  }
}
