import type { Answer, AnswerError, SurveyNode } from '@wence/schema';
import { findOption, highestOf, lowestOf, maxWordOf, minWordOf, textLength } from '@wence/schema';
import type { Messages } from './zh-CN';

/** Says how to put an answer right, with the rule's numbers and where the answer stands now. */
export function errorText(messages: Messages, node: SurveyNode, answer: Answer | undefined, error: AnswerError): string {
  const { errors } = messages;
  switch (error.reason) {
    case 'required':
      return node.type === 1 ? errors.chooseOne : node.type === 2 ? errors.chooseSome : errors.fillIn;
    case 'min':
      return node.type === 3 ? numberText(messages, node) : errors.min(error.limit ?? 0, countOf(answer));
    case 'max':
      return node.type === 3 ? numberText(messages, node) : errors.max(error.limit ?? 0, countOf(answer));
    case 'other':
      return errors.other(findOption(node, error.optionId ?? 0)?.title ?? '');
    case 'minWord':
    case 'maxWord':
      return wordsText(messages, node, lengthOf(answer, error.optionId), error.limit ?? 0);
    case 'unknownQuestion':
    case 'unknownOption':
    case 'shape':
      return errors.stale;
    default:
      return errors[error.reason];
  }
}

function countOf(answer: Answer | undefined): number {
  return answer && 'options' in answer ? answer.options.length : 0;
}

/** Of the question's own text, or of the input of one option. */
function lengthOf(answer: Answer | undefined, optionId: number | undefined): number {
  if (!answer) return 0;
  const choice = 'options' in answer ? answer.options.find((each) => each.option === optionId) : answer;
  return textLength(choice?.text?.trim() ?? '');
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
