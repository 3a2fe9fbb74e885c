import type { Answers } from '../answer/answer.js';
import type { Cell, Column, ColumnKind, ColumnPlan, Measure, ValueLabel } from './column.js';
import type { ResponseOrigin } from '../origin/origin.js';
import { keyOfText } from './column-spec.js';
import type { ColumnNames } from './column-names.js';
import type { ColumnWords, MetaWord, StatusWord } from './locales/column-words.js';

/** A stored response as far as its columns need it. */
export interface StoredResponse extends ResponseOrigin {
  readonly id: string;
  /** Running number within the survey. */
  readonly seq: number;
  readonly version: number;
  readonly status: StatusWord;
  /** False once the author set it aside; reports leave it out. */
  readonly valid: boolean;
  readonly startedAt: Date | null;
  readonly submittedAt: Date;
  readonly source: string | null;
  readonly params: Readonly<Record<string, string>> | null;
  readonly answers: Answers;
}

interface MetaColumn {
  readonly key: string;
  readonly kind: ColumnKind;
  readonly measure: Measure;
  readonly word: Exclude<MetaWord, 'parameter'>;
  readonly cell: (response: StoredResponse) => Cell;
}

const MILLISECONDS = 1_000;

/** Whole seconds from the start to the submission; null where the start is not known or lies behind it. */
export function durationOf({ startedAt, submittedAt }: StoredResponse): number | null {
  const duration = startedAt === null ? -1 : submittedAt.getTime() - startedAt.getTime();
  return duration < 0 ? null : Math.round(duration / MILLISECONDS);
}

/** Key of the column of the source. */
const SOURCE_KEY = 'source';

/** Key of the column of all received parameters. */
export const PARAMETERS_KEY = 'params';

/** Received parameters as a JSON object of texts; null for none. */
const parametersText = (params: StoredResponse['params']): string | null =>
  params === null || Object.keys(params).length === 0 ? null : JSON.stringify(params);

/** Facts about a response in their fixed order. */
const META: readonly MetaColumn[] = [
  { key: 'response_id', kind: 'text', measure: 'nominal', word: 'responseId', cell: ({ id }) => id },
  { key: 'seq', kind: 'integer', measure: 'scale', word: 'seq', cell: ({ seq }) => seq },
  { key: 'version', kind: 'integer', measure: 'ordinal', word: 'version', cell: ({ version }) => version },
  { key: 'status', kind: 'text', measure: 'nominal', word: 'status', cell: ({ status }) => status },
  { key: 'valid', kind: 'flag', measure: 'nominal', word: 'valid', cell: ({ valid }) => (valid ? 1 : 0) },
  { key: 'started_at', kind: 'instant', measure: 'scale', word: 'startedAt', cell: ({ startedAt }) => startedAt?.getTime() ?? null },
  { key: 'submitted_at', kind: 'instant', measure: 'scale', word: 'submittedAt', cell: ({ submittedAt }) => submittedAt.getTime() },
  { key: 'duration_s', kind: 'integer', measure: 'scale', word: 'duration', cell: durationOf },
  { key: SOURCE_KEY, kind: 'text', measure: 'nominal', word: 'source', cell: ({ source }) => source },
  { key: 'region', kind: 'text', measure: 'nominal', word: 'region', cell: ({ region }) => region },
  { key: 'device', kind: 'text', measure: 'nominal', word: 'device', cell: ({ device }) => device },
  { key: 'os', kind: 'text', measure: 'nominal', word: 'os', cell: ({ os }) => os },
  { key: 'browser', kind: 'text', measure: 'nominal', word: 'browser', cell: ({ browser }) => browser },
  { key: PARAMETERS_KEY, kind: 'text', measure: 'nominal', word: 'parameters', cell: ({ params }) => parametersText(params) },
];

/** Key of the column of a received parameter. */
export const parameterKey = (name: string): string => `p_${keyOfText(name)}`;

/** A source that has a name. */
export interface NamedSource {
  readonly code: string;
  readonly name: string;
  /** Deleted, and kept for the responses that came by it. */
  readonly retired: boolean;
}

/** Names of sources by their codes, as a plan has them. */
export const sourceNames = ({ columns }: Pick<ColumnPlan, 'columns'>): ReadonlyMap<string, string> =>
  new Map(columns.find(({ key }) => key === SOURCE_KEY)?.values.map(({ code, title }) => [code, title]));

/** A received parameter that has a column of its own. */
export interface NamedParameter {
  readonly name: string;
  readonly label: string;
  /** The newest version does not receive it any more. */
  readonly retired: boolean;
}

interface MetaWords {
  readonly words: ColumnWords;
  /** Names of sources, as labels of the values of their column. */
  readonly sources: readonly ValueLabel[];
}

/** The columns of facts about a response, and of these parameters. */
export function metaColumns(parameters: readonly NamedParameter[], names: ColumnNames, { words, sources }: MetaWords): readonly Column[] {
  const { device, os, browser } = words.origin;
  const named: Partial<Record<MetaWord, Readonly<Record<string, string>>>> = { status: words.statuses, device, os, browser };
  const shared = { missing: [], retired: false };
  const isValid = [words.invalid, words.valid].map((title, value) => ({ value, code: String(value), title, retired: false }));
  const meta = META.map(({ key, kind, measure, word }): Column => {
    const texts = Object.entries(named[word] ?? {}).map(([value, title]) => ({ value, code: value, title, retired: false }));
    const values = kind === 'flag' ? isValid : key === SOURCE_KEY ? sources : texts;
    return { ...shared, key, kind, measure, values, name: names.of(key), label: words.meta[word] };
  });
  const received = parameters.map(
    ({ name, label, retired }): Column => ({
      ...shared,
      key: parameterKey(name),
      kind: 'text',
      measure: 'nominal',
      values: [],
      name: names.of('p', name),
      label,
      parameter: name,
      retired,
    }),
  );
  return [...meta, ...received];
}

/** Writes the facts about a response into the first cells. */
export function writeMeta(cells: Cell[], response: StoredResponse, parameters: readonly string[]): void {
  for (const [index, { cell }] of META.entries()) cells[index] = cell(response);
  for (const [index, name] of parameters.entries()) cells[META.length + index] = response.params?.[name] ?? null;
}
