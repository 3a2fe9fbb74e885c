import type { QuestionControl } from '../question-control';
import { ImagesQuestion } from './ImagesQuestion';

export const control: QuestionControl = { Control: ImagesQuestion };
