import type { QuestionControl } from '../question-control';
import { UploadQuestion } from './UploadQuestion';
import { uploadErrorText } from './upload-error-text';

export const control: QuestionControl = { Control: UploadQuestion, errorText: uploadErrorText };
