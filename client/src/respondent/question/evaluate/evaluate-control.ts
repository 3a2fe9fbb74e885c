import type { QuestionControl } from '../question-control';
import { EvaluateQuestion } from './EvaluateQuestion';
import { evaluateErrorText } from './evaluate-error-text';

export const control: QuestionControl = { Control: EvaluateQuestion, errorText: evaluateErrorText };
