import type { Answer, ChoiceAnswer, FieldTexts, MatrixAnswer } from '../answer/answer.js';
import { type KindedAnswer, kindOfAnswer } from '../answer/kind-of-answer.js';
import { optionsOf, rowsOf, suffixOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';
import type { AnswerWords } from './locales/answer-words.js';

/** A line of an answer: a row, a field, a choice. */
export interface AnswerLine {
  /** The row or field that it is about, where there are several. */
  readonly label?: string;
  readonly text: string;
}

/** What answers are written with. */
export interface AnswerNames {
  /** Readable title of an option or a row. */
  readonly title: (id: number) => string;
  /** Name of a division by its six-digit code. */
  readonly division: (code: string) => string;
  /** Name of a stored file. */
  readonly file: (id: string) => string;
  readonly words: AnswerWords;
}

type AnswerOf<Kind extends KindedAnswer['kind']> = Extract<KindedAnswer, { kind: Kind }>['answer'];
type Writer<Kind extends KindedAnswer['kind']> = (answer: AnswerOf<Kind>, names: AnswerNames, node: SurveyNode) => readonly AnswerLine[];

/** Digits behind the point of a degree: about a metre. */
const DEGREE_DIGITS = 5;

const plain = (text: string): AnswerLine[] => [{ text }];

const withTyped = ({ option, text }: ChoiceAnswer, { title, words }: AnswerNames): string =>
  text === undefined || text === '' ? title(option) : `${title(option)}${words.colon}${text}`;

const withSuffix = (text: string, node: SurveyNode): string => (suffixOf(node) === '' ? text : `${text} ${suffixOf(node)}`);

const labelled = (fields: Readonly<Record<string, string | number>>, { title }: AnswerNames): AnswerLine[] =>
  Object.entries(fields).map(([id, value]) => ({ label: title(Number(id)), text: String(value) }));

/** Lines in one: what people read in a cell of a table. */
export const oneLine = (lines: readonly AnswerLine[], { colon, semicolon }: AnswerWords): string =>
  lines
    .map(({ label, text }) => (label === undefined || label === '' ? text : `${label}${colon}${text}`))
    .filter((line) => line !== '')
    .join(semicolon);

/** A fixed table names its rows, a growing one counts them; rows without content are left out. A single column needs no heading. */
function tableLines(rows: readonly FieldTexts[], names: AnswerNames, node: SurveyNode): AnswerLine[] {
  const fixed = rowsOf(node);
  const isSingle = optionsOf(node).length === 1;
  return rows.flatMap((cells, place) => {
    const row = fixed[place];
    const text = isSingle ? Object.values(cells).join('') : oneLine(labelled(cells, names), names.words);
    return text === '' ? [] : [{ label: row ? names.title(row.id) : String(place + 1), text }];
  });
}

function matrixLines({ rows, names: given = {} }: MatrixAnswer, names: AnswerNames, node: SurveyNode): AnswerLine[] {
  return Object.entries(rows).map(([id, cell]) => {
    const name = given[id] ?? '';
    const title = names.title(Number(id));
    const label = name === '' ? title : `${title}${names.words.colon}${name}`;
    return { label, text: writeOneLine(cell, names, node) };
  });
}

/** The choices of one row stand beside each other. */
const writeOneLine = (answer: Answer, names: AnswerNames, node: SurveyNode): string =>
  'options' in answer
    ? answer.options.map((choice) => withTyped(choice, names)).join(names.words.comma)
    : oneLine(answerLines(answer, names, node), names.words);

/** Neighbours with the same name, such as a municipality and its only city, are one. */
const place = (codes: readonly string[], detail: string | undefined, { division }: AnswerNames): string =>
  [...codes.map(division), ...(detail === undefined ? [] : [detail])].filter((name, at, all) => name !== all[at - 1]).join(' ');

function markLines({ points }: AnswerOf<'points'>, { title, words }: AnswerNames): AnswerLine[] {
  const counts = new Map<number | undefined, number>();
  for (const { option } of points) counts.set(option, (counts.get(option) ?? 0) + 1);
  return [...counts].map(([option, count]) =>
    option === undefined ? { text: words.marks(count) } : { label: title(option), text: words.marks(count) },
  );
}

/** How each kind of answer is written: the compiler wants an entry for every kind. */
const WRITERS: { readonly [Kind in KindedAnswer['kind']]: Writer<Kind> } = {
  single: (answer, names) => plain(withTyped(answer, names)),
  multiple: ({ options }, names) => options.map((choice) => ({ text: withTyped(choice, names) })),
  text: ({ text }, _names, node) => plain(withSuffix(text, node)),
  number: ({ number }, _names, node) => plain(withSuffix(String(number), node)),
  evaluate: ({ level, tags, text }, { title, words }, node) => {
    const option = optionsOf(node)[level - 1];
    const name = option ? title(option.id) : '';
    return [name === '' ? String(level) : `${level} ${name}`, tags.join(words.comma), text ?? '']
      .filter((part) => part !== '')
      .map((part) => ({ text: part }));
  },
  table: ({ rows }, names, node) => tableLines(rows, names, node),
  rank: ({ order }, { title }) => order.map((id, index) => ({ text: `${index + 1}. ${title(id)}` })),
  cascade: ({ path }, { title }) => plain(path.map(title).join(' / ')),
  city: ({ codes, detail }, names) => plain(place(codes, detail, names)),
  matrix: (answer, names, node) => matrixLines(answer, names, node),
  fields: ({ fields }, names) => labelled(fields, names),
  proportion: ({ fields }, names) => labelled(fields, names),
  date: ({ date }) => plain(date.replace('T', ' ')),
  files: ({ files }, { file }) => files.map((id) => ({ text: file(id) })),
  position: ({ lng, lat, address }) => {
    const degrees = `${lat.toFixed(DEGREE_DIGITS)}, ${lng.toFixed(DEGREE_DIGITS)}`;
    return address === undefined || address === '' ? plain(degrees) : [{ text: address }, { text: degrees }];
  },
  points: (answer, names) => markLines(answer, names),
};

/** Writes an answer line by line: one for each choice, row, field or file. */
export function answerLines(given: Answer, names: AnswerNames, node: SurveyNode): readonly AnswerLine[] {
  const { kind, answer } = kindOfAnswer(given);
  const write: (answer: never, names: AnswerNames, node: SurveyNode) => readonly AnswerLine[] = WRITERS[kind];
  return write(answer as never, names, node); // The kind has chosen the writer of this answer, which the compiler does not follow.
}
