import { type AnswerError, maxWordOf, minWordOf, type SurveyOption } from '@wence/schema';
import { errorText } from '../../i18n/error-text';
import { textHint } from '../../i18n/hint-text';
import type { Messages } from '../../i18n/zh-CN';
import { asQuestion } from './as-question';

/** What the input of a field or column takes, told before anything is typed. It has no counter beside it, so a maximum alone is told here. */
export function optionHint(messages: Messages, option: SurveyOption): string {
  const node = asQuestion(option);
  const max = maxWordOf(node);
  const room = max > 0 && minWordOf(node) === 0 ? messages.wordsBetween(1, max) : '';
  return [textHint(messages, node), room].filter(Boolean).join(messages.hintJoin);
}

/** How to put right what was typed into it. */
export function optionErrorText(messages: Messages, option: SurveyOption, text: string, error: AnswerError): string {
  if (error.reason === 'choice') return messages.errors.chooseOne;
  return errorText(messages, { node: asQuestion(option), options: [], rows: [] }, { text }, error);
}
