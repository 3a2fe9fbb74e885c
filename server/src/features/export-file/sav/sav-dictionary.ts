import type { FileFacts, FileLayout } from '@wence/schema';
import { cutText, doubles, extension, integers, paddedText, roundedUp } from './sav-bytes.js';
import { longLabels, setsRecord, shortLabels } from './sav-labels.js';
import { type SavFormat, type SavVariable, shortNameOf, textFormat } from './sav-variable.js';

/** Added to a small whole number, it makes one byte. */
export const BIAS = 100;
/** Place of the number of cases in the file, which is known at its end. */
export const CASES_AT = 80;

const LONGEST_LABEL = 255;
const ELEMENT = 8;
const SYSTEM_MISSING = -Number.MAX_VALUE;
const LOWEST = Buffer.from('feffffffffffefff', 'hex').readDoubleLE();
const UTF8_PAGE = 65_001;
const MEASURES = { nominal: 1, ordinal: 2, scale: 3 } as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LEFT = 0;
const RIGHT = 1;
const WIDEST = 40;

export const elementsOf = ({ segments }: SavVariable): number =>
  segments.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / ELEMENT)), 0);

const packed = ({ kind, width, decimals }: SavFormat): number => (kind << 16) | (width << 8) | decimals;

const two = (number: number): string => String(number).padStart(2, '0');

function fileHeader(elements: number, { title, exportedAt }: FileFacts): Buffer {
  const date = `${two(exportedAt.getUTCDate())} ${MONTHS[exportedAt.getUTCMonth()] ?? ''} ${two(exportedAt.getUTCFullYear() % 100)}`;
  return Buffer.concat([
    Buffer.from('$FL2'),
    paddedText('@(#) SPSS DATA FILE Wence', 60),
    integers(2, elements, 1, 0, -1),
    doubles(BIAS),
    paddedText(date, 9),
    paddedText(exportedAt.toISOString().slice(11, 19), 8),
    paddedText(title, 64),
    Buffer.alloc(3),
  ]);
}

function record(name: string, width: number, format: SavFormat, label: string, missing: readonly number[]): Buffer {
  const words = cutText(label, LONGEST_LABEL);
  const shown = packed(format);
  return Buffer.concat([
    integers(2, width, words.length > 0 ? 1 : 0, missing.length, shown, shown),
    paddedText(name, ELEMENT),
    ...(words.length > 0 ? [integers(words.length), roundedUp(words, 4)] : []),
    doubles(...missing),
  ]);
}

/** A text of more than eight bytes goes on in elements that have no name. */
const CONTINUATION = record('', -1, textFormat(29), '', []);

function records({ column, shortName, width, segments, format }: SavVariable): readonly Buffer[] {
  const first = Number.parseInt(shortName.slice(1), 36);
  return segments.flatMap((segment, index) => {
    const name = shortNameOf(first + index);
    const isFirst = index === 0;
    const shown = width === 0 ? format : textFormat(segment);
    const head = record(name, segment, shown, isFirst ? column.label : '', isFirst ? column.missing : []);
    return [head, ...Array.from({ length: Math.max(0, Math.ceil(segment / ELEMENT) - 1) }, () => CONTINUATION)];
  });
}

const display = ({ column: { measure }, width, format, segments }: SavVariable): readonly number[] =>
  segments.flatMap((segment) => [
    width > 0 ? MEASURES.nominal : MEASURES[measure],
    Math.min(width > 0 ? segment : format.width, WIDEST),
    width > 0 ? LEFT : RIGHT,
  ]);

/** Everything before the cases: the variables with their labels, formats, missing codes and sets. */
export function savDictionary(variables: readonly SavVariable[], { sets, options }: FileLayout, facts: FileFacts): Buffer {
  let place = 1;
  const labels = variables.map((variable) => {
    const own = shortLabels(variable, place, options);
    place += elementsOf(variable);
    return own;
  });
  const names = variables.map(({ shortName, column }) => `${shortName}=${column.name}`).join('\t');
  const long = variables.filter(({ segments }) => segments.length > 1);
  const widths = long.map(({ shortName, width }) => `${shortName}=${String(width).padStart(5, '0')}\0\t`).join('');
  return Buffer.concat([
    fileHeader(place - 1, facts),
    ...variables.flatMap(records),
    ...labels,
    extension(3, 4, integers(20, 0, 0, -1, 1, 1, 2, UTF8_PAGE)),
    extension(4, 8, doubles(SYSTEM_MISSING, Number.MAX_VALUE, LOWEST)),
    setsRecord(sets, variables),
    extension(11, 4, integers(...variables.flatMap(display))),
    extension(13, 1, Buffer.from(names)),
    ...(widths === '' ? [] : [extension(14, 1, Buffer.from(widths))]),
    extension(20, 1, Buffer.from('UTF-8')),
    longLabels(variables, options),
    integers(999, 0),
  ]);
}
