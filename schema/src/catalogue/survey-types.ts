/** Kinds of surveys by number, each with a label in the locale files (Spec 3: 1 survey). */
export const SURVEY_TYPES = { 1: 'survey' } as const;
