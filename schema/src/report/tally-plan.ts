import { answerKindOf } from '../definition/answer-kind.js';
import { rowsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyRow } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { asPlaced, CarriedOptions, type PlacedOption, placedOptions, type PlannedOption } from './planned-option.js';

export interface PlannedRow {
  readonly row: SurveyRow;
  readonly retired: boolean;
}

export interface PlannedQuestion {
  readonly node: SurveyNode;
  readonly retired: boolean;
  readonly options: readonly PlannedOption[];
  readonly rows: readonly PlannedRow[];
  /** Ids of the options that stand for the levels of an evaluation, in order: each from the newest version with that many levels. */
  readonly levels: readonly number[];
}

/** A question in one version, with all that its answers may name. */
interface Question {
  readonly id: number;
  readonly node: SurveyNode;
  readonly options: readonly PlacedOption[];
  readonly rows: readonly SurveyRow[];
}

/** Items by id, those of the newest version first in their order; what only older versions have follows at the end as retired. */
function unite<T extends { readonly id: number }>(lists: readonly (readonly T[])[]): { item: T; retired: boolean }[] {
  const united = new Map<number, { item: T; retired: boolean }>();
  lists.forEach((list, age) => {
    for (const item of list) if (!united.has(item.id)) united.set(item.id, { item, retired: age > 0 });
  });
  return [...united.values()];
}

/** Returns all questions of a version that have answers, at any depth; carried-over options and rows stand behind the question's own. */
function questionsOf(definition: SurveyDefinition): Question[] {
  const carried = new CarriedOptions(definition);
  return Array.from(walkNodes(definition.nodes))
    .filter((node) => answerKindOf(node) !== 'none')
    .map((node) => ({
      id: node.id,
      node,
      options: [...placedOptions(node), ...carried.into(node.id, 1).map(asPlaced)],
      rows: [...rowsOf(node), ...carried.into(node.id, 2)],
    }));
}

function levelsOf(lists: readonly (readonly PlacedOption[])[]): number[] {
  const most = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, level) => lists.find(({ length }) => length > level)?.[level]?.id ?? 0);
}

/** Returns the questions of a report over several versions, given newest first. Titles and codes are those of the newest version that has them. */
export function planTally(versions: readonly SurveyDefinition[]): PlannedQuestion[] {
  const lists = versions.map(questionsOf);
  const byId = lists.map((questions) => new Map(questions.map((question) => [question.id, question])));
  return unite(lists).map(({ item: { id, node }, retired }) => {
    const ages = byId.map((questions) => questions.get(id));
    const placed = ages.map((question) => question?.options ?? []);
    const rows = unite(ages.map((question) => question?.rows ?? []));
    return {
      node,
      retired,
      options: unite(placed).map(({ item, retired: gone }) => ({ ...item, retired: gone })),
      rows: rows.map(({ item, retired: gone }) => ({ row: item, retired: gone })),
      levels: answerKindOf(node) === 'evaluate' ? levelsOf(placed) : [],
    };
  });
}
