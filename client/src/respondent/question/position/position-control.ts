import { textLength } from '@wence/schema';
import type { QuestionControl } from '../question-control';
import { positionOf } from './coordinates';
import { wordsIn } from './i18n/words';
import { PositionQuestion } from './PositionQuestion';

export const control: QuestionControl = {
  Control: PositionQuestion,
  errorText: (language, _shown, answer, { reason, limit = 0 }) => {
    const { errors } = wordsIn(language);
    if (reason === 'required') return errors.required;
    if (reason === 'shape') return errors.coordinates;
    return reason === 'maxWord' ? errors.address(limit, textLength(positionOf(answer)?.address?.trim() ?? '')) : undefined;
  },
};
