import type { QuestionControl } from '../question-control';
import { rateErrorText } from './rate-error-text';
import { RateQuestion } from './RateQuestion';

export const control: QuestionControl = { Control: RateQuestion, errorText: rateErrorText };
