import {
  isExclusive,
  LIMITS,
  mostOptions,
  type Operation,
  optionsOf,
  questionRow,
  rowsOf,
  type SurveyNode,
  type SurveyOption,
  walkOptions,
} from '@wence/schema';

/** An option or row, as far as lines of text know it. */
export interface BatchPart {
  readonly id: number;
  readonly title: string;
}

/** A list that is edited as lines: the ordinary options of a question, those of one group, or the rows. */
export interface BatchList {
  readonly parts: readonly BatchPart[];
  /** Codes that new parts must differ from. */
  readonly codes: readonly string[];
  /** The longest title. */
  readonly longest: number;
  /** The number of parts that the list may have. */
  readonly most: number;
  /** `after`: null puts it first, undefined last. */
  readonly add: (part: { readonly title: string; readonly code?: string }, after: number | null | undefined) => Operation;
  readonly rename: (id: number, title: string) => Operation;
  readonly move: (id: number, after: number | null) => Operation;
  readonly remove: (id: number) => Operation;
}

/** The ordinary options of a question, or of one of its groups. The exclusive option has its own switch and stays out. */
export function optionBatch(node: SurveyNode, group: SurveyOption | null = null): BatchList {
  const nodeId = node.id;
  const { optionTitle } = questionRow(node);
  const parentId = group?.id ?? null;
  const parts = (group ? (group.nodes ?? []) : optionsOf(node)).filter((option) => !isExclusive(option));
  const all = [...walkOptions(node.options)];
  return {
    parts,
    codes: all.map(({ code }) => code),
    longest: optionTitle.max,
    most: mostOptions(node) - (all.length - parts.length),
    add: (option, after) => ({ op: 'addOption', nodeId, option, after, ...(group ? { parentId } : {}) }),
    rename: (optionId, title) => ({ op: 'updateOption', nodeId, optionId, set: { title } }),
    move: (optionId, after) => ({ op: 'moveOption', nodeId, optionId, after, ...(group ? { parentId } : {}) }),
    remove: (optionId) => ({ op: 'removeOption', nodeId, optionId }),
  };
}

/** The rows of a matrix or table. */
export function rowBatch(node: SurveyNode): BatchList {
  const nodeId = node.id;
  const rows = rowsOf(node);
  return {
    parts: rows,
    codes: rows.map(({ code }) => code),
    longest: LIMITS.rowTitle,
    most: LIMITS.rowsPerNode,
    add: (row, after) => ({ op: 'addRow', nodeId, row, after }),
    rename: (rowId, title) => ({ op: 'updateRow', nodeId, rowId, set: { title } }),
    move: (rowId, after) => ({ op: 'moveRow', nodeId, rowId, after }),
    remove: (rowId) => ({ op: 'removeRow', nodeId, rowId }),
  };
}
