import type { QuestionControl } from '../question-control';
import { DropdownQuestion } from './DropdownQuestion';

export const control: QuestionControl = { Control: DropdownQuestion };
