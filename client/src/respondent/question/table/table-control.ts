import type { QuestionControl } from '../question-control';
import { TableQuestion } from './TableQuestion';
import { tableError } from './table-error';

export const control: QuestionControl = { Control: TableQuestion, errorText: tableError };
