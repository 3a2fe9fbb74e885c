import { textsOf } from '../../platform/i18n/messages.js';

/** Answers an English question from its words alone, as a respondent does. */
export function answerTo(question: string): number {
  const { numbers } = textsOf('en').challenge;
  const found = question
    .split(/[^a-z]+/)
    .map((word) => numbers.indexOf(word))
    .filter((number) => number >= 0);
  const [a = 0, b = 0] = found;
  if (question.includes('plus')) return a + b;
  if (question.includes('minus')) return a - b;
  return question.includes('largest') ? Math.max(...found) : Math.min(...found);
}
