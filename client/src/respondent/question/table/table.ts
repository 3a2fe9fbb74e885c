import {
  type Answer,
  boundsOf,
  type FieldTexts,
  rowsOf,
  type SurveyNode,
  type SurveyRow,
  isRequired,
  type SurveyOption,
} from '@wence/schema';
import { questionIds } from '../base/question-ids';
import { isMarked } from '../fields/fields';
import type { TableWords } from './words';

const GROWING = 2;

/** A row as it is shown. */
export interface TableRow {
  /** Index of its texts in the answer. */
  readonly place: number;
  /** Rich text. Empty: a row that the respondent added, which has a number and no title. */
  readonly title: string;
  /** A row that its author named. */
  readonly rowId?: number;
}

export function isGrowing({ subType }: SurveyNode): boolean {
  return subType === GROWING;
}

export function textRows(answer: Answer | undefined): readonly FieldTexts[] {
  return answer && 'rows' in answer && Array.isArray(answer.rows) ? (answer.rows as readonly FieldTexts[]) : [];
}

export function isBlankRow(texts: FieldTexts | undefined): boolean {
  return Object.values(texts ?? {}).every((text) => text.trim() === '');
}

/** Rows at the end in which nothing stands say nothing. */
function withoutEnd(rows: readonly FieldTexts[]): readonly FieldTexts[] {
  return rows.slice(0, rows.findLastIndex((texts) => !isBlankRow(texts)) + 1);
}

/** Sets the text of one cell. Empty rows before it keep their places. */
export function withCell(rows: readonly FieldTexts[], place: number, columnId: number, text: string): readonly FieldTexts[] {
  const { [columnId]: _old, ...others } = rows[place] ?? {};
  const changed: FieldTexts = text === '' ? others : { ...others, [columnId]: text };
  const all = Array.from({ length: Math.max(rows.length, place + 1) }, (_row, at) => (at === place ? changed : (rows[at] ?? {})));
  return withoutEnd(all);
}

export function withoutRow(rows: readonly FieldTexts[], place: number): readonly FieldTexts[] {
  return withoutEnd(rows.filter((_texts, at) => at !== place));
}

/** Rows of a growing table before the first one is added: as many as the setting says, else as many as must be filled in. */
export function rowsAtFirst(node: SurveyNode): number {
  const { min, max } = boundsOf(node);
  return Math.min(Math.max(node.setting?.value ?? min, min), max);
}

/** A named row has its place in the answer from the document, whichever rows are shown and in which order. */
export function namedRows(node: SurveyNode, rows: readonly SurveyRow[]): readonly TableRow[] {
  const places = new Map(rowsOf(node).map(({ id }, place) => [id, place]));
  return rows.map(({ id, title }) => ({ place: places.get(id) ?? 0, title, rowId: id }));
}

export function numberedRows(count: number): readonly TableRow[] {
  return Array.from({ length: count }, (_row, place) => ({ place, title: '' }));
}

/** The ids by which the parts of a table name and describe its boxes. */
export function columnIds(nodeId: number, columnId: number) {
  const own = `${questionIds(nodeId).title}-c${columnId}`;
  return { title: own, hint: `${own}-hint` };
}

export function rowIds(nodeId: number, place: number) {
  const own = `${questionIds(nodeId).title}-r${place}`;
  return { title: own, error: `${own}-error`, cellError: (columnId: number) => `${own}-c${columnId}-error` };
}

/** A table that may grow as far as any may is as good as one without a limit. */
const ANY = 100;

function countHint(words: TableWords, node: SurveyNode): string {
  const { min, max } = boundsOf(node);
  if (min === max) return words.rowsExactly(min);
  if (min > 1) return max < ANY ? words.rowsBetween(min, max) : words.rowsFrom(min);
  return max < ANY ? words.rowsTo(max) : '';
}

/** Hint of a table: how many rows, and which cells of a row are needed if the stars alone do not say it. */
export function tableHint(words: TableWords, node: SurveyNode, columns: readonly SurveyOption[]): string {
  const hasMarked = columns.some(isMarked);
  if (isRequired(node) && !isGrowing(node)) return hasMarked ? '' : words.eachRow;
  const whole = hasMarked && columns.length > 1 ? words.wholeRows : '';
  return [isGrowing(node) && countHint(words, node), whole].filter(Boolean).join(words.hintJoin);
}
