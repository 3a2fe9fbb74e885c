import { answerKindOf } from '../definition/answer-kind.js';
import { isExclusive, optionsOf, optionTypeOf, rowsOf } from '../definition/defaults.js';
import type { SurveyNode, SurveyOption } from '../definition/definition.js';
import { choicesOf, walkOptions } from '../definition/walk.js';
import { isBefore, type Outline } from './outline.js';

/** An option or a row, as far as a condition names it. */
export type Choice = Pick<SurveyOption, 'id' | 'code' | 'title'>;

/** The options of a question that can be chosen: no headings of groups; of a cascade, those of every level. */
export const ownChoices = (node: SurveyNode): readonly SurveyOption[] =>
  answerKindOf(node) === 'cascade' ? [...walkOptions(node.options)] : choicesOf(optionsOf(node));

/** The questions that carry-over brings options from, directly or through other questions; each once, in the order of the conditions. */
function originsOf({ places, carryOver }: Outline, nodeId: number, optionType: 1 | 2): SurveyNode[] {
  const found = new Map<number, SurveyNode>();
  const follow = (targetId: number, into: 1 | 2): void => {
    const target = places.get(targetId);
    const items = carryOver.get(targetId) ?? [];
    for (const condition of items.filter((item) => optionTypeOf(item) === into).flatMap(({ conditions }) => conditions)) {
      const source = places.get(condition.nodeId);
      if (source === undefined || target === undefined || !isBefore(source, target) || found.has(source.node.id)) continue;
      found.set(source.node.id, source.node);
      follow(source.node.id, 1);
    }
  };
  follow(nodeId, optionType);
  return [...found.values()];
}

const carriedInto = (outline: Outline, nodeId: number, optionType: 1 | 2): readonly SurveyOption[] =>
  originsOf(outline, nodeId, optionType).flatMap((source) => ownChoices(source).filter((option) => !isExclusive(option)));

/**
 * The options that an answer to a question can name: its own, then those that carry-over can bring, which keep the ids of their source and never
 * include an exclusive one (R17).
 */
export const knownOptions = (outline: Outline, node: SurveyNode): readonly SurveyOption[] => [
  ...ownChoices(node),
  ...carriedInto(outline, node.id, 1),
];

/** The rows that an answer to a question can have: its own, then the options that are carried over as rows. */
export const knownRows = (outline: Outline, node: SurveyNode): readonly Choice[] => [...rowsOf(node), ...carriedInto(outline, node.id, 2)];
