import type { ChoiceAnswer, MultipleAnswer } from '../answer/answer.js';
import { isOther } from '../definition/defaults.js';
import { findOption } from '../definition/walk.js';
import type { PlacedOption } from '../report/planned-option.js';
import { NOT_SHOWN } from './column.js';
import {
  type AskedQuestion,
  choiceValues,
  type ColumnSpec,
  type Layout,
  ofOption,
  type Place,
  type PositionOf,
  specAt,
  stateOf,
} from './column-spec.js';

/** Options whose chosen input is kept beside the choice. A carried option has lost its input. */
const withInput = ({ node, options }: AskedQuestion): readonly PlacedOption[] =>
  options.filter(({ id, option }) => isOther(option) && findOption(node, id) !== undefined);

const textKey = (place: Place, id: number): string => `${place.key}_o${id}_other`;

const textSpecs = (question: AskedQuestion, place: Place): readonly ColumnSpec[] =>
  withInput(question).map((option) => {
    const facts = ofOption(option, 'other', 'text');
    return specAt(place, 'text', 'nominal', { ...facts, suffix: [option.option.code, 'TEXT'] });
  });

/** Positions of the texts by option id. */
const textPositions = (question: AskedQuestion, place: Place, positionOf: PositionOf): ReadonlyMap<number, number> =>
  new Map(withInput(question).map(({ id }) => [id, positionOf(textKey(place, id))]));

/** One choice: the option, and the text of each option that has an input. */
export const choiceLayout = (question: AskedQuestion, place: Place): Layout<ChoiceAnswer> => ({
  specs: [specAt(place, 'code', 'nominal', { values: choiceValues(question.options) }), ...textSpecs(question, place)],
  state: place.key,
  writer: (positionOf) => {
    const at = positionOf(place.key);
    const texts = textPositions(question, place, positionOf);
    return (cells, { option, text }) => {
      cells[at] = option;
      const textAt = text === undefined ? undefined : texts.get(option);
      if (textAt !== undefined && text !== undefined) cells[textAt] = text;
    };
  },
});

/** Several choices: chosen or not for each option, and the text of each option that has an input. */
export function choicesLayout(question: AskedQuestion, place: Place): Layout<MultipleAnswer> {
  const set = { key: place.key, suffix: place.suffix, titles: place.titles };
  const state = stateOf(place);
  return {
    specs: [
      ...question.options.map((option) => specAt(place, 'flag', 'nominal', { ...ofOption(option), set })),
      ...textSpecs(question, place),
      state,
    ],
    state: state.key,
    writer: (positionOf) => {
      const ids = question.options.map(({ id }) => id);
      const positions = ids.map((id) => positionOf(`${place.key}_o${id}`));
      const byId = new Map(ids.map((id, index) => [id, positions[index] ?? 0]));
      const texts = textPositions(question, place, positionOf);
      const stateAt = positionOf(state.key);
      return (cells, { options }, offered) => {
        cells[stateAt] = 1;
        if (offered === null) for (const position of positions) cells[position] = 0;
        else for (const [id, position] of byId) cells[position] = offered.options.has(id) ? 0 : NOT_SHOWN;
        for (const { option, text } of options) {
          const position = byId.get(option);
          if (position !== undefined) cells[position] = 1;
          const textAt = text === undefined ? undefined : texts.get(option);
          if (textAt !== undefined && text !== undefined) cells[textAt] = text;
        }
      };
    },
  };
}
