import type { Answer, Answers, ChoiceAnswer } from '../answer/answer.js';
import { type KindedAnswer, kindOfAnswer } from '../answer/kind-of-answer.js';
import { byteLength } from '../text/text.js';
import { QUALITY_LIMITS } from './quality.js';

type AnswerOf<Kind extends KindedAnswer['kind']> = Extract<KindedAnswer, { kind: Kind }>['answer'];

/** How much an answer says: its parts, such as the rows of a matrix, and the texts that were typed into it. */
interface Content {
  readonly parts: number;
  readonly texts: readonly string[];
}

const one = (...texts: readonly (string | undefined)[]): Content => ({ parts: 1, texts: texts.filter((text) => text !== undefined) });

function fields(...records: readonly Readonly<Record<string, string>>[]): Content {
  const texts = records.flatMap((record) => Object.values(record));
  return { parts: texts.length, texts };
}

const together = (contents: readonly Content[]): Content => ({
  parts: contents.reduce((sum, { parts }) => sum + parts, 0),
  texts: contents.flatMap(({ texts }) => texts),
});

const choices = (options: readonly ChoiceAnswer[]): Content => one(...options.map(({ text }) => text));

/** The content of each kind of answer: the compiler wants an entry for every kind. */
const CONTENTS: { readonly [Kind in KindedAnswer['kind']]: (answer: AnswerOf<Kind>) => Content } = {
  single: (answer) => choices([answer]),
  multiple: ({ options }) => choices(options),
  text: ({ text }) => one(text),
  number: () => one(),
  evaluate: ({ text }) => one(text),
  table: ({ rows }) => fields(...rows),
  rank: () => one(),
  cascade: () => one(),
  city: ({ detail }) => one(detail),
  matrix: ({ rows, names = {} }) => together([...Object.values(rows).map(contentOf), { parts: 0, texts: Object.values(names) }]),
  fields: (answer) => fields(answer.fields),
  proportion: (answer) => ({ parts: Object.keys(answer.fields).length, texts: [] }),
  date: () => one(),
  files: () => one(),
  position: ({ address }) => one(address),
  points: () => one(),
};

function contentOf(given: Answer): Content {
  const { kind, answer } = kindOfAnswer(given);
  const content: (answer: never) => Content = CONTENTS[kind];
  return content(answer as never); // The kind has chosen the content of this answer, which the compiler does not follow.
}

/**
 * Answers as one text that two responses share exactly if they were answered alike. Null where too little was answered for that to mean something:
 * fewer than ten parts (a question, or each row or field of one), and no typed text of at least ten Chinese characters or twenty letters.
 */
export function answersToCompare(answers: Answers): string | null {
  const { parts, texts } = together(Object.values(answers).map(contentOf));
  const isEnough = parts >= QUALITY_LIMITS.duplicateParts || texts.some((text) => byteLength(text) >= QUALITY_LIMITS.duplicateTextWidth);
  return isEnough ? JSON.stringify(answers) : null;
}
