/**
 * The names under which a device keeps a visit to a survey: the draft while it is answered, the receipt afterwards. The answering page writes
 * them; the author's preview reads what its own test visit wrote.
 */
export const draftKey = (surveyId: string): string => `wence.draft.${surveyId}`;
export const receiptKey = (surveyId: string): string => `wence.done.${surveyId}`;
/** The end page that a response came to, by its question. */
export const endKey = (surveyId: string): string => `wence.end.${surveyId}`;
/** In place of a response's id: there is none, its author looks at an end page. */
export const PREVIEWED = 'preview';
