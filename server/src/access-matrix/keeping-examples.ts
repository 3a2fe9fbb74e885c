import type { Example } from './example.js';
import { OWN_LINKS, OWN_PICTURE, OWN_SURVEYS, OwnPart } from './names.js';
import { OWN_TITLE } from './questionnaire.js';

const QUESTIONS = Buffer.from('1. Why?').toString('base64');
const CHANGES_V1 = { input: { 'body.action': 'copy', 'body.ids': OWN_SURVEYS } };
const CHANGES = { input: { 'input.action': 'COPY', 'input.surveyIds': OWN_SURVEYS } };

const RED = { nodeId: new OwnPart('single'), algorithm: 1, optionId: [new OwnPart('red')] };
const V1_CUSTOM = { 'body.kind': 'custom', 'body.name': 'New', 'body.conditions': [RED], 'body.limit': 5 };
const CELLS = [{ optionId: [new OwnPart('red')], limit: 5 }];
const V1_TABLE = {
  'body.kind': 'table',
  'body.nodeIds': [new OwnPart('single')],
  'body.cells': CELLS,
  'body.conditions': [],
  'body.limit': null,
};
const SOON = new Date(Date.UTC(2026, 2, 15)).toISOString();
const SAMPLE_V1 = { 'body.target': 50, 'body.deadline': SOON, 'body.contactName': 'Ada', 'body.supplier': 'manual' };
const SAMPLE = { 'input.brief': { target: 50, deadline: SOON, contactName: 'Ada', supplier: 'MANUAL' } };
const LINKS_V1 = { input: { 'body.linkIds': OWN_LINKS } };
const LINKS = { input: { 'input.linkIds': OWN_LINKS } };

/** Examples of operations on the sources of surveys, on their list with its folders, and on their copies that are kept. */
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
  'GET /v1/oss/url-to-base64': { input: { 'query.url': OWN_PICTURE } },
  'Query.pictureAsBase64': { input: { url: OWN_PICTURE } },
  'GET /v1/surveys/image': { input: { 'query.first': 2 } },
  'GET /v1/surveys/responses/{id}/{responseId}': { state: 'running' },
  'GET /v1/surveys/responses/{id}/files/{fileId}': { state: 'running' },
  'POST /v1/r/{surveyId}/evaluate': { state: 'running' },
  'GET /v1/pictures': { input: { 'query.first': 2 } },
  'GET /v1/templates': { input: { 'query.first': 2 } },
  'POST /v1/templates': { input: { 'body.topic': 'customer' } },
  'PUT /v1/templates/{id}': { input: { 'body.topic': 'customer' } },
  'GET /v1/templates/{id}': { input: { 'query.language': 'en' } },
  'Mutation.saveTemplate': { input: { 'input.topic': 'customer' } },
  'Mutation.updateTemplate': { input: { 'input.topic': 'customer' } },
  'POST /v1/survey/theme/save/as': { input: { 'body.name': 'Kept' } },
  'POST /v1/surveys/clear/{id}': { input: { 'body.title': OWN_TITLE } },
  'Mutation.clearSurvey': { input: { 'input.title': OWN_TITLE } },
  'POST /v1/surveys/purge': { state: 'recycled', input: { 'body.ids': OWN_SURVEYS, 'body.confirmation': OWN_TITLE } },
  'Mutation.purgeSurveys': { state: 'recycled', input: { 'input.surveyIds': OWN_SURVEYS, 'input.confirmation': OWN_TITLE } },
  'POST /v1/nodes/copy-to-survey': { input: { 'body.ids': [new OwnPart('single')] } },
  'Mutation.copyNodesToSurvey': { input: { 'input.nodeIds': [new OwnPart('single')] } },
  'POST /v1/surveys/bulk': CHANGES_V1,
  'Mutation.changeSurveys': CHANGES,
  'POST /v1/surveys/quota': { input: V1_CUSTOM, at: { 'body.nodeIds[]': V1_TABLE, 'body.cells[].optionId[]': V1_TABLE } },
  'POST /v1/surveys/link/{id}': { input: { 'body.count': 2 } },
  'POST /v1/surveys/link/{id}/import': {
    input: { 'headers.content-type': 'application/octet-stream', body: 'name,mobile\nAda,13800000000\n' },
  },
  'GET /v1/surveys/link/{id}/file': { input: { 'query.format': 'csv' } },
  'POST /v1/surveys/link/{id}/void': LINKS_V1,
  'POST /v1/surveys/link/{id}/reset': LINKS_V1,
  'POST /v1/surveys/link/{id}/delete': LINKS_V1,
  'Mutation.voidPersonalLinks': LINKS,
  'Mutation.resetPersonalLinks': LINKS,
  'Mutation.deletePersonalLinks': LINKS,
  'Mutation.createPersonalLinks': { input: { 'input.count': 2 } },
  'Mutation.importPersonalLinks': { input: { 'input.people': [{ name: 'Ada' }] } },
  'GET /v1/surveys/invitation/{id}': { input: { 'query.first': 2 } },
  'POST /v1/surveys/invitation/{id}': { input: { 'body.amount': 1 } },
  'POST /v1/surveys/invitation/{id}/void': { input: { 'body.codes': ['TEA-1'] } },
  'POST /v1/surveys/invitation/{id}/delete': { input: { 'body.codes': ['TEA-1'] } },
  'POST /v1/surveys/sample/{id}': { input: SAMPLE_V1 },
  'PUT /v1/surveys/sample/{id}/{orderId}': { input: SAMPLE_V1 },
  'POST /v1/surveys/sample/{id}/{orderId}/move': { input: { 'body.action': 'cancel' } },
  'POST /v1/surveys/sample/{id}/{orderId}/links': { input: { 'body.pids': ['ada'] } },
  'Mutation.createSampleOrder': { input: SAMPLE },
  'Mutation.updateSampleOrder': { input: SAMPLE },
  'Mutation.moveSampleOrder': { input: { 'input.action': 'CANCEL' } },
  'Query.sampleLinks': { input: { pids: ['ada'] } },
  'Mutation.createInvitationCodes': { input: { 'input.amount': 1 } },
  'Mutation.voidInvitationCodes': { input: { 'input.codes': ['TEA-1'] } },
  'Mutation.deleteInvitationCodes': { input: { 'input.codes': ['TEA-1'] } },
  'POST /v1/r/{surveyId}/quota': { state: 'running' },
  'Query.answerRoom': { state: 'running' },
};
