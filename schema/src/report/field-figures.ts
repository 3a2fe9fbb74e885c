import { answerKindOf } from '../definition/answer-kind.js';
import type { SurveyNode, SurveyOption } from '../definition/definition.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { type FieldFigures, percentOf, type ValueFigures, withShares } from './figures.js';
import type { FieldCounts, PartCounts, ValueCounts } from './counts.js';

/** Choices as the author has them now, with those that nobody made; what was chosen while there were others is `others`. */
function choiceFigures({ values }: ValueCounts, { setting }: SurveyOption): Pick<ValueFigures, 'values' | 'others'> {
  const counts = (setting?.options ?? []).map((choice) => [choice, values.of(choice)] as const);
  const all = values.list().reduce((sum, [, count]) => sum + count, values.others);
  const others = counts.reduce((rest, [, count]) => rest - count, all);
  return { values: withShares(counts, others), others };
}

/** Figures of typed input, depending on its type: texts, numbers with the latest of them, or counts of choices. */
export function typedFigures(tally: ValueCounts, option?: SurveyOption): Omit<ValueFigures, 'base'> {
  if (tally.input === 'choice' && option !== undefined) return choiceFigures(tally, option);
  const text = { answered: tally.texts.count, latest: tally.texts.list() };
  return tally.input === 'number' ? { text, numbers: tally.numbers.figures() } : { text };
}

/** Counts how often an item had each rank. */
function placeFigures(tally: FieldCounts, places: number): Omit<ValueFigures, 'base'> {
  const counts = Array.from(
    { length: places },
    (_, place) => [String(place + 1), tally.numbers.countWithin(place + 1, place + 2)] as const,
  );
  return { numbers: tally.numbers.figures(), values: withShares(counts) };
}

function figuresOf(
  tally: FieldCounts,
  node: SurveyNode,
  part: PartCounts,
  weights: number,
): Omit<FieldFigures, keyof ReturnType<typeof namesOf>> {
  const kind = answerKindOf(node);
  if (kind === 'rank') return { base: tally.base, ...placeFigures(tally, part.fields.size) };
  if (kind !== 'proportion') return { base: tally.base, ...typedFigures(tally, tally.plan.option) };
  return { base: tally.base, numbers: tally.numbers.figures(), share: percentOf(tally.numbers.total, weights) };
}

const namesOf = ({ plan: { option, retired } }: FieldCounts) => ({
  optionId: option.id,
  code: option.code,
  title: option.title,
  retired,
});

/** The fields of a question or of a row of a fill-in matrix, in order, retired ones at the end. */
export function fieldFigures(part: PartCounts, node: SurveyNode): FieldFigures[] {
  const weights = Array.from(part.fields.values()).reduce((sum, { numbers }) => sum + numbers.total, 0);
  return Array.from(part.fields.values(), (field) => dropUndefined({ ...namesOf(field), ...figuresOf(field, node, part, weights) }));
}
