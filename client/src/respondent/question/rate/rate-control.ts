import type { QuestionControl } from '../base/loaded-controls';
import { rateErrorText } from './rate';
import { RateQuestion } from './RateQuestion';

/** Apart from its parts, which evaluations and rated matrices load as well: they are one file of the build (`vite.answering.config.ts`). */
export const control: QuestionControl = { Control: RateQuestion, errorText: rateErrorText };
