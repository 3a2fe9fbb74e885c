import type { Answer, Answers, ChoiceAnswer } from '../answer/answer.js';
import { type KindedAnswer, kindOfAnswer } from '../answer/kind-of-answer.js';
import { byteLength } from '../text/text.js';
import { QUALITY_LIMITS } from './quality.js';

type AnswerOf<Kind extends KindedAnswer['kind']> = Extract<KindedAnswer, { kind: Kind }>['answer'];

/** Adds up how much answers say, until that is enough. */
class Content {
  private parts = 0;
  private hasLongText = false;

  get isEnough(): boolean {
    return this.hasLongText || this.parts >= QUALITY_LIMITS.duplicateParts;
  }

  /** A question or a part of it, such as the row of a matrix, with the texts that were typed into it. */
  part(...texts: readonly (string | undefined)[]): void {
    this.parts += 1;
    for (const text of texts) if (text !== undefined) this.text(text);
  }

  text(text: string): void {
    this.hasLongText ||= byteLength(text) >= QUALITY_LIMITS.duplicateTextWidth;
  }

  fields(fields: Readonly<Record<string, string>>): void {
    for (const text of Object.values(fields)) this.part(text);
  }

  choices(options: readonly ChoiceAnswer[]): void {
    this.part(...options.map(({ text }) => text));
  }

  answers(answers: readonly Answer[]): void {
    for (const answer of answers) {
      if (this.isEnough) return;
      this.answer(answer);
    }
  }

  private answer(given: Answer): void {
    const { kind, answer } = kindOfAnswer(given);
    const add: (content: Content, answer: never) => void = CONTENTS[kind];
    add(this, answer as never); // The kind has chosen the content of this answer, which the compiler does not follow.
  }
}

/** Adds each kind of answer: the compiler wants an entry for every kind. */
const CONTENTS: { readonly [Kind in KindedAnswer['kind']]: (content: Content, answer: AnswerOf<Kind>) => void } = {
  single: (content, answer) => content.choices([answer]),
  multiple: (content, { options }) => content.choices(options),
  text: (content, { text }) => content.part(text),
  number: (content) => content.part(),
  evaluate: (content, { text }) => content.part(text),
  table: (content, { rows }) => rows.forEach((row) => content.fields(row)),
  rank: (content) => content.part(),
  cascade: (content) => content.part(),
  city: (content, { detail }) => content.part(detail),
  matrix: (content, { rows, names = {} }) => {
    for (const name of Object.values(names)) content.text(name);
    content.answers(Object.values(rows));
  },
  fields: (content, { fields }) => content.fields(fields),
  proportion: (content, { fields }) => Object.keys(fields).forEach(() => content.part()),
  date: (content) => content.part(),
  files: (content) => content.part(),
  position: (content, { address }) => content.part(address),
  points: (content) => content.part(),
};

/**
 * Whether responses with exactly these answers are worth pointing out. Too little was answered for that where there are fewer than ten parts (a
 * question, or each row or field of one), and no typed text of at least ten Chinese characters or twenty letters. Answers are read until it is clear.
 */
export function areWorthComparing(answers: Answers): boolean {
  const content = new Content();
  content.answers(Object.values(answers));
  return content.isEnough;
}
