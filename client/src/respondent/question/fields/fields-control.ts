import { readableText } from '@wence/schema';
import { messagesIn } from '../../i18n/messages';
import { fieldErrorText } from './field-error';
import type { QuestionControl } from '../question-control';
import { FieldsQuestion } from './FieldsQuestion';
import { textsOf } from './field-texts';
import { wordsIn } from './i18n/words';

export const control: QuestionControl = {
  Control: FieldsQuestion,
  errorText: (language, { options }, answer, error) => {
    const field = options.find(({ id }) => id === error.optionId);
    if (!field) return undefined;
    const text = fieldErrorText(messagesIn(language), field, textsOf(answer)[field.id] ?? '', error);
    return wordsIn(language).inField(readableText(field.title), text);
  },
};
