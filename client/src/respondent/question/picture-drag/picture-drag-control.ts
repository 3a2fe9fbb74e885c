import type { QuestionControl } from '../question-control';
import { PictureDragQuestion } from './PictureDragQuestion';
import { pictureErrorText } from './picture-error-text';

export const control: QuestionControl = { Control: PictureDragQuestion, errorText: pictureErrorText };
