import type { QuestionCategory } from './question-row.js';

/** The groups of the type list, in display order (Spec 3). */
export const QUESTION_CATEGORIES: readonly QuestionCategory[] = ['basic', 'quick', 'professional'];
