import type { DraftOption, DraftRow } from '../draft/draft-survey.js';
import { type JsonRecord, isJsonRecord, listOf, numberOf, textOf } from '../draft/json-record.js';

/** A text that may be one per language: the wanted one, the wanted one of another country, the default, or any. */
export function localText(value: unknown, language: string): string {
  if (!isJsonRecord(value)) return textOf(value);
  const wanted = language.toLowerCase();
  const [short = ''] = wanted.split(/[-_]/);
  const entries = Object.entries(value).map(([key, text]) => [key.toLowerCase(), text] as const);
  const found =
    entries.find(([key]) => key === wanted) ??
    entries.find(([key]) => key === short) ??
    entries.find(([key]) => key.startsWith(`${short}-`) || key.startsWith(`${short}_`));
  return textOf(found?.[1] ?? value.default ?? Object.values(value)[0]);
}

/** A value alone, or with its text behind a bar. */
function shortChoice(choice: string): DraftOption {
  const [key = '', title = key] = choice.split(/\|(.*)/s);
  return { key, title: title || key };
}

/** A list of values, each with a text of its own or not. */
export const choicesOf = (list: unknown, language: string): DraftOption[] =>
  listOf(list).map((choice) => {
    if (!isJsonRecord(choice)) return shortChoice(textOf(choice));
    const key = textOf(choice.value ?? choice.name);
    return { key, title: localText(choice.text ?? choice.title, language) || key, ...(choice.isExclusive === true && { exclusive: true }) };
  });

export const rowsOf = (list: unknown, language: string): DraftRow[] => choicesOf(list, language).map(({ key, title }) => ({ key, title }));

interface Special {
  readonly key: string;
  /** Names of the flags that ask for it. */
  readonly flags: readonly string[];
  /** Name of its own text. */
  readonly text: string;
  readonly zh: string;
  readonly en: string;
  readonly kind: 'other' | 'exclusive';
}

/** Choices that a question asks for by a flag. Those that clear the rest come last, as they do with us. */
const SPECIAL: readonly Special[] = [
  { key: 'other', flags: ['hasOther', 'showOtherItem'], text: 'otherText', zh: '\u5176\u4ed6', en: 'Other', kind: 'other' },
  { key: 'none', flags: ['hasNone', 'showNoneItem'], text: 'noneText', zh: '\u4ee5\u4e0a\u5747\u65e0', en: 'None', kind: 'exclusive' },
  {
    key: 'refused',
    flags: ['showRefuseItem'],
    text: 'refuseText',
    zh: '\u62d2\u7edd\u56de\u7b54',
    en: 'Refuse to answer',
    kind: 'exclusive',
  },
  { key: 'dontknow', flags: ['showDontKnowItem'], text: 'dontKnowText', zh: '\u4e0d\u77e5\u9053', en: "Don't know", kind: 'exclusive' },
];

const MOST_COUNTED = 1_000;
const DECIMALS = 6;

/** Numbers from one to another in steps, as choices; none if they lead nowhere. */
export function countedChoices(first: number, last: number, step: number): DraftOption[] {
  if (step <= 0 || last < first) return [];
  const count = Math.min(MOST_COUNTED, Math.floor((last - first) / step) + 1);
  // Steps that are fractions add up with an error that nobody wants to read.
  return Array.from({ length: count }, (_, place) => String(Number((first + place * step).toFixed(DECIMALS)))).map((key) => ({
    key,
    title: key,
  }));
}

/** Numbers that a list counts up in place of choices. */
function rangeOf({ choiceMin, choiceMax, choiceStep }: JsonRecord): DraftOption[] {
  const [min, max, step = 1] = [numberOf(choiceMin), numberOf(choiceMax), numberOf(choiceStep)];
  return min === undefined || max === undefined ? [] : countedChoices(min, max, step);
}

/** The choices in the order that is asked for. A random one is a matter of the question. */
function inOrder(options: DraftOption[], order: unknown): DraftOption[] {
  if (order !== 'asc' && order !== 'desc') return options;
  const sorted = [...options].sort((a, b) => a.title.localeCompare(b.title));
  return order === 'asc' ? sorted : sorted.reverse();
}

/** The choices of a question, with the further ones that it asks for by a flag. */
export function questionChoices(question: JsonRecord, language: string): DraftOption[] {
  const options = inOrder([...choicesOf(question.choices, language), ...rangeOf(question)], question.choicesOrder);
  // Where one choice is made at most, any of them clears the rest.
  const isSeveral = ['checkbox', 'tagbox', 'imagepicker'].includes(textOf(question.type));
  for (const { key, flags, text, zh, en, kind } of SPECIAL) {
    if (!flags.some((flag) => question[flag] === true)) continue;
    const title = localText(question[text], language) || (language.startsWith('zh') ? zh : en);
    options.push({ key, title, ...(kind === 'other' && { other: true }), ...(kind === 'exclusive' && isSeveral && { exclusive: true }) });
  }
  return options;
}
