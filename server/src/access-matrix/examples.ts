import { templateIn } from '../features/cascade/cascade-template.js';
import { ANSWERING_EXAMPLES, SUBMISSION } from './answering-examples.js';
import { EDIT_SURVEY_EXAMPLE } from './edit-examples.js';
import { type Example, within } from './example.js';
import { KEEPING_EXAMPLES } from './keeping-examples.js';
import { OWN, OWN_EXPORT_LINK, OWN_RESPONSE, OWN_RESPONSES, OWN_SHARE_LINK, OwnPart } from './names.js';
import { PART, type PartName } from './questionnaire.js';
import { RULE_EXAMPLES } from './rule-examples.js';

const my = (part: PartName) => new OwnPart(part);
const BY_ITSELF = { rows: [PART.single], columns: [PART.single] };
const NEW_OPTION = { 'body.options': [{ title: 'New' }] };
const AN_OPTION = { 'body.options': [{ id: my('red') }] };
const IN_MATRIX = { 'input.nodeId': my('matrix') };
const KEY = { 'body.options[].optionKey': 'may be sent back as it was read' };
const BELOW = ['nodes[]', 'nodes[].nodes[]'].map(
  (level) => [`body.options[].${level}.optionKey`, 'may be sent back as it was read'] as const,
);
const KEYS = { ...KEY, ...Object.fromEntries(BELOW) };
const LEVELS = templateIn('en').toString('base64');
const GROUPED = [{ id: my('drinks'), nodes: [{ id: my('water'), nodes: [{ id: my('water') }] }] }];
const HOOK = 'https://hooks.example/in';
const SINCE = '2026-01-01T00:00:00.000Z';

/** What a condition of a filter needs beside the part that it names. */
const CONDITIONS = {
  'filter.where.conditions[].answer.rowId': { 'filter.where': { conditions: [{ answer: { nodeId: my('matrix'), state: 'ANSWERED' } }] } },
  'filter.where.conditions[].answer.optionId': { 'filter.where': { conditions: [{ answer: { nodeId: my('single'), contains: 'x' } }] } },
};

/** The same of a filter that stands in an input. */
const IN_INPUT = Object.fromEntries(Object.entries(CONDITIONS).map(([place, needs]) => [`input.${place}`, within('input', needs)]));

const ONE_RESPONSE = { state: 'running', input: { 'input.responseIds': OWN_RESPONSES } } as const satisfies Example;

const ONE_RESPONSE_V1 = { state: 'running', input: { 'body.responseIds': OWN_RESPONSES } } as const satisfies Example;
/** What a person gives for the answer that people mark; it is given again each time. */
const MARK = { responseId: OWN_RESPONSE, nodeId: PART.text, points: 1 };

/** What is done to responses by `/v1`, with what else its body needs. */
const REVIEWS = {
  invalidate: {},
  validate: {},
  star: { 'body.starred': true },
  tag: { 'body.add': ['new'] },
  remark: { 'body.remark': 'New' },
  delete: {},
  restore: {},
};

/** Adjustments that make the generated inputs valid. Operations that need none are not listed. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...KEEPING_EXAMPLES,
  ...ANSWERING_EXAMPLES,
  ...RULE_EXAMPLES,
  'POST /v1/surveys/marking/{id}': { state: 'running', input: { 'body.marks': [MARK], 'body.again': true } },
  'Mutation.markAnswers': { state: 'running', input: { 'input.marks': [MARK], 'input.again': true } },
  'POST /v1/surveys/test/simulate/{id}': { input: { 'body.count': 2 } },
  'PUT /v1/surveys/{id}/definition': { input: { body: { format: 1, title: 'Mine', nodes: [] }, 'headers.if-match': '2' } },
  'POST /v1/surveys/stop/{id}': { state: 'running' },
  'POST /v1/surveys/launch/{id}': { state: 'launchable' },
  'Mutation.launchSurvey': { state: 'launchable' },
  'GET /v1/surveys/launch': { state: 'running' },
  'GET /v1/surveys/responses/{id}': { state: 'running' },
  'GET /v1/surveys/{id}/responses': { state: 'running' },
  'Query.responseChanges': { state: 'running', input: { since: 0, first: 10, wait: 0 } },
  'POST /v1/surveys/imports/{id}': {
    state: 'running',
    input: { 'headers.content-type': 'application/octet-stream', body: 'source\nposter\n' },
  },
  'GET /v1/surveys/imports/{id}/{importId}': { state: 'running' },
  'POST /v1/surveys/imports/{id}/{importId}/check': { state: 'running' },
  'POST /v1/surveys/imports/{id}/{importId}/apply': { state: 'running', input: { 'body.partly': true } },
  'Query.responseImport': { state: 'running' },
  'Mutation.checkResponseImport': { state: 'running', input: { 'input.timeZone': 'Asia/Shanghai', 'input.preferred': 'CODE' } },
  'Mutation.applyResponseImport': { state: 'running', input: { 'input.partly': true } },
  'GET /v1/logic': { input: { 'query.surveyId': OWN } },
  'POST /v1/nodes': { input: { 'body.type': 3 } },
  'POST /v1/nodes/convert': { input: { 'body.type': 3, 'body.confirmed': true } },
  'POST /v1/nodes/sort': { input: { 'body.nodes': [{ id: my('last'), position: 1 }] } },
  'POST /v1/nodes/remove/{id}': { input: { 'params.id': my('last') } },
  'POST /v1/nodes/option/save': { input: NEW_OPTION },
  'POST /v1/nodes/option/update': { input: { 'body.options': [{ id: my('red'), title: 'New' }] }, passedOver: KEYS },
  'POST /v1/nodes/option/edit-options': { input: { ...NEW_OPTION, 'body.deleteIds': [my('blue')] }, passedOver: KEYS },
  'POST /v1/nodes/option/sort': { input: AN_OPTION },
  'POST /v1/nodes/option/resort': {
    input: AN_OPTION,
    at: {
      'body.options[].nodes[].id': { 'body.options': GROUPED, 'body.nodeId': my('multiple') },
      'body.options[].nodes[].nodes[].id': { 'body.options': GROUPED, 'body.nodeId': my('multiple') },
    },
  },
  'POST /v1/nodes/option/cascade/upload': { input: { 'query.dryRun': '0', 'body.nodeId': my('cascade'), file: LEVELS } },
  'POST /v1/nodes/option/save-group': { input: { 'body.options': [{ title: 'New', nodes: [{ id: my('red') }] }] } },
  'POST /v1/nodes/option/remove/{id}': { input: { 'params.id': my('blue') } },
  'POST /v1/nodes/option/remove/batch': { input: { 'query.ids': [my('blue')] } },
  'POST /v1/nodes/option/right-title': { input: { 'body.id': my('morning') } },
  'GET /v1/logic/node': { input: { 'query.nodeId': my('last') } },
  'POST /v1/api-keys': { input: { 'body.scopes': ['collect'] } },
  'Mutation.createApiKey': { input: { 'input.scopes': ['COLLECT'] } },
  'POST /v1/webhooks': { input: { 'body.url': HOOK, 'body.events': ['survey.launched'] } },
  'GET /v1/webhooks/{id}/deliveries': { input: { 'query.first': 2 } },
  'POST /v1/webhooks/{id}/replay': { input: { 'body.since': SINCE } },
  'Mutation.createWebhook': { input: { 'input.url': HOOK, 'input.events': ['SURVEY_LAUNCHED'] } },
  'Mutation.replayWebhookDeliveries': { input: { 'input.since': SINCE } },
  'GET /v1/library': { input: { 'query.first': 2 } },
  'POST /v1/library': { input: { 'body.libraryCategoryId': OWN, 'body.node': { type: 3 } } },
  'POST /v1/library/delete': { input: { 'body.ids': [] } },
  'Mutation.createLibraryCategory': { input: { 'input.name': 'Another name' } },
  'Mutation.renameLibraryCategory': { input: { 'input.name': 'A third name' } },
  'Mutation.createLibraryItem': { input: { 'input.node': { type: 3 } } },
  'Mutation.saveThemeAs': { input: { 'input.name': 'Kept' } },
  'Query.surveys': { input: { first: 2 } },
  'Query.responses': { state: 'running', at: CONDITIONS },
  'Query.overallReport': {
    at: CONDITIONS,
    passedOver: { 'nodeIds[]': 'figures of the survey itself are chosen by it, and one that it has none of leaves nothing to show' },
  },
  'Subscription.overallReportChanged': { at: CONDITIONS },
  'Query.wordReport': { input: { nodeId: my('text') }, at: CONDITIONS },
  'Query.crossReport': { input: { rows: [my('single')], columns: [my('multiple')] }, at: CONDITIONS },
  'Query.insightReport': { at: CONDITIONS },
  'GET /v1/surveys/report/words/{id}': { input: { 'query.question': PART.text } },
  // Reports speak local ids, which are those of the parts in one's own questionnaire.
  'GET /v1/surveys/report/cross/{id}': { input: { 'query.row': PART.single, 'query.column': PART.multiple } },
  'POST /v1/surveys/params/{id}/links': { input: { 'body.links': [{}] } },
  'POST /v1/surveys/params/{id}/check': { input: { 'body.link': '?a=1' } },
  'Mutation.signLinks': { input: { 'input.links': [{ values: [] }] } },
  'Query.parameterVerdict': { input: { link: '?a=1' } },
  'POST /v1/surveys/source/{id}': { input: { 'body.names': ['Another name'] } },
  'Mutation.createSourceTags': { input: { 'input.names': ['Another name'] } },
  'POST /v1/surveys/report/category/{id}': { input: { 'body.name': 'Another name', 'body.conditions': { conditions: [] } } },
  'POST /v1/surveys/report/cross-table/{id}': { input: { 'body.name': 'Another name', 'body.setup': BY_ITSELF } },
  'POST /v1/open/reports/{shareId}': { input: { 'params.shareId': OWN_SHARE_LINK } },
  'POST /v1/open/reports/{shareId}/answers': { input: { 'params.shareId': OWN_SHARE_LINK, 'query.first': 2 } },
  'Query.sharedReport': { input: { shareId: OWN_SHARE_LINK } },
  'Subscription.exportProgress': { endsAtOnce: true },
  'GET /v1/exports/file': { input: { 'query.token': OWN_EXPORT_LINK } },
  'GET /v1/surveys/export/{id}': { input: { 'query.type': 3 } },
  'POST /v1/surveys/export/{id}/tasks': { input: { 'body.type': 3 } },
  'Mutation.createExport': { input: { 'input.type': 'CSV' }, at: IN_INPUT },
  'Mutation.createSavedCrossTable': { input: { 'input.name': 'Another name', 'input.setup': BY_ITSELF } },
  'Mutation.createReportCategory': { input: { 'input.name': 'Another name', 'input.conditions': { conditions: [] } } },
  ...Object.fromEntries(
    Object.entries(REVIEWS).map(([name, body]) => [
      `POST /v1/surveys/responses/{id}/${name}`,
      { ...ONE_RESPONSE_V1, input: { ...ONE_RESPONSE_V1.input, ...body } },
    ]),
  ),
  'PUT /v1/surveys/responses/{id}/{responseId}/answers': {
    state: 'running',
    input: { 'body.expectedRevision': 0, 'body.answers': {} },
  },
  'GET /v1/surveys/responses/{id}/{responseId}/edits': { state: 'running', input: { 'query.first': 2 } },
  'Mutation.invalidateResponses': ONE_RESPONSE,
  'Mutation.validateResponses': ONE_RESPONSE,
  'Mutation.starResponses': { ...ONE_RESPONSE, input: { ...ONE_RESPONSE.input, 'input.starred': true } },
  'Mutation.tagResponses': { ...ONE_RESPONSE, input: { ...ONE_RESPONSE.input, 'input.add': ['new'] } },
  'Mutation.remarkResponses': { ...ONE_RESPONSE, input: { ...ONE_RESPONSE.input, 'input.remark': 'New' } },
  'Mutation.deleteResponses': ONE_RESPONSE,
  'Mutation.restoreResponses': ONE_RESPONSE,
  'Mutation.editResponse': { state: 'running', input: { 'input.expectedRevision': 0, 'input.answers': {} } },
  'Query.shareLink': { state: 'running' },
  'Mutation.simulateResponses': { input: { 'input.count': 2 } },
  'Mutation.stopSurvey': { state: 'running' },
  'POST /v1/surveys/end': { input: { 'body.title': 'New' } },
  'POST /v1/surveys/end/{id}': { input: { 'body.title': 'New' } },
  'POST /v1/nodes/survey-end': { input: { 'body.title': 'New' } },
  'Mutation.saveEnding': {
    input: { 'input.kind': 'NORMAL', 'input.nodeId': null, 'input.ending': { title: 'New' } },
    at: { 'input.nodeId': { 'input.kind': 'NODE', 'input.nodeId': my('single') } },
  },
  'Mutation.addNode': { input: { 'input.type': 'OPEN_TEXT' } },
  'Mutation.updateNode': { input: { 'input.title': 'New' } },
  'Mutation.removeNode': { input: { 'input.nodeId': my('last') } },
  'Mutation.releaseNode': { input: { 'input.nodeId': my('group') } },
  'Mutation.convertNode': { input: { 'input.type': 'OPEN_TEXT', 'input.confirmed': true } },
  'Mutation.applyEvaluateTemplate': { input: { 'input.nodeId': my('evaluate') } },
  'Mutation.addOptions': { input: { 'input.options': [{ title: 'New' }] } },
  'Mutation.updateOption': { input: { 'input.title': 'New' } },
  'Mutation.removeOption': { input: { 'input.optionId': my('blue') } },
  'Mutation.editOptions': { input: { 'input.removeIds': [my('blue')], 'input.titles': ['New'] } },
  'Mutation.groupOptions': {
    input: { 'input.nodeId': my('multiple'), 'input.optionIds': [my('tea')], 'input.title': 'New' },
    at: { 'input.groupId': { 'input.title': null } },
  },
  'Mutation.releaseOptions': { input: { 'input.nodeId': my('multiple'), 'input.optionIds': [my('water')] } },
  'Mutation.replaceOptions': { input: { 'input.options': [{ title: 'New' }], 'input.confirmed': true } },
  'Mutation.addRow': { input: { ...IN_MATRIX, 'input.title': 'New' } },
  'Mutation.updateRow': { input: { ...IN_MATRIX, 'input.title': 'New' } },
  'Mutation.moveRow': { input: IN_MATRIX },
  'Mutation.copyRow': { input: IN_MATRIX },
  'Mutation.removeRow': { input: IN_MATRIX },
  'Mutation.editSurvey': EDIT_SURVEY_EXAMPLE,
  'Subscription.surveyEdited': { tellsOfEdits: true },
  'Mutation.tellPresence': {
    input: { 'input.window': 'one' },
    passedOver: {
      'input.nodeId': 'it is told to the other windows of the same survey as it came, and names nothing to them but what they have',
    },
  },
  'Subscription.surveyPresence': { tellsOfReaders: true, input: { window: 'one' } },
  'Mutation.applySurveyDefinition': {
    input: { 'input.revision': 2, 'input.definition': { format: 1, title: 'Mine', nodes: [] } },
  },
  'POST /v1/r/{surveyId}/files': {
    state: 'running',
    input: {
      'query.nodeId': my('upload'),
      'query.submissionId': SUBMISSION,
      'query.name': 'note.txt',
      'headers.content-type': 'application/octet-stream',
      body: 'a note',
    },
  },
  'POST /v1/oss': {
    input: {
      'headers.content-type': 'multipart/form-data; boundary=edge',
      body: ['--edge', 'Content-Disposition: form-data; name="file"; filename="tea.gif"', '', 'GIF89a\u0001\u0000', '--edge--', ''].join(
        '\r\n',
      ),
    },
  },
};

/** An operation that is not in the table is sent as its shape generates it. */
export const exampleOf = (name: string): Example => EXAMPLES[name] ?? {};
