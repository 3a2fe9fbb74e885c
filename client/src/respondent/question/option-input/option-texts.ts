import { type SurveyNode, type SurveyOption, type AnswerError, maxWordOf, minWordOf } from '@wence/schema';
import type { Messages } from '../../i18n/zh-CN';
import { errorText } from '../base/error-text';
import { textHint } from '../base/hint-text';

const OPEN_TEXT = 3;

/** The input of a field or column as if it were an open text question, which has the same rules: hint, keyboard and errors are said once for both. */
export function asQuestion({ id, code, title, required = true, type = 0, setting }: SurveyOption): SurveyNode {
  const { format = 0, ...rules } = setting ?? {};
  return { id, code, title, required, type: OPEN_TEXT, setting: { ...rules, format: type === 0 ? format : type } };
}

/** Hint for the input of a field or column. The input has no counter, so the hint also names a maximum that stands alone. */
export function optionHint(messages: Messages, option: SurveyOption): string {
  const node = asQuestion(option);
  const max = maxWordOf(node);
  const room = max > 0 && minWordOf(node) === 0 ? messages.wordsBetween(1, max) : '';
  return [textHint(messages, node), room].filter(Boolean).join(messages.hintJoin);
}

/** Explains how to correct the text of the input. */
export function optionErrorText(messages: Messages, option: SurveyOption, text: string, error: AnswerError): string {
  if (error.reason === 'choice') return messages.errors.chooseOne;
  return errorText(messages, { node: asQuestion(option), options: [], rows: [] }, { text }, error);
}
