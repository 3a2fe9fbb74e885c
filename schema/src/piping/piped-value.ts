import type { Answer, ChoiceAnswer, MatrixCell } from '../answer/answer.js';
import type { Language, SurveyOption } from '../definition/definition.js';
import { en, type ValueWords, zhCN } from './locales/value-words.js';
import { readableText } from './readable-text.js';
import { fallbackText, type PipingToken } from './token.js';

const ISO = /^(?:([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?)?(?:(?:^|T)([0-9]{2}:[0-9]{2}))?/;

const numberOf = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Number(digits));

/**
 * The answer to a date question as people write it. Our own words, not `Intl`: the same on every device whatever its locale data. A text that is
 * no date is itself.
 */
function dateText(iso: string, { date, dateTime }: ValueWords): string {
  const [, year, month, day, time] = ISO.exec(iso) ?? [];
  const parts = [year === undefined ? undefined : date(Number(year), numberOf(month), numberOf(day)), time];
  return parts.filter((part) => part !== undefined).join(dateTime) || iso;
}

/** An answered question that a text refers to. */
export interface PipingSource {
  /** The answer as it counts (R1, R15): hidden questions and options left out. */
  readonly answer: Answer;
  /** Options that the question offers, carried-over ones included; in a matrix the columns. Titles are rich text. */
  readonly options: ReadonlyMap<number, SurveyOption>;
}

type Part = Pick<PipingToken, 'childId' | 'field'>;

const WORDS: Readonly<Record<Language, ValueWords>> = { 'zh-CN': zhCN, en };

/** The maximum length of an inserted answer, and the length of the raw value that is read to find it, because runs of spaces shrink. */
const LONGEST = 200;
const LOOKED_AT = 2_000;

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const characters = Array.from(text.slice(0, 2 * LONGEST + 2));
  return characters.length <= LONGEST ? characters.join('') : `${characters.slice(0, LONGEST - 1).join('')}\u2026`;
}

function joined(texts: readonly string[], { comma, lastComma }: ValueWords): string {
  const given = texts.filter((text) => text !== '');
  const last = given.pop() ?? '';
  return given.length === 0 ? last : `${given.join(comma)}${lastComma}${last}`;
}

function choiceText({ option: id, text = '' }: ChoiceAnswer, { options }: PipingSource, { field }: Part): string {
  const option = options.get(id);
  if (option === undefined) return '';
  if (field === 'text') return text;
  if (field === 'code') return option.code;
  if (field === 'score') return String(option.setting?.level ?? '');
  return text || readableText(fallbackText(option.title));
}

/** `Array.isArray` does not narrow a readonly list away. */
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function valueOf(answer: Answer | MatrixCell, source: PipingSource, part: Part, words: ValueWords): string {
  const { childId } = part;
  if ('option' in answer) return choiceText(answer, source, part);
  if ('options' in answer)
    return joined(
      answer.options.map((choice) => choiceText(choice, source, part)),
      words,
    );
  if ('number' in answer) return String(answer.number);
  if ('level' in answer) return part.field === 'text' ? (answer.text ?? '') : String(answer.level);
  if ('date' in answer) return dateText(answer.date, words);
  if ('fields' in answer) return childId === undefined ? '' : String(answer.fields[childId] ?? '');
  if ('text' in answer) return answer.text;
  if (!('rows' in answer) || isList(answer.rows) || childId === undefined) return '';
  const cell = answer.rows[childId];
  if (cell === undefined) return '';
  return 'fields' in cell ? joined(Object.values(cell.fields), words) : valueOf(cell, source, { field: part.field }, words);
}

/**
 * Returns the text inserted for an answer, as plain text of at most 200 characters; empty if there is none (features 6.16). A choice is its title,
 * or the text typed into its input; several are listed; a form needs the field, a matrix the row (`childId`). Field `text` is only the typed
 * text, `code` the option's code, `score` the option's score; on answers without options all fields are the answer itself.
 */
export const pipedValue = (source: PipingSource, part: Part, language: Language): string =>
  shortened(valueOf(source.answer, source, part, WORDS[language]).slice(0, LOOKED_AT).replace(/\s+/g, ' ').trim());
