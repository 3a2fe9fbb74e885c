/**
 * The names under which a device keeps a visit to a survey: the draft while it is answered, the receipt afterwards. The answering page writes
 * them; the author's preview reads what its own test visit wrote.
 */
export const draftKey = (surveyId: string): string => `wence.draft.${surveyId}`;
export const receiptKey = (surveyId: string): string => `wence.done.${surveyId}`;
export const endKey = (surveyId: string): string => `wence.end.${surveyId}`;
