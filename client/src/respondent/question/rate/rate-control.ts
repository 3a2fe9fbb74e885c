import type { QuestionControl } from '../base/loaded-controls';
import { rateErrorText } from './rate';
import { RateQuestion } from './RateQuestion';

export const control: QuestionControl = { Control: RateQuestion, errorText: rateErrorText };
