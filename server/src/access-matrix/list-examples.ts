import type { Example } from './example.js';

const CHANGES_V1 = { input: { 'body.action': 'copy' } };
const CHANGES = { input: { 'input.action': 'COPY' } };

/** The list of surveys and its folders. */
export const LIST_EXAMPLES: Readonly<Record<string, Example>> = {
  'GET /v1/surveys': { input: { 'query.first': 2 } },
  'Query.surveys': { input: { first: 2 } },
  'POST /v1/surveys/restore/{id}': { state: 'recycled' },
  'Mutation.restoreSurvey': { state: 'recycled' },
  'POST /v1/surveys/folders': { input: { 'body.name': 'Another name' } },
  'PUT /v1/surveys/folders/{folderId}': { input: { 'body.name': 'A third name' } },
  'Mutation.createSurveyFolder': { input: { 'input.name': 'A fourth name' } },
  'Mutation.renameSurveyFolder': { input: { 'input.name': 'A fifth name' } },
  'POST /v1/surveys/bulk': CHANGES_V1,
  'Mutation.changeSurveys': CHANGES,
};
