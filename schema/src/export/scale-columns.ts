import type { EvaluateAnswer, NumberAnswer, ProportionAnswer, RankAnswer } from '../answer/answer.js';
import { optionsOf } from '../definition/defaults.js';
import { NOT_SHOWN, UNANSWERED } from './column.js';
import { type AskedQuestion, keyOfText, type Layout, ofOption, type Place, specAt, stateOf, valueLayout } from './column-spec.js';

const SLIDER = 13;
/** The highest scale on which an analyst takes the points for steps of a ladder rather than for distances. */
const ORDINAL_POINTS = 5;

/** A rate, which is never below 0: the number itself says whether there is one. */
export function rateLayout({ node }: AskedQuestion, place: Place): Layout<NumberAnswer> {
  const points = (node.setting?.max ?? ORDINAL_POINTS) - (node.setting?.min ?? 1) + 1;
  const spec = specAt(place, 'integer', points <= ORDINAL_POINTS ? 'ordinal' : 'scale', { key: 'int' });
  return {
    specs: [spec],
    state: spec.key,
    writer: (positionOf) => {
      const at = positionOf(spec.key);
      return (cells, { number }) => {
        cells[at] = number;
      };
    },
  };
}

/** The place of a slider, whose scale may reach below 0. */
const sliderLayout = (place: Place): Layout<NumberAnswer> =>
  valueLayout(place, specAt(place, 'number', 'scale', { key: 'num' }), ({ number }) => number);

export const numberLayout = (question: AskedQuestion, place: Place): Layout<NumberAnswer> =>
  question.node.type === SLIDER ? sliderLayout(place) : rateLayout(question, place);

/** An evaluation: the level, chosen or not for each tag of any level, the comment. */
export function evaluateLayout({ node }: AskedQuestion, place: Place): Layout<EvaluateAnswer> {
  const tags = [...new Set(node.setting?.is_tag === false ? [] : optionsOf(node).flatMap(({ setting }) => setting?.tags ?? []))];
  const levels = optionsOf(node).map(({ title }, index) => ({ value: index + 1, code: String(index + 1), title }));
  const level = specAt(place, 'integer', 'ordinal', { key: 'int', values: levels });
  const comment = specAt(place, 'text', 'nominal', { key: 'comment', suffix: ['TEXT'], part: 'comment' });
  const set = { key: `${place.key}_tag`, suffix: [...place.suffix, 'TAG'], titles: place.titles };
  const tagSpecs = tags.map((tag, index) =>
    specAt(place, 'flag', 'nominal', { key: `tag_${keyOfText(tag)}`, suffix: ['TAG', String(index + 1)], part: 'tag', tag, set }),
  );
  return {
    specs: [level, ...tagSpecs, comment],
    state: level.key,
    writer: (positionOf) => {
      const [at, commentAt] = [positionOf(level.key), positionOf(comment.key)];
      const tagsAt = new Map(tagSpecs.map(({ key }, index) => [tags[index], positionOf(key)]));
      return (cells, answer) => {
        cells[at] = answer.level;
        for (const position of tagsAt.values()) cells[position] = 0;
        for (const tag of answer.tags) {
          const position = tagsAt.get(tag);
          if (position !== undefined) cells[position] = 1;
        }
        if (answer.text !== undefined) cells[commentAt] = answer.text;
      };
    },
  };
}

/** A ranking: the place of each option, from 1; an option that was not ranked counts as not answered. */
export function rankLayout({ options }: AskedQuestion, place: Place): Layout<RankAnswer> {
  const specs = options.map((option) => specAt(place, 'integer', 'ordinal', ofOption(option, 'place')));
  const state = stateOf(place);
  return {
    specs: [...specs, state],
    state: state.key,
    writer: (positionOf) => {
      const byId = new Map(options.map(({ id }, index) => [id, positionOf(specs[index]?.key ?? '')]));
      const stateAt = positionOf(state.key);
      return (cells, { order }, offered) => {
        cells[stateAt] = 1;
        for (const [id, position] of byId) cells[position] = offered === null || offered.options.has(id) ? UNANSWERED : NOT_SHOWN;
        for (const [index, id] of order.entries()) {
          const position = byId.get(id);
          if (position !== undefined) cells[position] = index + 1;
        }
      };
    },
  };
}

/** Weights: once one item has a number, an item without one counts as 0, as the reader of answers has it. */
export function proportionLayout({ options }: AskedQuestion, place: Place): Layout<ProportionAnswer> {
  const specs = options.map((option) => specAt(place, 'integer', 'scale', ofOption(option, 'int')));
  const state = stateOf(place);
  return {
    specs: [...specs, state],
    state: state.key,
    writer: (positionOf) => {
      const items = options.map(({ id }, index) => ({ id, at: positionOf(specs[index]?.key ?? '') }));
      const stateAt = positionOf(state.key);
      return (cells, { fields }, offered) => {
        cells[stateAt] = 1;
        for (const { id, at } of items) cells[at] = fields[id] ?? (offered === null || offered.options.has(id) ? 0 : NOT_SHOWN);
      };
    },
  };
}
