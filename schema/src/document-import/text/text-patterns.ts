import { en } from './locales/en.js';
import type { TextWords, TypeMark } from './locales/text-words.js';
import { zhCN } from './locales/zh-cn.js';

const LANGUAGES: readonly TextWords[] = [zhCN, en];

type Words = Exclude<keyof TextWords, 'types'>;

/** The words of all languages for one thing, as a source to build patterns of. */
const anyOf = (key: Words): string =>
  `(?:${LANGUAGES.map((words) => words[key])
    .filter(Boolean)
    .join('|')})`;

const pattern = (source: string): RegExp => new RegExp(source, 'i');

/** Every mark, longer names before the names that they contain. */
export const TYPE_MARKS: readonly { readonly mark: TypeMark; readonly pattern: RegExp }[] = LANGUAGES.flatMap(({ types }) =>
  types.map((mark) => ({ mark, pattern: pattern(`^(?:${mark.words.join('|')})$`) })),
);

/** A number that begins a line: behind a word, alone, in brackets, or in words. The last group is the rest of the line. */
export const NUMBERED = {
  word: pattern(`^\\[?${anyOf('numberBefore')}\\s*(\\d{1,3})\\s*${anyOf('numberBehind')}?\\]?(?:\\s*[.:)\\u3001]\\s*|\\s+|$)(.*)$`),
  digit: /^(\d{1,3})\s*(?:\.(?!\d)|:(?!\d)|\u3001)\s*(.*)$/,
  closed: /^(\d{1,3})\)\s*(.*)$/,
  bracket: /^\((\d{1,3})\)\s*(.*)$/,
  numeral: pattern(`^(${anyOf('numerals')})\\s*[.:\\u3001]\\s*(.*)$`),
} as const;

export type NumberStyle = keyof typeof NUMBERED;

/** A line that is nothing but a break. */
export const PAGE_LINE = pattern(`^(?:={3,}|-{3,}|\\*{3,}|#{3,}|[\\[<(]\\s*${anyOf('pageBreak')}\\s*[\\])>])$`);

export const REQUIRED = pattern(`^(?:${anyOf('required')})$`);
export const OPTIONAL = pattern(`^(?:${anyOf('optional')})$`);
export const MULTIPLE_HINT = pattern(anyOf('multipleHint'));
export const AT_MOST = LANGUAGES.map(({ atMost }) => pattern(atMost));
export const AT_LEAST = LANGUAGES.map(({ atLeast }) => pattern(atLeast));
export const OTHER = pattern(`^(?:${zhCN.other}|${en.other}$)`);
export const EXCLUSIVE = pattern(`^(?:${anyOf('exclusive')})[.!\\u3002]?$`);
export const COLUMNS = pattern(`^\\[?${anyOf('columns')}\\]?\\s*:\\s*(.+)$`);
export const ROWS = pattern(`^\\[?${anyOf('rows')}\\]?\\s*:\\s*(.*)$`);

const TARGET = `(?:${anyOf('numberBefore')}\\s*)?(\\d{1,3})\\s*${anyOf('numberBehind')}?`;
/** A jump at the end of an option: to a question, to the end, out of the survey. An arrow stands for the words. */
export const JUMP = pattern(`[\\[(]?\\s*(?:-?>+\\s*|${anyOf('jump')}\\s*){1,2}${TARGET}\\s*[\\])]?$`);
export const JUMP_END = pattern(`(?:-?>+\\s*|[\\[(]\\s*|${anyOf('jump')}\\s*)${anyOf('end')}\\s*[\\])]?$`);
export const JUMP_OUT = pattern(`(?:-?>+\\s*|[\\[(]\\s*|${anyOf('jump')}\\s*)${anyOf('screenOut')}\\s*[\\])]?$`);

/** A condition in brackets, and one comparison in it: the number of the question and what is chosen there. */
export const WHEN = pattern(`^${anyOf('when')}\\s*:?\\s*(.+)$`);
export const COMPARISON = pattern(`^${TARGET}\\s*(?:${anyOf('chosen')}|=)+\\s*(.+)$`);
export const JOINED_AND = pattern(`\\s+${anyOf('and')}\\s+(?=${TARGET})|\\s*(?:${zhCN.and}|&&?)\\s*(?=${TARGET})`);
export const JOINED_OR = pattern(`\\s+${anyOf('or')}\\s+(?=${TARGET})|\\s*(?:${zhCN.or}|\\|\\|?)\\s*(?=${TARGET})`);

/** Titles of the options of a question that is to be answered with yes or no. */
export const yesAndNo = (isChinese: boolean): readonly string[] => (isChinese ? [zhCN.yes, zhCN.no] : [en.yes, en.no]);
