import type { QuestionControl } from '../question-control';
import { ProportionQuestion } from './ProportionQuestion';
import { proportionErrorText } from './proportion-error-text';

export const control: QuestionControl = { Control: ProportionQuestion, errorText: proportionErrorText };
