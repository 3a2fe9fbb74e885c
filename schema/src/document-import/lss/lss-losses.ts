import type { LssRow, LssQuestion } from './lss-tables.js';
import { exclusiveCodes } from './lss-choice.js';

/** Attributes that change what is asked or accepted, and that we have nothing for, whatever they say. */
const LOST = [
  'em_validation_q',
  'em_validation_sq',
  'equation',
  'random_group',
  'preg',
  'min_num_value',
  'max_num_value',
  'time_limit',
  'date_min',
  'date_max',
  'prefix',
];

/** Such attributes that say yes by 1 or Y, or by a number above 0. */
const SWITCHED = ['other_numbers_only', 'readonly', 'exclude_all_others_auto', 'location_mapservice'];

/** Bounds that may be calculated. */
const BOUNDS = [
  'min_answers',
  'max_answers',
  'max_subquestions',
  'min_num_value_n',
  'max_num_value_n',
  'equals_num_value',
  'maximum_chars',
  'slider_min',
  'slider_max',
  'multiflexible_min',
  'multiflexible_max',
  'min_num_of_files',
  'max_num_of_files',
];

const isOn = (value = ''): boolean => /^(?:[1-9]\d*|Y)$/.test(value.trim());

const isCalculated = (value = ''): boolean => value.trim() !== '' && !Number.isFinite(Number(value));

/** Names of the attributes of a question that do not come over. `kind` is what it became. */
export function settingLosses(question: LssQuestion, kind: string): readonly string[] {
  const { type, attributes, mandatory, pattern, subquestions } = question;
  const { allowed_filetypes, equals_num_value, slider_layout, suffix, multiflexible_step } = attributes;
  const isWithoutUnit = ['form', 'matrixFill', 'slider'].includes(kind);
  return [
    ...LOST.filter((name) => attributes[name]),
    ...SWITCHED.filter((name) => isOn(attributes[name])),
    ...BOUNDS.filter((name) => isCalculated(attributes[name])).map((name) => `${name}: ${attributes[name]}`),
    pattern.trim() !== '' && 'preg',
    mandatory === 'S' && 'mandatory: S',
    type === '|' && allowed_filetypes && 'allowed_filetypes',
    equals_num_value && kind !== 'proportion' && !isCalculated(equals_num_value) && 'equals_num_value',
    slider_layout === '1' && subquestions.length > 1 && kind !== 'proportion' && 'slider_layout',
    suffix && isWithoutUnit && 'suffix',
    multiflexible_step && multiflexible_step !== '1' && kind === 'matrixFill' && 'multiflexible_step',
    // One option at most clears the rest.
    ...exclusiveCodes(question)
      .slice(1)
      .map((code) => `exclude_all_others: ${code}`),
  ].filter((lost) => typeof lost === 'string' && lost !== '') as readonly string[];
}

/** A quota in words: its name, its limit, and the answers that it counts. */
export function quotaText({ name = '', qlimit = '' }: LssRow, members: readonly LssRow[], codeOf: (id: string) => string): string {
  const counted = members.map(({ qid = '', code = '' }) => `${codeOf(qid)} = ${code}`).join(', ');
  return [name, qlimit && `(${qlimit})`, counted && `\u2013 ${counted}`].filter(Boolean).join(' ');
}
