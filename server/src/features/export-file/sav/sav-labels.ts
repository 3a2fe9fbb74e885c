import { type FileOptions, missingLabel, type MultiResponseSet } from '@wence/schema';
import { cutText, doubles, extension, integers, paddedText, roundedUp } from './sav-bytes.js';
import type { SavVariable } from './sav-variable.js';

const LONGEST_LABEL = 120;
const LABELS = 3;
const LABELLED = 4;
const ELEMENT = 8;
const LONG_LABELS = 21;
const SETS = 7;

interface ValueWord {
  readonly value: number | string;
  readonly words: string;
}

/** Labels of the values of a variable, missing codes among them. */
function valueWords({ column: { labels, missing } }: SavVariable, { language }: FileOptions): readonly ValueWord[] {
  return [
    ...labels.flatMap(({ code, title }) => (code === null ? [] : [{ value: code, words: title }])),
    ...missing.map((code) => ({ value: code, words: missingLabel(code, language) })),
  ];
}

function shortLabel({ value, words }: ValueWord): Buffer {
  const label = cutText(words, LONGEST_LABEL);
  const bytes = typeof value === 'number' ? doubles(value) : paddedText(value, ELEMENT);
  return Buffer.concat([bytes, roundedUp(Buffer.concat([Buffer.from([label.length]), label]), ELEMENT)]);
}

/** The labels of values that take one element. `place`: of the variable among the elements of a case, from 1. */
export function shortLabels(variable: SavVariable, place: number, options: FileOptions): Buffer {
  const values = valueWords(variable, options);
  if (values.length === 0 || variable.width > ELEMENT) return Buffer.alloc(0);
  return Buffer.concat([integers(LABELS, values.length), ...values.map(shortLabel), integers(LABELLED, 1, place)]);
}

const counted = (bytes: Buffer): Buffer => Buffer.concat([integers(bytes.length), bytes]);

/** The labels of longer texts, of all variables at once. */
export function longLabels(variables: readonly SavVariable[], options: FileOptions): Buffer {
  const records = variables.flatMap((variable) => {
    const { column, width } = variable;
    const values = width > ELEMENT ? valueWords(variable, options) : [];
    if (values.length === 0) return [];
    const labels = values.map(({ value, words }) =>
      Buffer.concat([counted(paddedText(String(value), width)), counted(cutText(words, LONGEST_LABEL))]),
    );
    return [Buffer.concat([counted(Buffer.from(column.name)), integers(width, values.length), ...labels])];
  });
  return records.length === 0 ? Buffer.alloc(0) : extension(LONG_LABELS, 1, Buffer.concat(records));
}

/** A set has at least two variables. */
const LEAST = 2;

/** Multi-response sets of flags, where 1 is counted. */
export function setsRecord(sets: readonly MultiResponseSet[], variables: readonly SavVariable[]): Buffer {
  const lines = sets.flatMap(({ key, name, label }) => {
    const members = variables.filter(({ column }) => column.set === key).map(({ shortName }) => shortName.toLowerCase());
    if (members.length < LEAST) return [];
    const text = cutText(label.replace(/\s+/g, ' '), LONGEST_LABEL);
    return [`${name}=D1 1 ${text.length} ${text.toString()} ${members.join(' ')}\n`];
  });
  return lines.length === 0 ? Buffer.alloc(0) : extension(SETS, 1, Buffer.from(lines.join('')));
}
