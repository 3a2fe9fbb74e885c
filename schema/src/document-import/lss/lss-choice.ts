import type { NodeSetting } from '../../definition/definition.js';
import type { DraftOption, DraftPart } from '../draft/draft-survey.js';
import type { FixedAnswers } from './locales/fixed-answers.js';
import type { LssPart, LssQuestion } from './lss-tables.js';

/** The content of a question of LimeSurvey. `isChanged`: the type is only near to the one it had. */
export type LssContent = Pick<DraftPart, 'kind' | 'setting' | 'options' | 'rows'> & { readonly isChanged?: boolean };

export interface Context {
  readonly read: (html: string) => string;
  readonly words: FixedAnswers;
}

export type Read = (question: LssQuestion, context: Context) => LssContent;

/** Code of the option beside which something is typed. */
export const OTHER_KEY = '-oth-';

export const optionsOf = (parts: readonly LssPart[], { read }: Context): DraftOption[] =>
  parts.map(({ code, text }) => ({ key: code, title: read(text) || code }));

/** Bounds that are numbers; those that are calculated are named by the caller. */
export function boundsOf({ attributes }: LssQuestion, low: string, high: string): NodeSetting {
  const [min, max] = [Number(attributes[low] || Number.NaN), Number(attributes[high] || Number.NaN)];
  return { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) };
}

/** The option beside which something is typed comes last, first, or behind one of the others. */
function withOther(options: DraftOption[], { hasOther, attributes }: LssQuestion, { read, words }: Context): DraftOption[] {
  if (!hasOther) return options;
  const other = { key: OTHER_KEY, title: read(attributes.other_replace_text ?? '') || words.other, other: true };
  const behind = options.findIndex(({ key }) => key === attributes.other_position_code);
  if (attributes.other_position === 'beginning') return [other, ...options];
  if (attributes.other_position !== 'specific' || behind < 0) return [...options, other];
  return [...options.slice(0, behind + 1), other, ...options.slice(behind + 1)];
}

/** Options in the order of their titles, where the question asks for it. */
function inOrder(options: DraftOption[], { attributes }: LssQuestion): DraftOption[] {
  const isSorted = attributes.alphasort === '1' || [attributes.answer_order, attributes.subquestion_order].includes('alphabetical');
  return isSorted ? [...options].sort((a, b) => a.title.localeCompare(b.title)) : options;
}

function layoutOf({ attributes }: LssQuestion): NodeSetting {
  const columns = Number(attributes.display_columns || 1);
  return columns > 1 ? { column: columns } : {};
}

export const single: Read = (question, context) => ({
  kind: 'single',
  options: withOther(inOrder(optionsOf(question.answers, context), question), question, context),
  setting: layoutOf(question),
});

/** Codes of the options that clear the rest. */
export const exclusiveCodes = ({ attributes }: LssQuestion): readonly string[] =>
  (attributes.exclude_all_others ?? '')
    .split(';')
    .map((code) => code.trim())
    .filter(Boolean);

export const several: Read = (question, context) => {
  const exclusive = exclusiveCodes(question);
  const options = inOrder(optionsOf(question.subquestions, context), question).map((option) =>
    exclusive.includes(option.key) ? { ...option, exclusive: true } : option,
  );
  return {
    kind: 'multiple',
    options: withOther(options, question, context),
    setting: { ...layoutOf(question), ...boundsOf(question, 'min_answers', 'max_answers') },
  };
};

export const rank: Read = (question, context) => {
  const items = question.subquestions.length > 0 ? question.subquestions : question.answers;
  const { max } = boundsOf(question, 'min_answers', 'max_subquestions');
  const bounds = boundsOf(question, 'min_answers', 'max_answers');
  return { kind: 'rank', options: optionsOf(items, context), setting: { ...(max !== undefined && { max }), ...bounds } };
};
