import type { QuestionKey } from '../../catalogue/entry/question-key.js';
import type { NodeSetting } from '../../definition/definition.js';
import { halfWidth } from './half-width.js';
import { AT_LEAST, AT_MOST, MULTIPLE_HINT, OPTIONAL, REQUIRED, TYPE_MARKS, WHEN } from './text-patterns.js';

/** A title without its marks, and their meaning. */
export interface MarkedTitle {
  title: string;
  kind?: QuestionKey;
  required?: boolean;
  setting: NodeSetting;
  /** The condition under which it is shown, as it was written. */
  when?: string;
  /** A hint that several answers are possible, where no mark says so. */
  isMultiple: boolean;
}

/** The innermost brackets. Round ones count only if all that they hold is known. */
const BRACKETS = /\[([^[\]]{1,80})\]|\(([^()]{1,80})\)|<([^<>]{1,40})>/g;

const RANGE = /(-?\d{1,5})\s*(?:-|~|\u81f3|\u5230|to)\s*(-?\d{1,5})/i;

function numberIn(patterns: readonly RegExp[], text: string): number | undefined {
  const found = patterns.map((each) => each.exec(text)?.[1]).find((number) => number !== undefined);
  return found === undefined ? undefined : Number(found);
}

/** Reads one word between brackets into what is known so far; false if it says nothing that we know. */
function readWord(word: string, marked: MarkedTitle): boolean {
  const type = TYPE_MARKS.find(({ pattern }) => pattern.test(word))?.mark;
  if (type) {
    marked.kind ??= type.kind;
    marked.setting = { ...type.setting, ...marked.setting };
    return true;
  }
  if (REQUIRED.test(word)) return known(() => (marked.required = true));
  if (OPTIONAL.test(word)) return known(() => (marked.required = false));
  const most = numberIn(AT_MOST, word);
  const least = numberIn(AT_LEAST, word);
  if (most !== undefined || least !== undefined) {
    marked.setting = { ...marked.setting, ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) };
    marked.isMultiple = true;
    return true;
  }
  const range = RANGE.exec(word);
  const around = range ? word.replace(range[0], '').trim() : word;
  if (range && (around === '' || readWord(around, marked))) {
    return known(() => (marked.setting = { ...marked.setting, min: Number(range[1]), max: Number(range[2]) }));
  }
  if (MULTIPLE_HINT.test(word)) return known(() => (marked.isMultiple = true));
  return false;
}

function known(note: () => void): true {
  note();
  return true;
}

function readBracket(content: string, marked: MarkedTitle): boolean {
  const when = WHEN.exec(content);
  if (when && /\d/.test(content)) return known(() => (marked.when = when[1]));
  if (readWord(content, marked)) return true;
  const words = content.split(/[,;\u3001/|]+|\s{2,}/).map((word) => word.trim());
  const pieces = words.length > 1 ? words : content.split(/\s+/);
  const trial: MarkedTitle = { ...marked, setting: { ...marked.setting } };
  if (pieces.length < 2 || !pieces.every((word) => word === '' || readWord(word, trial))) return false;
  Object.assign(marked, trial);
  return true;
}

/** Takes the marks out of a title: types, required or not, ranges, conditions, a star. */
export function readMarks(text: string): MarkedTitle {
  const marked: MarkedTitle = { title: text, setting: {}, isMultiple: false };
  const half = halfWidth(text);
  let title = '';
  let from = 0;
  for (const match of half.matchAll(BRACKETS)) {
    const content = (match[1] ?? match[2] ?? match[3] ?? '').trim();
    if (!readBracket(content, marked)) continue;
    title += text.slice(from, match.index);
    from = match.index + match[0].length;
  }
  title = (title + text.slice(from)).trim();
  if (/^\*|\*$/.test(title)) marked.required ??= true;
  marked.title = title.replace(/^\*\s*|\s*\*$/g, '').replace(/\s{2,}/g, ' ');
  marked.isMultiple ||= MULTIPLE_HINT.test(halfWidth(marked.title));
  return marked;
}
