import { type ClosedQuestion, closeQuestion } from '../text/close-question.js';
import { type DraftSurvey, emptyDraft } from '../draft/draft-survey.js';
import { halfWidth } from '../text/half-width.js';
import { splitItems, type TextItem } from '../text/line-kind.js';
import { linkQuestions } from '../text/link-questions.js';
import { openQuestion } from '../text/open-question.js';
import { readText } from '../text/read-text.js';
import { COLUMN_WORDS, YES } from './locales/column-words.js';

type Column = keyof typeof COLUMN_WORDS;
type Cells = readonly string[];

const WORDS = Object.entries(COLUMN_WORDS).map(([column, words]) => ({
  column: column as Column,
  pattern: new RegExp(`^(?:${words})$`, 'i'),
}));
const IS_YES = new RegExp(`^(?:${YES})$`, 'i');

/** Rows above the headings may hold a title and a greeting. */
const ROWS_ABOVE = 10;
/** Several options or rows in one cell: one per line, or with bars or semicolons between them. */
const IN_CELL = /\r?\n|[;|\uff1b]/;

function columnOf(cell: string): Column | undefined {
  const heading = halfWidth(cell).trim();
  return heading === '' ? undefined : WORDS.find(({ pattern }) => pattern.test(heading))?.column;
}

/** The place of the row with headings, and what each column is; null if no row has headings. */
function headingsOf(rows: readonly Cells[]): { readonly place: number; readonly columns: readonly (Column | undefined)[] } | null {
  for (const [place, cells] of rows.slice(0, ROWS_ABOVE).entries()) {
    const columns = cells.map(columnOf);
    const known = columns.filter((column) => column !== undefined);
    if (columns.includes('title') && known.length >= 2) return { place, columns };
  }
  return null;
}

/** A row as the fields that its columns name. */
function fieldsOf(cells: Cells, columns: readonly (Column | undefined)[]): ReadonlyMap<Column, readonly string[]> {
  const fields = new Map<Column, string[]>();
  columns.forEach((column, place) => {
    const text = cells[place]?.trim() ?? '';
    if (column !== undefined && text !== '') fields.set(column, [...(fields.get(column) ?? []), text]);
  });
  return fields;
}

/** Options with letters may share a line. */
function lettered(text: string): readonly string[] {
  const split = splitItems(text);
  return split && split.before === '' ? split.items.map((item) => item.text) : [text];
}

const itemsOf = (texts: readonly string[], mark: TextItem['mark']): TextItem[] =>
  texts
    .flatMap((text) => text.split(IN_CELL))
    .flatMap((text) => lettered(text.trim()))
    .map((text) => text.trim().replace(/^\(?[A-Za-z][).:\u3001\uff0e]\s*/, ''))
    .filter(Boolean)
    .map((text) => ({ mark, text }));

/** A question per row, under headings that say what stands where. */
function readRows(rows: readonly Cells[], columns: readonly (Column | undefined)[]): DraftSurvey {
  const draft = emptyDraft();
  const closed: ClosedQuestion[] = [];
  let page: string | undefined;
  for (const [place, cells] of rows.entries()) {
    const fields = fieldsOf(cells, columns);
    const [title] = fields.get('title') ?? [];
    if (title === undefined) continue;
    const ownPage = fields.get('page')?.[0];
    if (page !== undefined && ownPage !== undefined && ownPage !== page && draft.parts.length > 0) {
      draft.parts.push({ key: `page ${place}`, kind: 'page', title: '', source: '' });
    }
    page = ownPage ?? page;
    const [type] = fields.get('type') ?? [];
    const number = Number(/\d+/.exec(fields.get('number')?.[0] ?? '')?.[0] ?? closed.length + 1);
    const open = openQuestion(`q${place}`, number, `${title}${type === undefined ? '' : ` [${type}]`}`, cells.filter(Boolean).join(' | '));
    const hasRows = fields.has('rows');
    open.items.push(...itemsOf(fields.get('options') ?? [], 'letter'), ...itemsOf(hasRows ? (fields.get('rows') ?? []) : [], 'plain'));
    const question = closeQuestion(open);
    const [required] = fields.get('required') ?? [];
    if (required !== undefined) question.part.required = IS_YES.test(halfWidth(required));
    closed.push(question);
    draft.parts.push(question.part);
  }
  linkQuestions(closed, draft.notes);
  return draft;
}

/** Reads a table: with headings a question per row, without them as lines of text. */
export function readTable(rows: readonly Cells[]): DraftSurvey {
  const headings = headingsOf(rows);
  if (!headings) {
    const trimmed = rows.map((cells) => cells.filter((cell, place) => cell !== '' || cells.slice(place).some(Boolean)));
    return readText(trimmed.map((cells) => (cells.filter(Boolean).length === 1 ? cells.join('') : cells.join('\t'))).join('\n'));
  }
  const draft = readRows(rows.slice(headings.place + 1), headings.columns);
  const [title, ...greeting] = rows
    .slice(0, headings.place)
    .map((cells) => cells.filter(Boolean).join(' '))
    .filter(Boolean);
  if (title !== undefined) draft.title = title;
  if (greeting.length > 0) draft.welcome = greeting.join('\n');
  return draft;
}
