import type { QuestionKey } from '../../catalogue/entry/question-key.js';
import type { NodeSetting } from '../../definition/definition.js';
import type { DraftOption, DraftPart } from '../draft/draft-survey.js';
import { halfWidth } from './half-width.js';
import type { TextItem } from './line-kind.js';
import { type OpenQuestion, type TextOption, textOption } from './open-question.js';
import { type MarkedTitle, readMarks } from './read-marks.js';
import { matrixOfCells, matrixOfItems, matrixParts } from './text-matrix.js';
import { yesAndNo } from './text-patterns.js';

/** A question whose lines have all been read. Jumps and conditions still name questions by number. */
export interface ClosedQuestion {
  readonly part: DraftPart;
  readonly number: number;
  readonly options: readonly TextOption[];
  readonly when?: string;
}

const CHOICES: readonly QuestionKey[] = ['single', 'multiple', 'dropdown'];
const LISTS: readonly QuestionKey[] = ['rank', 'proportion', 'form'];
const MATRICES: readonly QuestionKey[] = ['matrixSingle', 'matrixMultiple', 'matrixRate', 'matrixFill'];

/** Words, numbers in a row, words: a scale written on one line. */
const SCALE_LINE = /^(.{0,20}?)\s*(-?\d{1,2})((?:\s+-?\d{1,2}){2,})\s*(.{0,20})$/;
/** Box of a text for which several lines were drawn. */
const LONG_TEXT = 4;
const GAP = /[_\uff3f]{2,}/;

interface Scale {
  readonly setting: NodeSetting;
}

/** A scale, if that is all that the options are: numbers that count up, one by one. */
function scaleOf(items: readonly TextItem[]): Scale | null {
  const [only] = items;
  const line = items.length === 1 && only ? SCALE_LINE.exec(halfWidth(only.text)) : null;
  if (line) {
    const numbers = `${line[2] ?? ''}${line[3] ?? ''}`.trim().split(/\s+/).map(Number);
    const words = { ...(line[1] && { left_text: line[1].trim() }), ...(line[4] && { right_text: line[4].trim() }) };
    return isCounting(numbers) ? { setting: { ...ends(numbers), ...words } } : null;
  }
  const numbers = items.map(({ text }) => (/^-?\d{1,2}$/.test(halfWidth(text)) ? Number(halfWidth(text)) : Number.NaN));
  return items.length >= 3 && isCounting(numbers) ? { setting: ends(numbers) } : null;
}

const isCounting = (numbers: readonly number[]): boolean =>
  numbers.every((number, place) => place === 0 || Math.abs(number - (numbers[place - 1] ?? 0)) === 1);

const ends = (numbers: readonly number[]): NodeSetting => ({ min: Math.min(...numbers), max: Math.max(...numbers) });

/** The labels in front of the gaps of a title: "Name ____ Phone ____". */
const fieldsIn = (title: string): string[] =>
  title
    .split(/[_\uff3f]{2,}/)
    .slice(0, -1)
    .map((label) => label.replace(/^[\s,;\u3001\uff0c\uff1b]+|[\s:\uff1a]+$/g, ''))
    .map((label, place) => (place === 0 ? (label.split(/[:\uff1a]/).at(-1) ?? label).trim() : label));

function kindOf({ kind, isMultiple }: MarkedTitle, { items, cells, gapLines }: OpenQuestion): QuestionKey {
  if (kind) return kind;
  if (cells.length >= 2) return 'matrixSingle';
  // A single line without a mark is a remark, not the only option.
  if (gapLines > 0 && items.every(({ mark }) => mark === 'plain')) return 'text';
  if (items.length === 0 || (items.length === 1 && items[0]?.mark === 'plain')) return 'text';
  if (isMultiple || items.some(({ box }) => box === 'several')) return 'multiple';
  return 'single';
}

/** The content of a question of this kind, by its lines. */
function contentOf(marked: MarkedTitle, open: OpenQuestion): Pick<DraftPart, 'kind' | 'title' | 'setting' | 'options' | 'rows'> {
  const { title, setting } = marked;
  const kind = kindOf(marked, open);
  const fields = fieldsIn(title);
  if (MATRICES.includes(kind) && (open.cells.length >= 2 || marked.kind)) {
    // A row of a table with nothing but its first cell is a line like any other.
    const table = [...open.cells, ...open.items.map(({ text }) => [text])];
    const matrix = open.cells.length > 0 ? matrixOfCells(table) : matrixOfItems(open.items);
    return { title, ...matrixParts(matrix, marked.kind, setting) };
  }
  if (marked.kind === undefined || kind === 'rate') {
    const scale = scaleOf(open.items);
    if (scale) return { kind: 'rate', title, setting: { ...scale.setting, ...setting } };
  }
  const options = open.items.map(textOption);
  if (kind === 'rate' && options.length > 1) {
    const words = { left_text: options[0]?.title, right_text: options.at(-1)?.title };
    return { kind, title, setting: { min: 1, max: options.length, ...words, ...setting } };
  }
  if (CHOICES.includes(kind) || LISTS.includes(kind)) {
    const isForm = kind === 'form' && options.length === 0;
    const given = isForm ? fields.map((field, place): TextOption => ({ key: String(place + 1), title: field })) : options;
    return { kind, title: isForm && fields.length > 0 ? headOf(title) : title, setting, options: given };
  }
  if (kind === 'text' && marked.kind === undefined && fields.length >= 2) {
    const labels = fields.map((label, place) => ({ key: String(place + 1), title: label }));
    return { kind: 'form', title: headOf(title), setting, options: labels };
  }
  const help = open.items.map(({ text }) => text).filter((text) => !GAP.test(text));
  const size = kind === 'text' && open.gapLines >= 2 ? { size: LONG_TEXT } : {};
  return { kind, title: [title.replace(/[\s:\uff1a]*[_\uff3f]{2,}\s*$/, ''), ...help].join(' '), setting: { ...size, ...setting } };
}

/** The title of a form whose fields stand in it: what is said before a colon, or all of it without the gaps. */
function headOf(title: string): string {
  const head = /^(.{2,60}?)[:\uff1a]\s*\S+.*[_\uff3f]{2,}/.exec(title)?.[1];
  return head ?? title.replace(/[_\uff3f]{2,}/g, ' ').trim();
}

function withoutTarget(option: TextOption): DraftOption {
  const { target: _, ...plain } = option;
  return plain;
}

/** Makes a part of the lines of a question. */
export function closeQuestion(open: OpenQuestion): ClosedQuestion {
  const marked = readMarks(open.title);
  const content = contentOf(marked, open);
  const isUnsaid = content.kind === 'single' && marked.kind === 'single' && content.options?.length === 0;
  const yesNo = isUnsaid ? yesAndNo(/\p{Script=Han}/u.test(open.title)).map((title, place) => ({ key: String(place + 1), title })) : null;
  const required = marked.required ?? (open.isStarred ? true : undefined);
  const options = (yesNo ?? content.options ?? []) as readonly TextOption[];
  const part: DraftPart = {
    key: open.key,
    ...content,
    ...(content.options && { options: options.map(withoutTarget) }),
    ...(required !== undefined && { required }),
    source: open.source.join('\n'),
  };
  return { part, number: open.number, options, when: marked.when };
}
