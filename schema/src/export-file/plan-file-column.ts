import { type Cell, type Column, type ColumnKind, type MultiResponseSet, NOT_SHOWN } from '../export/column.js';
import type { FileColumn, FileLabel, FileType, FileValue, Recipe } from './file-column.js';
import type { FileOptions } from './file-options.js';
import { valueCodes } from './value-codes.js';

type Kinds = Pick<FileOptions, 'kind' | 'numbered'>;

const TYPES: Readonly<Record<ColumnKind, FileType>> = {
  code: 'integer',
  flag: 'integer',
  state: 'integer',
  integer: 'integer',
  number: 'number',
  text: 'text',
  date: 'date',
  time: 'time',
  instant: 'instant',
};

const SAME: Recipe = { way: 'same' };

/** Numbers for SPSS are codes, whatever else the file has. */
export const hasCodes = ({ kind, numbered = false }: Kinds): boolean => kind === 1 || numbered;

/** Options without a title, such as pictures, are read by their code. */
const titleOf = ({ title, code }: { readonly title: string; readonly code: string }): string => (title === '' ? code : title);

/** Values of options are ids in the table and codes in files; all others are the same in both. */
function codesOf({ kind, values }: Column, { numbered }: Kinds): readonly (number | string)[] {
  return kind === 'code' ? valueCodes(values, { numbered }) : values.map(({ value }) => value);
}

function codeRecipe({ kind, values, missing }: Column, codes: readonly FileValue[]): Recipe {
  if (kind !== 'code') return SAME;
  const to = new Map<Cell, FileValue>(values.map(({ value }, place) => [value, codes[place] ?? null]));
  for (const code of missing) to.set(code, code);
  return { way: 'mapped', to, others: 'nothing' };
}

/** In texts, the words of a value stand for it; a flag of a set has the title of its option or nothing. Cells without a value are empty. */
function textRecipe(column: Column): Recipe {
  const { kind, values, missing, choice } = column;
  if (choice !== undefined) return { way: 'mapped', to: new Map<Cell, FileValue>([[1, titleOf(choice)]]), others: 'nothing' };
  if (values.length === 0 && missing.length === 0) return SAME;
  const to = new Map<Cell, FileValue>(values.map((value) => [value.value, titleOf(value)]));
  for (const code of missing) to.set(code, null);
  return { way: 'mapped', to, others: kind === 'code' ? 'nothing' : 'same' };
}

function typeOf({ kind, values }: Column, codes: readonly FileValue[], isCoded: boolean): FileType {
  const isText = isCoded ? codes.some((code) => typeof code === 'string') : values.length > 0;
  return isText ? 'text' : TYPES[kind];
}

/** A column of the plan as a column of a file. `place`: among the sources of the layout. */
export function plainColumn(column: Column, place: number, kinds: Kinds): FileColumn {
  const { key, name, label, measure, missing, set } = column;
  const isCoded = hasCodes(kinds);
  const codes = codesOf(column, kinds);
  return {
    key,
    name,
    label,
    measure,
    set,
    type: typeOf(column, codes, isCoded),
    labels: column.values.map((value, at): FileLabel => ({ code: codes[at] ?? null, title: titleOf(value) })),
    missing: isCoded ? missing : [],
    sources: [place],
    recipe: isCoded ? codeRecipe(column, codes) : textRecipe(column),
  };
}

/** The flags of a multi-response set as one column of texts. */
export function joinedColumn(
  { key, name, label }: MultiResponseSet,
  flags: readonly { readonly column: Column; readonly place: number }[],
  kinds: Kinds,
): FileColumn {
  const choices = flags.map(({ column: { choice, retired } }) => ({ code: '', title: '', ...choice, retired }));
  const codes = valueCodes(choices);
  const labels = choices.map((choice, at): FileLabel => ({ code: codes[at] ?? null, title: titleOf(choice) }));
  const isCoded = hasCodes(kinds);
  const missing = isCoded ? (flags.find(({ column }) => column.missing.includes(NOT_SHOWN))?.column.missing ?? []) : [];
  const texts = labels.map(({ code, title }) => (isCoded ? String(code) : title));
  return {
    key,
    name,
    label,
    type: 'text',
    measure: 'nominal',
    labels,
    missing,
    sources: flags.map(({ place }) => place),
    recipe: { way: 'joined', texts, missing },
  };
}
