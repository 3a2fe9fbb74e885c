import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyOption } from '../definition/definition.js';

export interface PlannedOption {
  readonly option: SurveyOption;
  /** Deleted since; it keeps the answers it got. */
  readonly retired: boolean;
}

export interface PlannedQuestion {
  readonly node: SurveyNode;
  readonly retired: boolean;
  readonly options: readonly PlannedOption[];
}

/** Items by id, those of the newest version first in their order; what only older versions have follows at the end as retired. */
const unite = <T extends { readonly id: number }>(lists: readonly (readonly T[])[]): { item: T; retired: boolean }[] => {
  const united = new Map<number, { item: T; retired: boolean }>();
  lists.forEach((list, age) => {
    for (const item of list) if (!united.has(item.id)) united.set(item.id, { item, retired: age > 0 });
  });
  return [...united.values()];
};

/** The rows of a report over several versions of a survey, given newest first. Titles and codes are those of the newest version that has them. */
export const planTally = (versions: readonly SurveyDefinition[]): PlannedQuestion[] => {
  const byId = versions.map(({ nodes }) => new Map(nodes.map((node) => [node.id, node])));
  return unite(versions.map(({ nodes }) => nodes)).map(({ item: node, retired }) => {
    const lists = byId.flatMap((nodes) => nodes.get(node.id) ?? []).map(optionsOf);
    return { node, retired, options: unite(lists).map(({ item, retired: gone }) => ({ option: item, retired: gone })) };
  });
};
