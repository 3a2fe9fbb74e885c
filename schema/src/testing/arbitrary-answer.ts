import type FastCheck from 'fast-check';
import type { Answer, ChoiceAnswer, FieldTexts, MatrixCell } from '../answer/answer.js';
import { answerKindOf } from '../definition/answer-kind.js';
import { textFormatOf } from '../answer/text-format-of.js';
import { isOther, optionsOf, rowsOf } from '../definition/defaults.js';
import type { AnswerKind, SurveyNode, SurveyOption } from '../definition/definition.js';
import { choicesOf } from '../definition/walk.js';
import { arbitraryDate, arbitraryInput } from './arbitrary-input.js';
import { valuesForSomeIds } from './values-for-some-ids.js';

type Fc = typeof FastCheck;
type Arbitrary<T> = FastCheck.Arbitrary<T>;
/** Null: a question that cannot be answered, a choice without options. */
type AnswerArbitrary = (fc: Fc, node: SurveyNode) => Arbitrary<Answer> | null;

const inputOf = (fc: Fc, option: SurveyOption): Arbitrary<string> =>
  arbitraryInput(fc, option.type ?? option.setting?.format, option.setting?.options);

const choiceOf = (fc: Fc, option: SurveyOption): Arbitrary<ChoiceAnswer> =>
  isOther(option) ? inputOf(fc, option).map((text) => ({ option: option.id, text })) : fc.constant({ option: option.id });

function single(fc: Fc, node: SurveyNode): Arbitrary<ChoiceAnswer> | null {
  const choices = choicesOf(node.options);
  return choices.length === 0 ? null : fc.constantFrom(...choices).chain((option) => choiceOf(fc, option));
}

/** Any of the options, now and then an exclusive one beside others, in any order of clicking. */
const multiple = (fc: Fc, node: SurveyNode): Arbitrary<{ options: ChoiceAnswer[] }> =>
  fc
    .shuffledSubarray([...choicesOf(node.options)])
    .chain((chosen) => fc.tuple(...chosen.map((option) => choiceOf(fc, option))).map((options) => ({ options })));

const idsOf = (items: readonly { readonly id: number }[]): number[] => items.map(({ id }) => id);

function fieldTexts(fc: Fc, node: SurveyNode): Arbitrary<FieldTexts> {
  const options = choicesOf(node.options);
  return valuesForSomeIds(
    fc,
    idsOf(options),
    options.map((option) => inputOf(fc, option)),
  );
}

const number = (fc: Fc): Arbitrary<{ number: number }> => fc.integer({ min: -1, max: 11 }).map((value) => ({ number: value }));

const text = (fc: Fc, node: SurveyNode): Arbitrary<{ text: string }> =>
  arbitraryInput(fc, textFormatOf(node)).map((typed) => ({ text: typed }));

function cell(fc: Fc, node: SurveyNode): Arbitrary<MatrixCell> | null {
  if (node.subType === 2) return multiple(fc, node);
  if (node.subType === 4) return number(fc);
  if (node.subType !== 3) return single(fc, node);
  return node.options === undefined ? text(fc, node) : fieldTexts(fc, node).map((fields) => ({ fields }));
}

const matrix: AnswerArbitrary = (fc, node) => {
  const value = cell(fc, node);
  if (value === null) return null;
  const rows = rowsOf(node);
  const named = rows.filter(({ other }) => other === true);
  const cells = valuesForSomeIds(
    fc,
    idsOf(rows),
    rows.map(() => value),
  );
  if (named.length === 0) return cells.map((given) => ({ rows: given }));
  return fc.record({
    rows: cells,
    names: valuesForSomeIds(
      fc,
      idsOf(named),
      named.map(() => arbitraryInput(fc)),
    ),
  });
};

/** A way down the levels, which may stop too early. */
const path = (fc: Fc, level: readonly SurveyOption[]): Arbitrary<number[]> =>
  fc.constantFrom(undefined, ...level).chain((option) => {
    if (option === undefined) return fc.constant([]);
    return path(fc, option.nodes ?? []).map((rest) => [option.id, ...rest]);
  });

const share = (fc: Fc): Arbitrary<number> => fc.double({ min: 0, max: 1, noNaN: true });

function point(fc: Fc, node: SurveyNode): Arbitrary<{ x: number; y: number; option?: number }> {
  const place = fc.record({ x: share(fc), y: share(fc) });
  const ids = idsOf(choicesOf(node.options));
  return ids.length === 0 ? place : fc.tuple(place, fc.constantFrom(...ids)).map(([where, option]) => ({ ...where, option }));
}

const BY_KIND: Readonly<Record<AnswerKind, AnswerArbitrary>> = {
  none: () => null,
  single,
  multiple,
  text,
  number,
  evaluate: (fc, node) =>
    fc.record({
      level: fc.integer({ min: 0, max: 6 }),
      tags: fc.shuffledSubarray([...new Set(optionsOf(node).flatMap(({ setting }) => setting?.tags ?? []))]),
      text: arbitraryInput(fc),
    }),
  table: (fc, node) => {
    const row = fieldTexts(fc, node);
    return fc.array(row, { maxLength: node.children?.length ?? 5 }).map((rows) => ({ rows }));
  },
  rank: (fc, node) => fc.shuffledSubarray(idsOf(choicesOf(node.options))).map((order) => ({ order })),
  cascade: (fc, node) => path(fc, optionsOf(node)).map((ids) => ({ path: ids })),
  city: (fc) =>
    fc.record({ codes: fc.subarray(['110000', '110100', '110105']).filter((codes) => codes[0] !== '110100'), detail: arbitraryInput(fc) }),
  matrix,
  fields: (fc, node) => fieldTexts(fc, node).map((fields) => ({ fields })),
  proportion: (fc, node) => {
    const ids = idsOf(choicesOf(node.options));
    return valuesForSomeIds(
      fc,
      ids,
      ids.map(() => fc.integer({ min: -1, max: 101 })),
    ).map((fields) => ({ fields }));
  },
  date: (fc) => arbitraryDate(fc).map((date) => ({ date })),
  files: (fc) => fc.uniqueArray(fc.constantFrom('a', 'b-1', 'C_2', 'd', 'not an id'), { maxLength: 4 }).map((files) => ({ files })),
  position: (fc) =>
    fc.record({ lng: fc.integer({ min: -180, max: 180 }), lat: fc.integer({ min: -90, max: 90 }), address: arbitraryInput(fc) }),
  points: (fc, node) => fc.array(point(fc, node), { maxLength: 5 }).map((points) => ({ points })),
};

/** Answers to one question, as a page may send them; many keep the limits of the question, others just miss them. None: it cannot be answered. */
export const arbitraryAnswer = (fc: Fc, node: SurveyNode): Arbitrary<Answer> | null => BY_KIND[answerKindOf(node)](fc, node);
