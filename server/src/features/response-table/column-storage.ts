import { DOUBLE, type DuckDBType, INTEGER, LIST, TINYINT, VARCHAR } from '@duckdb/node-api';
import type { ColumnKind, ColumnPlan, DetailColumn, DetailKind } from '@wence/schema';
import type { QualityColumn, ReviewColumn } from './table-names.policy.js';

/**
 * How the cells of each kind of column are stored. Whole numbers that come from outside, such as seconds by a respondent's clock, are doubles, which
 * hold all of them exactly; ids of options and codes of missing values are small.
 */
const STORAGE: Readonly<Record<ColumnKind, DuckDBType>> = {
  code: INTEGER,
  flag: TINYINT,
  state: TINYINT,
  integer: DOUBLE,
  number: DOUBLE,
  text: VARCHAR,
  date: VARCHAR,
  time: VARCHAR,
  instant: DOUBLE,
};

const TEXTS = LIST(VARCHAR);

const DETAILS: Readonly<Record<DetailKind, DuckDBType>> = { text: VARCHAR, texts: TEXTS, number: DOUBLE, places: LIST(INTEGER) };

const BESIDE: Readonly<Record<ReviewColumn | QualityColumn, DuckDBType>> = {
  starred: TINYINT,
  tags: TEXTS,
  straight_lined: DETAILS.places,
  same_answers: VARCHAR,
};

const TYPES: readonly DuckDBType[] = [DOUBLE, INTEGER, TINYINT, VARCHAR, TEXTS, DETAILS.places];

export interface StoredColumn {
  readonly key: string;
  readonly type: DuckDBType;
}

/** The columns of a table: the author's marks and what the quality of the response follows from, then the plan, then what reports need beside it. */
export const storedColumns = (plan: ColumnPlan, details: readonly DetailColumn[]): StoredColumn[] => [
  ...Object.entries(BESIDE).map(([key, type]) => ({ key, type })),
  ...plan.columns.map(({ key, kind }) => ({ key, type: STORAGE[kind] })),
  ...details.map(({ key, kind }) => ({ key, type: DETAILS[kind] })),
];

/** The type that the library names so. */
export function typeNamed(name: string): DuckDBType {
  const type = TYPES.find((one) => String(one) === name);
  if (!type) throw new Error(`no column is stored as ${name}`);
  return type;
}
