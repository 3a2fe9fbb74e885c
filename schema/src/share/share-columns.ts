import { type Cell, type Column, type ColumnPlan, hasValue, valueReader } from '../export/column.js';
import { PARAMETERS_KEY } from '../export/meta-columns.js';
import { holdsDivisions, holdsTexts } from '../filter/filter-columns.js';
import type { SurveyNode } from '../definition/definition.js';
import { privacyOf } from './personal-questions.js';

/** A column of shared answers: one of the column plan, or all options of a multiple choice in one. */
export interface ShareColumn {
  /** Key of the column, or of the set of columns; stays whatever is edited. */
  readonly key: string;
  /** Named by the newest codes. */
  readonly name: string;
  /** Titles of question, row and option as plain text. */
  readonly label: string;
  /** The question; undefined: a fact about the response. */
  readonly nodeId: number | undefined;
  readonly retired: boolean;
  /** Columns of the plan that its cells are made of. */
  readonly sources: readonly Column[];
}

/** Facts about a response that may be shared: neither its id nor what its link carried. */
const FACTS: ReadonlySet<string> = new Set(['seq', 'submitted_at', 'duration_s', 'source', 'status', 'version']);

/** Files stay with the author, and whether a question was answered its other columns tell. */
function canBeShared({ key, nodeId, kind, part }: Column): boolean {
  if (nodeId === undefined) return key !== PARAMETERS_KEY && FACTS.has(key);
  return kind !== 'state' && part !== 'file' && part !== 'division';
}

/** The columns that shared answers can have, in the order of the plan. The flags of a multiple choice are one column. */
export function shareColumns({ columns, sets }: ColumnPlan): readonly ShareColumn[] {
  const sources = new Map<string, Column[]>();
  for (const column of columns.filter(canBeShared)) {
    const key = column.set ?? column.key;
    const known = sources.get(key);
    if (known) known.push(column);
    else sources.set(key, [column]);
  }
  const named = new Map(sets.map((set) => [set.key, set]));
  return Array.from(sources, ([key, own]) => {
    const set = named.get(key);
    const [first] = own;
    return {
      key,
      name: set ? set.name.replace(/^\$/, '') : (first?.name ?? key),
      label: set?.label ?? first?.label ?? key,
      nodeId: first?.nodeId,
      retired: own.every(({ retired }) => retired),
      sources: own,
    };
  });
}

/** What the texts in the cells of a column stand for: an instant in ISO 8601, the code of a division (GB/T 2260), or themselves. */
export type SharedCellKind = 'text' | 'instant' | 'division';

export function sharedCellKind({ sources }: ShareColumn): SharedCellKind {
  if (sources.some(({ kind }) => kind === 'instant')) return 'instant';
  return sources.some(holdsDivisions) ? 'division' : 'text';
}

/** Whether people typed what stands in it. */
export const isTyped = ({ sources, nodeId }: ShareColumn): boolean => nodeId !== undefined && sources.some(holdsTexts);

/**
 * The columns that are shown. Chosen by hand: those, texts only where texts are shown. Not chosen: every column of the present questions that is
 * neither typed, unless texts are shown, nor personal nor about files. `nodes` has the questions by id, in their newest state.
 */
export function columnsShown(
  plan: ColumnPlan,
  nodes: ReadonlyMap<number, SurveyNode>,
  { columns, showTexts }: { readonly columns: readonly string[] | null; readonly showTexts: boolean },
): readonly ShareColumn[] {
  return shareColumns(plan).filter((column) => {
    const { key, nodeId, retired } = column;
    const node = nodeId === undefined ? undefined : nodes.get(nodeId);
    const privacy = node ? privacyOf(node) : 'open';
    if ((isTyped(column) || privacy === 'personal') && !showTexts) return false;
    if (columns !== null) return columns.includes(key);
    const isContact = privacy === 'typedContact' && isTyped(column);
    return nodeId !== undefined && !retired && !isContact && privacy !== 'personal' && privacy !== 'files';
  });
}

/** Prepares the reading of a column: from the cells of its sources, in order, the text that people read; null where there is no answer. */
export function sharedCellReader({ sources, label }: ShareColumn, separator: string): (cells: readonly Cell[]) => string | null {
  const readers = sources.map((column) => ({ column, read: valueReader(column) }));
  const isSet = sources.some(({ set }) => set !== undefined);
  return (cells) => {
    const texts = readers.flatMap(({ column, read }, index) => {
      const cell = cells[index] ?? null;
      if (!hasValue(column, cell) || cell === null) return [];
      if (isSet && column.kind === 'flag') return cell === 1 ? [optionTitle(column, label)] : [];
      if (column.kind === 'instant') return [new Date(Number(cell)).toISOString()];
      return [read(cell)?.title ?? String(cell)];
    });
    return texts.length === 0 ? null : texts.join(separator);
  };
}

/** The title of the option that a flag is about: its label begins with that of its question. */
const optionTitle = ({ label }: Column, question: string): string =>
  label.startsWith(`${question} - `) ? label.slice(question.length + 3) : label;
