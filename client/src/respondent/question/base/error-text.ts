import {
  type Answer,
  type AnswerError,
  type SurveyNode,
  answerKindOf,
  highestOf,
  lowestOf,
  maxWordOf,
  minWordOf,
  readableText,
  textLength,
} from '@wence/schema';
import type { Messages } from '../../i18n/zh-CN';
import { loadedControlOf } from './loaded-controls';
import type { Shown } from './question-props';

/** Says how to put an answer right, with the rule's numbers and where the answer stands now. */
export function errorText(messages: Messages, { node, options, rows }: Shown, answer: Answer | undefined, error: AnswerError): string {
  const { errors } = messages;
  const own = loadedControlOf(node)?.errorText?.(messages.language, { node, options, rows }, answer, error);
  if (own !== undefined) return own;
  const kind = answerKindOf(node);
  switch (error.reason) {
    case 'required':
      return kind === 'single' ? errors.chooseOne : kind === 'multiple' ? errors.chooseSome : errors.fillIn;
    case 'min':
      return kind === 'text' ? numberText(messages, node) : errors.min(error.limit ?? 0, countOf(answer));
    case 'max':
      return kind === 'text' ? numberText(messages, node) : errors.max(error.limit ?? 0, countOf(answer));
    case 'other':
      return errors.other(readableText(options.find(({ id }) => id === error.optionId)?.title ?? ''));
    case 'minWord':
    case 'maxWord':
      return wordsText(messages, node, lengthOf(answer, error.optionId), error.limit ?? 0);
    case 'exclusive':
    case 'integer':
    case 'number':
    case 'mobile':
    case 'email':
    case 'letters':
    case 'chinese':
      return errors[error.reason];
    default:
      return errors.stale;
  }
}

function countOf(answer: Answer | undefined): number {
  return answer && 'options' in answer ? answer.options.length : 0;
}

/** Length of the question's own text, or of one option's input. */
function lengthOf(answer: Answer | undefined, optionId: number | undefined): number {
  const part = answer && 'options' in answer ? answer.options.find((each) => each.option === optionId) : answer;
  return part && 'text' in part ? textLength(part.text?.trim() ?? '') : 0;
}

function numberText({ errors }: Messages, node: SurveyNode): string {
  const lowest = lowestOf(node);
  const highest = highestOf(node);
  if (lowest !== null && highest !== null) return errors.numberBetween(lowest, highest);
  return lowest !== null ? errors.numberFrom(lowest) : errors.numberTo(highest ?? 0);
}

function wordsText({ errors }: Messages, node: SurveyNode, now: number, limit: number): string {
  const min = minWordOf(node);
  const max = maxWordOf(node);
  if (min > 0 && max > 0) return errors.wordsBetween(min, max, now);
  return min > 0 && now < min ? errors.wordsFrom(min, now) : errors.wordsTo(limit, now);
}
