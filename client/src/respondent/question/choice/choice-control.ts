import type { QuestionControl } from '../question-control';
import { HeadedChoice } from './HeadedChoice';

export const control: QuestionControl = { Control: HeadedChoice };
