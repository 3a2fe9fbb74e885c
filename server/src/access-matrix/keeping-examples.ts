import type { Example } from './example.js';
import { OWN_SURVEYS } from './names.js';

const QUESTIONS = Buffer.from('1. Why?').toString('base64');
const CHANGES_V1 = { input: { 'body.action': 'copy', 'body.ids': OWN_SURVEYS } };
const CHANGES = { input: { 'input.action': 'COPY', 'input.surveyIds': OWN_SURVEYS } };

/** Tells what surveys are made from, the list of them with its folders, and what is kept of them. */
export const KEEPING_EXAMPLES: Readonly<Record<string, Example>> = {
  'GET /v1/surveys': { input: { 'query.first': 2 } },
  'Query.surveys': { input: { first: 2 } },
  'POST /v1/surveys/restore/{id}': { state: 'recycled' },
  'Mutation.restoreSurvey': { state: 'recycled' },
  'POST /v1/surveys/folders': { input: { 'body.name': 'Another name' } },
  'PUT /v1/surveys/folders/{folderId}': { input: { 'body.name': 'A third name' } },
  'Mutation.createSurveyFolder': { input: { 'input.name': 'A fourth name' } },
  'Mutation.renameSurveyFolder': { input: { 'input.name': 'A fifth name' } },
  'POST /v1/surveys/history/restore/{id}': {
    input: { 'body.revision': 1, 'body.baseRevision': 2 },
    at: { 'body.version': { 'body.revision': undefined } },
  },
  'Mutation.restoreDefinition': {
    input: { 'input.revision': 1, 'input.baseRevision': 2 },
    at: { 'input.version': { 'input.revision': null } },
  },
  'POST /v1/surveys/upload/parse': { input: { file: QUESTIONS } },
  'POST /v1/surveys/save/upload': { input: { 'body.definition': { format: 1, title: 'Mine', nodes: [] } } },
  'Mutation.parseDocument': { input: { 'input.text': '1. Why?' } },
  'Mutation.createSurveyFromDefinition': { input: { 'input.definition': { format: 1, title: 'Mine', nodes: [] } } },
  'GET /v1/templates': { input: { 'query.first': 2 } },
  'POST /v1/templates': { input: { 'body.topic': 'customer' } },
  'PUT /v1/templates/{id}': { input: { 'body.topic': 'customer' } },
  'GET /v1/templates/{id}': { input: { 'query.language': 'en' } },
  'Mutation.saveTemplate': { input: { 'input.topic': 'customer' } },
  'Mutation.updateTemplate': { input: { 'input.topic': 'customer' } },
  'POST /v1/survey/theme/save/as': { input: { 'body.name': 'Kept' } },
  'POST /v1/surveys/bulk': CHANGES_V1,
  'Mutation.changeSurveys': CHANGES,
};
