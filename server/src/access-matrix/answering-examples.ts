import { type Example, within } from './example.js';
import { FRESH_MOBILE, OWN_LINK_CODE, OwnPart } from './names.js';

export const SUBMISSION = '6f1b7a52-0d3c-4c5e-9a44-0b7d5d3f0001';
const SENT = { submissionId: SUBMISSION };
const MOBILE = { ...SENT, nodeId: new OwnPart('mobile'), mobile: FRESH_MOBILE };
const CODE = { ...MOBILE, code: '123456' };
const PAGE = 'http://localhost:4000/r/abc';
const DRAFT = { ...SENT, linkCode: OWN_LINK_CODE, version: 1, answers: {} };
const VISIT = { ...SENT, page: new OwnPart('single') };

/** Examples of what respondents do. */
export const ANSWERING_EXAMPLES: Readonly<Record<string, Example>> = {
  'POST /v1/r/{surveyId}/challenge': { state: 'running', input: within('body', SENT) },
  'Mutation.askChallenge': { state: 'running', input: within('input', SENT) },
  'POST /v1/r/{surveyId}/responses': { state: 'running', input: { 'body.submissionId': SUBMISSION } },
  'POST /v1/r/{surveyId}/code': { state: 'running', input: within('body', MOBILE) },
  'POST /v1/r/{surveyId}/code/check': { state: 'running', input: within('body', CODE) },
  'Mutation.sendAnswerCode': { state: 'running', input: within('input', MOBILE) },
  'Mutation.checkAnswerCode': { state: 'running', input: within('input', CODE) },
  'POST /v1/r/{surveyId}/quota/reserve': { state: 'running', input: { 'body.submissionId': SUBMISSION } },
  'Mutation.reserveSeats': { state: 'running', input: { 'input.submissionId': SUBMISSION } },
  'POST /v1/r/{surveyId}/exam': { state: 'running', input: { 'body.submissionId': SUBMISSION } },
  'Query.examResult': { state: 'running', input: { submissionId: SUBMISSION } },
  'POST /v1/r/{surveyId}/exam/standing': { state: 'running' },
  'POST /v1/r/{surveyId}/exam/start': { state: 'running' },
  'Query.examStanding': { state: 'running' },
  'Mutation.startExamAttempt': { state: 'running' },
  'POST /v1/r/{surveyId}/link-draft': { state: 'running', input: within('body', DRAFT) },
  'POST /v1/r/{surveyId}/link-draft/read': { state: 'running', input: { 'body.linkCode': OWN_LINK_CODE } },
  'Query.linkDraft': { state: 'running', input: { 'input.linkCode': OWN_LINK_CODE } },
  'Mutation.saveLinkDraft': { state: 'running', input: within('input', DRAFT) },
  'POST /v1/r/{surveyId}/results': { state: 'running' },
  'Query.choiceResults': { state: 'running' },
  'GET /v1/r/{surveyId}': { state: 'running' },
  'GET /v1/r/{surveyId}/wechat-card': { state: 'running', input: { 'query.url': PAGE } },
  'Query.wechatCard': { state: 'running', input: { url: PAGE } },
  'Query.publicSurvey': { state: 'running' },
  'Query.evaluateSurvey': { state: 'running' },
  'POST /v1/r/{surveyId}/visits': { state: 'running', input: within('body', VISIT) },
  'Mutation.recordVisit': { state: 'running', input: within('input', VISIT) },
  'Mutation.submitResponse': { state: 'running', input: { 'input.submissionId': SUBMISSION } },
};
