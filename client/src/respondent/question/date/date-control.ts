import type { QuestionControl } from '../question-control';
import { DateQuestion } from './DateQuestion';
import { dateInput } from './date-input';
import { wordsIn } from './i18n/words';

export const control: QuestionControl = {
  Control: DateQuestion,
  errorText: (language, { node }, _answer, { reason }) => {
    const { asked, example } = dateInput(node);
    return reason === 'date' ? wordsIn(language).error(asked, example) : undefined;
  },
};
