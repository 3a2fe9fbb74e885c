import { type Example, within } from './example.js';
import { FRESH_MOBILE, OwnPart } from './names.js';

export const SUBMISSION = '6f1b7a52-0d3c-4c5e-9a44-0b7d5d3f0001';
const SENT = { submissionId: SUBMISSION };
const MOBILE = { ...SENT, nodeId: new OwnPart('mobile'), mobile: FRESH_MOBILE };
const CODE = { ...MOBILE, code: '123456' };
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
  'POST /v1/r/{surveyId}/results': { state: 'running' },
  'Query.choiceResults': { state: 'running' },
  'GET /v1/r/{surveyId}': { state: 'running' },
  'Query.publicSurvey': { state: 'running' },
  'Query.evaluateSurvey': { state: 'running' },
  'POST /v1/r/{surveyId}/visits': { state: 'running', input: within('body', VISIT) },
  'Mutation.recordVisit': { state: 'running', input: within('input', VISIT) },
  'Mutation.submitResponse': { state: 'running', input: { 'input.submissionId': SUBMISSION } },
};
