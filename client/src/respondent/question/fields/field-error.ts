import type { AnswerError, SurveyOption } from '@wence/schema';
import type { Messages } from '../../i18n/zh-CN';
import { asQuestion } from '../option-input/as-question';
import { optionErrorText } from '../option-input/option-texts';

const LIST = 90;

/** How to put one field or cell right: a list is chosen from where a box is filled in. */
export function fieldErrorText(messages: Messages, field: SurveyOption, text: string, error: AnswerError): string {
  const isList = asQuestion(field).setting?.format === LIST;
  return optionErrorText(messages, field, text, isList ? { ...error, reason: 'choice' } : error);
}
