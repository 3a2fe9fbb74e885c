import type { QuestionControl } from '../question-control';
import { VerificationCodeQuestion } from './VerificationCodeQuestion';
import { verificationErrorText } from './verification-error-text';

export const control: QuestionControl = { Control: VerificationCodeQuestion, errorText: verificationErrorText };
