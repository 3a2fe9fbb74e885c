import type { QuestionControl } from '../question-control';
import { wordsIn } from './i18n/words';
import { marksShown, pointsOf } from './marks';
import { PointsQuestion } from './PointsQuestion';

export const control: QuestionControl = {
  Control: PointsQuestion,
  errorText: (language, { options }, answer, { reason, limit = 0 }) => {
    const { errors } = wordsIn(language);
    if (reason === 'required') return errors.required;
    return reason === 'min' || reason === 'max' ? errors[reason](limit, marksShown(pointsOf(answer), options).length) : undefined;
  },
};
