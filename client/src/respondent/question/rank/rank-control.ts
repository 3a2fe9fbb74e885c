import type { QuestionControl } from '../question-control';
import { RankQuestion } from './RankQuestion';
import { rankErrorText } from './rank-error-text';

export const control: QuestionControl = { Control: RankQuestion, errorText: rankErrorText };
