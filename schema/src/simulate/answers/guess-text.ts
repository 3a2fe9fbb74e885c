import type { TextRules } from '../../answer/text-fault.js';
import { textFormatOf } from '../../answer/text-format-of.js';
import type { SurveyOption } from '../../definition/definition.js';
import { LIMITS } from '../../limit/limits.js';
import type { GuessContext, Guess } from './guess-context.js';

type Typing = Pick<GuessContext, 'random' | 'words'>;

/** Lengths that a text may have. */
interface Room {
  readonly least: number;
  readonly most: number;
}

/** Range of typed numbers where the author sets no bound. */
const USUAL_SPAN = 100;
/** Digits of a mobile number behind `138`, of the tail of an address and of a text. */
const MOBILE_TAIL = 100_000_000;
const TAIL = 1_000;
const MOST_DIGITS = 15;
const WIDEST = 1_000_000;
/** Characters of an address before its domain. */
const LOCAL_PART = { least: 4, most: 40 };
const DOMAIN = '@example.com';
const SHORT_DOMAIN = '@e.cn';

function filled(text: string, { least, most }: Room): string {
  const unit = Array.from(text === '' ? 'x' : text);
  const length = Math.min(Math.max(unit.length, least), most);
  return Array.from({ length }, (_, place) => unit[place % unit.length]).join('');
}

function numberFor({ min, max }: TextRules, { least, most }: Room, { random }: Typing): string {
  const low = Math.ceil(min ?? Math.min(0, max ?? 0));
  const high = Math.floor(Math.min(max ?? Math.max(low, 0) + USUAL_SPAN, 10 ** Math.min(most, MOST_DIGITS) - 1));
  const number = low <= high ? random.between(low, Math.min(high, low + WIDEST)) : (min ?? max ?? low);
  // Zeros in front are digits too: they make up the fewest characters where the number itself must be small.
  return number < 0 ? String(number) : String(number).padStart(Math.min(least, MOST_DIGITS), '0');
}

function emailFor(_: TextRules, { least, most }: Room, { random }: Typing): string {
  const domain = most < DOMAIN.length + LOCAL_PART.least ? SHORT_DOMAIN : DOMAIN;
  const length = Math.min(Math.max(least - domain.length, LOCAL_PART.least), most - domain.length, LOCAL_PART.most);
  return `${filled(`t${random.below(TAIL)}`, { least: length, most: length })}${domain}`;
}

const LETTERS = 'test';
const HAN = '\u6d4b\u8bd5';

/** Generators of texts, by the number of the format (Spec 3, option input types). */
const BY_FORMAT: Readonly<Record<number, (rules: TextRules, room: Room, typing: Typing) => string>> = {
  1: numberFor,
  2: numberFor,
  3: (_, __, { random }) => `138${String(random.below(MOBILE_TAIL)).padStart(8, '0')}`,
  4: emailFor,
  5: (_, room) => filled(LETTERS, room),
  6: (_, room) => filled(HAN, room),
  90: ({ options = [] }, _, { random }) => random.pick(options) ?? '',
};

/** A text that keeps the rules of a question or an input, as far as rules of its format and length can be kept together. */
function typedText(rules: TextRules, format: number, longest: number, typing: Typing): string {
  const room = { least: rules.min_word ?? 0, most: (rules.max_word ?? 0) === 0 ? longest : (rules.max_word ?? longest) };
  const make = BY_FORMAT[format];
  return make === undefined ? filled(`${typing.words} ${typing.random.below(TAIL)}`, room).trim() : make(rules, room, typing);
}

/** Returns the text typed into the input of an option, a field or a column. */
export const typedInto = ({ type = 0, setting = {} }: SurveyOption, typing: Typing): string =>
  typedText(setting, type === 0 ? (setting.format ?? 0) : type, LIMITS.otherText, typing);

/** Generates an open text. For a mobile number with a verification code it makes only the number: test mode asks for no code. */
export const guessText: Guess = ({ node, ...typing }) => ({
  text: typedText(node.setting ?? {}, textFormatOf(node), LIMITS.words, typing),
});
