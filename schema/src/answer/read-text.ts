import { formatOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { daysIn } from '../reading/calendar.js';
import { type AnswerReader, EMPTY, NO_ERRORS, recordWith } from './answer-reading.js';
import type { DateAnswer, TextAnswer } from './answer.js';
import { textFormatOf } from './text-format-of.js';
import { textFault } from './text-fault.js';

const TEXT_KEYS = ['text'];
const NO_RULES = {};

/**
 * Reads `{ text }`, trimmed. A blank text is no answer. The format is the type's own (e-mail, mobile) or the one of the setting; whether a
 * verification code was right is not the model's to know.
 */
export const readText: AnswerReader<TextAnswer> = (node: SurveyNode, value) => {
  const given = recordWith(value, TEXT_KEYS)?.text;
  if (typeof given !== 'string') return undefined;
  const text = given.trim();
  if (text === '') return EMPTY;
  const fault = textFault(node.setting ?? NO_RULES, textFormatOf(node), text, LIMITS.words);
  return { answer: { text }, errors: fault === undefined ? NO_ERRORS : [{ nodeId: node.id, ...fault }] };
};

const DATE_KEYS = ['date'];
const TIME = 2;

const YEAR = '([0-9]{4})';
const MONTH = `${YEAR}-([0-9]{2})`;
const DAY = `${MONTH}-([0-9]{2})`;
const CLOCK = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';

const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`);

/** Patterns of dates and times, indexed by the `format` of the setting. */
const DATES = /* @__PURE__ */ [DAY, MONTH, YEAR, `${DAY}T${CLOCK}`, `${DAY}T${CLOCK}:[0-5][0-9]`].map(whole);
const TIMES = /* @__PURE__ */ [CLOCK, `${CLOCK}:[0-5][0-9]`].map(whole);

/** Patterns of all forms that an answer can have. */
export const dateForms = (): readonly string[] => [...DATES, ...TIMES].map(({ source }) => source);

/** Returns whether the text matches the pattern and is a day of the calendar: no 30 February, no month 13, no year 0. */
function isDate(form: RegExp | undefined, text: string): boolean {
  const match = form?.exec(text);
  if (match === null || match === undefined) return false;
  const [, year = '1', month = '1', day = '1'] = match;
  return Number(year) > 0 && Number(day) > 0 && Number(day) <= daysIn(Number(year), Number(month));
}

const formOf = (node: SurveyNode): RegExp | undefined => (node.subType === TIME ? TIMES : DATES)[formatOf(node)];

/**
 * Reads `{ date }`: ISO 8601, as exact as the format of the question asks, without a zone: it refers to the respondent's own calendar and clock.
 * Date and time may be separated by a space instead of the T.
 */
export const readDate: AnswerReader<DateAnswer> = (node, value) => {
  const given = recordWith(value, DATE_KEYS)?.date;
  if (typeof given !== 'string') return undefined;
  const date = given.trim().replace(' ', 'T');
  if (date === '') return EMPTY;
  if (isDate(formOf(node), date)) return { answer: { date }, errors: NO_ERRORS };
  return { answer: undefined, errors: [{ nodeId: node.id, reason: 'date' }] };
};
