import type { QuestionControl } from '../question-control';
import { WordsQuestion } from './WordsQuestion';

export const control: QuestionControl = { Control: WordsQuestion };
