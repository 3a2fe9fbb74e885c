/** Name of the table of a survey: survey ids distinguish upper and lower case, names of tables do not. */
export const tableOf = (surveyId: string): string => `responses_${Buffer.from(surveyId).toString('hex')}`;

/** The name of a column in a statement. Keys are letters, digits and underscores. */
export const quoted = (key: string): string => `"${key}"`;

/** Columns beside those of the plan, for what the author made of a response: 1 or 0, and the list of tags or null. */
export type ReviewColumn = 'starred' | 'tags';

/** More of them, for what flags of quality follow from: ids of straight-lined matrices or null, and a hash of answers that are enough to compare. */
export type QualityColumn = 'straight_lined' | 'same_answers';
