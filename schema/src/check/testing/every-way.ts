import type { Answer, Answers } from '../../answer/answer.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { walkNodes } from '../../definition/walk.js';
import { compile } from '../../engine/compile.js';
import { evaluateParsed, type Evaluation } from '../../engine/evaluate.js';

/** One way to answer a survey, with its answers and how far it leads. */
export interface Way {
  readonly answers: Answers;
  readonly evaluation: Evaluation;
}

const parts = <T>(items: readonly T[]): T[][] => items.reduce<T[][]>((all, item) => [...all, ...all.map((part) => [...part, item])], [[]]);

const orders = (ids: readonly number[]): number[][] => [
  [],
  ...ids.flatMap((id) => orders(ids.filter((one) => one !== id)).map((rest) => [id, ...rest])),
];

const WORDS = ['a', 'ab', 'b', 'xaby', 'ba', 'x'];
const NUMBERS = ['0', '1', '2', '3', '4'];

const choice = (node: SurveyNode) => (option: number) => {
  const isOther = node.options?.some(({ id, other }) => id === option && other === true) === true;
  return isOther ? { option, text: 'typed' } : { option };
};

/** Returns every possible answer to a question of a random survey with these options and rows, including no answer. */
function answersTo(node: SurveyNode, options: readonly number[], rows: readonly number[]): (Answer | undefined)[] {
  const { type, setting } = node;
  const choose = choice(node);
  if (type === 1 || type === 6) return [undefined, ...options.map(choose)];
  if (type === 2)
    return [
      undefined,
      ...parts(options)
        .slice(1)
        .map((part) => ({ options: part.map(choose) })),
    ];
  if (type === 3) return [undefined, ...(setting?.format === 1 ? NUMBERS : WORDS).map((text) => ({ text }))];
  if (type === 4) return [undefined, ...[1, 2, 3].map((number) => ({ number }))];
  if (type === 9)
    return [
      undefined,
      ...orders(options)
        .slice(1)
        .map((order) => ({ order })),
    ];
  const lines = rows.reduce<Record<string, { option: number }>[]>(
    (all, row) => all.flatMap((line) => [line, ...options.map((option) => ({ ...line, [row]: { option } }))]),
    [{}],
  );
  return [undefined, ...lines.slice(1).map((line) => ({ rows: line }))];
}

/** Returns the questions that any logic or quota reads. For the others every valid answer is equivalent. */
const readIn = ({ logic = [], quotas = [] }: SurveyDefinition): ReadonlySet<number> =>
  new Set([
    ...logic.flatMap(({ conditions }) => conditions.map(({ nodeId }) => nodeId)),
    ...quotas.flatMap((quota) => (quota.kind === 'table' ? quota.nodeIds : quota.conditions.map(({ nodeId }) => nodeId))),
  ]);

/**
 * Every way through a small survey, by brute force: question by question, each answer that the engine offers at that point. Of invalid answers one
 * is followed, and no further. Null when there are more ways than `most`.
 */
export function everyWay(definition: SurveyDefinition, most: number): Way[] | null {
  const compiled = compile(definition);
  const nodes = [...walkNodes(definition.nodes)].filter(({ group }) => group !== true);
  const read = readIn(definition);
  const ways: Way[] = [];
  const go = (place: number, answers: Answers, evaluation: Evaluation): void => {
    const node = nodes[place];
    if (node === undefined) {
      ways.push({ answers, evaluation });
      return;
    }
    if (ways.length > most) return;
    if (!evaluation.visible.includes(node.id)) {
      go(place + 1, answers, evaluation);
      return;
    }
    let isStuck = true;
    for (const answer of answersTo(node, evaluation.options[node.id] ?? [], evaluation.rows[node.id] ?? [])) {
      const longer = answer === undefined ? answers : { ...answers, [node.id]: answer };
      const next = answer === undefined ? evaluation : evaluateParsed(compiled, longer);
      if (next.errors.some(({ nodeId }) => nodeId === node.id)) continue;
      isStuck = false;
      go(place + 1, longer, next);
      if (!read.has(node.id)) return;
    }
    if (isStuck) ways.push({ answers, evaluation });
  };
  go(0, {}, evaluateParsed(compiled, {}));
  return ways.length > most ? null : ways;
}
