import { answerKindOf } from '../definition/answer-kind.js';
import { isCarryOver, isExclusive, isOptionGroup, logicOf, optionsOf } from '../definition/defaults.js';
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

/** An option with where it stands in its question. */
export interface PlacedOption {
  readonly id: number;
  readonly option: SurveyOption;
  /** Heading of the group it stands in. */
  readonly group?: string;
  /** Level of a cascade's option, counted from 1, and the option above it. */
  readonly level?: number;
  readonly parentId?: number;
}

export interface PlannedOption extends PlacedOption {
  /** True if it was deleted since; it keeps the answers it got. */
  readonly retired: boolean;
}

const place = (option: SurveyOption, group?: string): PlacedOption => ({ id: option.id, option, ...(group !== undefined && { group }) });

/** Each level before what stands under it. */
const levels = (options: readonly SurveyOption[], level: number, parentId?: number): PlacedOption[] =>
  options.flatMap((option) => [
    { id: option.id, option, level, ...(parentId !== undefined && { parentId }) },
    ...levels(option.nodes ?? [], level + 1, option.id),
  ]);

/** Returns the options that answers may name: all levels of a cascade, elsewhere the members of groups in place of their headings. */
export function placedOptions(node: SurveyNode): PlacedOption[] {
  if (answerKindOf(node) === 'cascade') return levels(optionsOf(node), 1);
  return optionsOf(node).flatMap((option) =>
    isOptionGroup(option) ? (option.nodes ?? []).map((member) => place(member, option.title)) : place(option),
  );
}

export const asPlaced = (option: SurveyOption): PlacedOption => place(option);
