import type { AnswerError, Answers } from '../answer/answer.js';
import { answerKindOf } from '../definition/answer-kind.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { compiledOf } from '../engine/compile.js';
import type { Compiled } from '../engine/compiled.js';
import { drawingIn, without } from '../engine/drawn.js';
import { drawableIn } from '../definition/draw.js';
import { evaluate } from '../engine/evaluate.js';
import type { Column, ColumnPlan } from '../export/column.js';
import { columnPlan, layoutsOf } from '../export/column-plan.js';
import { ColumnTexts } from '../export/column-text.js';
import type { QuestionLayout } from '../export/question-layout.js';
import { ANSWERS_FROM_CELLS } from './answer-from-cells.js';
import type { ImportFault, ImportReason } from './import-fault.js';
import { type ImportHeader, readImportHeader } from './import-header.js';
import { nameOfFacts, QuestionCells, type TableColumn } from './question-cells.js';
import { type Preferred, valuesByText } from './read-cell.js';
import { factsReader, type FactsOptions, type RowFacts } from './row-facts.js';

/** A response as a row of a table tells it; its answers are effective, as `validateAnswers` returns them. */
export interface ImportedResponse extends Omit<RowFacts, 'version' | 'status'> {
  readonly version: number;
  readonly status: NonNullable<RowFacts['status']>;
  readonly answers: Answers;
  /** 0 normal end by a jump, -1 screening end, null: answered to the last question. */
  readonly end: 0 | -1 | null;
}

export type ImportedRow =
  | { readonly ok: true; readonly response: ImportedResponse }
  | { readonly ok: false; readonly faults: readonly ImportFault[] };

export interface ImportBasis extends Pick<FactsOptions, 'timeZone' | 'now'> {
  /** The definitions that the plan of the table is made of, newest first: the draft, then what was launched. */
  readonly definitions: readonly SurveyDefinition[];
  /** Every version that a row may be about, by its number. */
  readonly versions: ReadonlyMap<number, SurveyDefinition>;
  /** The version of rows that name none; it is among the versions. */
  readonly current: number;
  /** Decides whether a cell that could be the code of an option and the title of another one is the code; `code` unless said. */
  readonly preferred?: Preferred;
}

export interface ResponseImporter {
  readonly header: ImportHeader;
  /** Reads a row: the texts of its cells, from the first column on. */
  read(row: readonly string[]): ImportedRow;
}

interface PreparedQuestion {
  readonly layout: QuestionLayout;
  readonly columns: ReadonlyMap<string, TableColumn>;
}

interface PreparedVersion {
  readonly definition: SurveyDefinition;
  readonly questions: readonly PreparedQuestion[];
  /** Columns of the table that this version does not have. */
  readonly others: ReadonlyMap<string, TableColumn>;
}

/**
 * Prepares the reading of a table of responses by its first row: the inverse of `cellsOf`. Columns are those of the survey's plan, by name or by a label
 * that is unique; cells are codes or titles. A missing code and an empty cell are no answer. A row is accepted if all its cells can be read and its
 * answers are ones that a respondent could have handed in; else every cell that is refused is told, with why. Marks on pictures and files cannot be
 * read from a table, of tables that grow the line breaks within a cell are lost. Linear in cells and conditions.
 */
export function responseImporter(
  { definitions, versions, current, timeZone, now, preferred = 'code' }: ImportBasis,
  headings: readonly string[],
): ResponseImporter {
  const plan = columnPlan(definitions);
  const header = readImportHeader(plan, headings);
  const readFacts = factsReader(plan, header, { timeZone, now, versions: new Set(versions.keys()) });
  const prepared = new Map<number, PreparedVersion>();
  const versionOf = (number: number): PreparedVersion => {
    const known = prepared.get(number) ?? prepareVersion(definitionOf(versions, number), { plan, header, preferred });
    prepared.set(number, known);
    return known;
  };
  return {
    header,
    read(row) {
      const faults: ImportFault[] = [];
      const facts = readFacts(row, faults);
      const version = facts.version ?? current;
      const { answers, end, status, ...told } = readAnswers(versionOf(version), row);
      faults.push(...told.faults);
      if (faults.length === 0 && facts.status !== null && facts.status !== 'over_quota' && facts.status !== status)
        faults.push({ column: 'status', text: facts.status, reason: 'status' });
      if (faults.length > 0) return { ok: false, faults };
      return { ok: true, response: { ...facts, version, status: facts.status ?? status, answers, end } };
    },
  };
}

function definitionOf(versions: ReadonlyMap<number, SurveyDefinition>, number: number): SurveyDefinition {
  const definition = versions.get(number);
  if (definition === undefined) throw new Error(`There is no version ${number}`);
  return definition;
}

interface Table {
  readonly plan: ColumnPlan;
  readonly header: ImportHeader;
  readonly preferred: Preferred;
}

function prepareVersion(definition: SurveyDefinition, { plan, header: { places }, preferred }: Table): PreparedVersion {
  const byKey = new Map<string, Column>(plan.columns.map((column) => [column.key, column]));
  const texts = new ColumnTexts([definition]);
  const own = new Set<string>();
  const questions = layoutsOf(definition).map((layout): PreparedQuestion => {
    const columns = new Map<string, TableColumn>();
    for (const spec of layout.specs) {
      const column = byKey.get(spec.key);
      if (column === undefined) continue;
      own.add(spec.key);
      // Only values of this version; the newest codes and titles of the plan come before those of the version.
      const ids = new Set<unknown>(spec.values.map(({ value }) => value));
      const named = spec.values.length === 0 ? column.values : column.values.filter(({ value }) => ids.has(value));
      // An option that is chosen may be told by its title in a column of its own.
      const chosen = spec.kind === 'flag' ? [{ value: 1, code: '', title: texts.plain(spec.titles.at(-1) ?? '') }] : [];
      const older = [...spec.values.map((value) => ({ ...value, title: texts.plain(value.title) })), ...chosen];
      columns.set(nameOfFacts(spec), { column, place: places.get(spec.key), values: valuesByText(named, preferred, older) });
    }
    return { layout, columns };
  });
  const others = plan.columns.filter(({ key, nodeId }) => nodeId !== undefined && places.has(key) && !own.has(key));
  const asTold = (column: Column): TableColumn => ({
    column,
    place: places.get(column.key),
    values: valuesByText(column.values, preferred),
  });
  return { definition, questions, others: new Map(others.map((column) => [column.key, asTold(column)])) };
}

/** The table does not tell what was drawn for a response, so what has an answer was asked. */
function askedIn(definition: SurveyDefinition, given: Readonly<Record<string, object>>): Compiled {
  const drawable = drawingIn(definition).flatMap(drawableIn);
  return without(compiledOf(definition), new Set(drawable.flatMap(({ id }) => (given[id] === undefined ? id : []))));
}

type ReadAnswers = Pick<ImportedResponse, 'answers' | 'end' | 'status'> & { readonly faults: readonly ImportFault[] };

function readAnswers({ definition, questions, others }: PreparedVersion, row: readonly string[]): ReadAnswers {
  const faults: ImportFault[] = [];
  const given: Record<string, object> = {};
  for (const { layout, columns } of questions) {
    const kind = answerKindOf(layout.question.node);
    if (kind === 'none') continue;
    const cells = new QuestionCells(columns, row);
    const answer = ANSWERS_FROM_CELLS[kind](layout.question, cells);
    if (answer !== undefined) given[layout.question.id] = answer;
    faults.push(...cells.end());
  }
  faults.push(...new QuestionCells(others, row).end());
  const refused = new Set(faults.map(({ column }) => column));
  const { effective: answers, end, errors } = evaluate(askedIn(definition, given), given);
  for (const error of errors) {
    const fault = faultOf(questions, row, error);
    if (!refused.has(fault.column)) faults.push(fault);
  }
  for (const { layout, columns } of questions) {
    const { id } = layout.question;
    if (given[id] === undefined || answers[id] !== undefined || errors.some(({ nodeId }) => nodeId === id)) continue;
    faults.push(...cellsWith(columns, row).map((cell) => ({ ...cell, reason: 'notAsked' as const })));
  }
  return { answers, end, status: end === -1 ? 'screened' : 'complete', faults };
}

/** The cell that an error of an answer is about, as far as it says that: the option, else the row, else the question as a whole. */
function faultOf(
  questions: readonly PreparedQuestion[],
  row: readonly string[],
  { nodeId, rowId, optionId, reason, limit }: AnswerError,
): ImportFault {
  const columns = [...(questions.find(({ layout }) => layout.question.id === nodeId)?.columns.values() ?? [])];
  const found =
    columns.find(({ column }) => optionId !== undefined && column.optionId === optionId && column.rowId === rowId) ??
    columns.find(({ column }) => rowId !== undefined && column.rowId === rowId) ??
    columns.find(({ place }) => place !== undefined) ??
    columns[0];
  const text = row[found?.place ?? -1] ?? '';
  return { column: found?.column.name ?? '', text, reason: reason satisfies ImportReason, ...(limit !== undefined && { limit }) };
}

/** The first cell of a question that says something: one is enough to find the others. */
function cellsWith(columns: ReadonlyMap<string, TableColumn>, row: readonly string[]): Pick<ImportFault, 'column' | 'text'>[] {
  const first = [...columns.values()].find(({ place }) => (row[place ?? -1] ?? '').trim() !== '');
  return first ? [{ column: first.column.name, text: row[first.place ?? -1] ?? '' }] : [];
}
