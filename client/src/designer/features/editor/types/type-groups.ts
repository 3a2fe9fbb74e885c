import { QUESTION_CATEGORIES, questionCatalogue, type QuestionCategory, type QuestionKey } from '@wence/schema';

export interface TypeGroup {
  readonly category: QuestionCategory;
  readonly types: readonly QuestionKey[];
}

/** Every type there is, in its group of the type list (Spec 3, question categories). */
export const TYPE_GROUPS: readonly TypeGroup[] = QUESTION_CATEGORIES.map((category) => ({
  category,
  types: questionCatalogue.filter((row) => row.category === category).map(({ key }) => key),
}));

/** Types offered on an empty canvas because most surveys start with them. */
export const FIRST_TYPES = ['single', 'multiple', 'text'] as const satisfies readonly QuestionKey[];
