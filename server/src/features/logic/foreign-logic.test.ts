/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rowId } from '@wence/schema';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { type LogicalSurvey, logicalSurvey } from './logic.factory.js';

type Call = readonly [method: 'GET' | 'POST', path: (of: LogicalSurvey) => string, body?: (of: LogicalSurvey) => object];

const V1: readonly Call[] = [
  ['GET', ({ id }) => `/v1/logic?surveyId=${id}`],
  ['GET', ({ node }) => `/v1/logic?model=1&nodeId=${node('Q1')}`],
  ['GET', ({ node }) => `/v1/logic/node?nodeId=${node('Q1')}`],
  [
    'POST',
    () => '/v1/logic',
    ({ id: surveyId, node }) => ({ surveyId, model: 1, type: 1, nodeId: node('Q1'), optionId: [0], conditions: [] }),
  ],
  ['POST', ({ row }) => `/v1/logic/copy/${row(15)}`],
  ['POST', ({ row }) => `/v1/logic/remove/${row(15)}`],
  ['POST', ({ id }) => `/v1/r/${id}/evaluate`, () => ({ answers: {}, trace: true })],
  ['POST', ({ id }) => `/v1/r/${id}/evaluate`, () => ({ answers: {}, draft: true })],
  ['POST', ({ id }) => `/v1/r/${id}/evaluate`, () => ({ answers: {} })],
];

const ITEM = 'kind: JUMP, nodeId: 1, target: 0, conditions: []';
const QUERIES = [
  'query ($id: ID!) { survey(id: $id) { logic { id } quotas { id } nodes { logicOffer { jumpTargets } } } }',
  `mutation ($id: ID!) { saveLogic(input: { surveyId: $id, ${ITEM} }) { survey { id } } }`,
  'mutation ($id: ID!) { moveLogic(input: { surveyId: $id, logicId: 15 }) { survey { id } } }',
  'mutation ($id: ID!) { copyLogic(input: { surveyId: $id, logicId: 15 }) { survey { id } } }',
  'mutation ($id: ID!) { removeLogic(input: { surveyId: $id, logicId: 15 }) { survey { id } } }',
  'mutation ($id: ID!) { saveQuota(input: { surveyId: $id, kind: CUSTOM, name: "N", conditions: [], limit: 1 }) { survey { id } } }',
  'mutation ($id: ID!) { removeQuota(input: { surveyId: $id, quotaId: 21 }) { survey { id } } }',
  'query ($id: ID!) { evaluateSurvey(surveyId: $id, answers: {}, trace: true) { end } }',
  'query ($id: ID!) { evaluateSurvey(surveyId: $id, answers: {}, draft: true) { end } }',
  'query ($id: ID!) { evaluateSurvey(surveyId: $id, answers: {}) { end } }',
];

/** Row ids of a survey that nobody has. */
const MISSING: LogicalSurvey = {
  id: 'abcdefghij',
  node: () => rowId(1, 1),
  option: () => rowId(1, 2),
  row: (id) => rowId(1, id),
  ids: (localId) => ({ id: rowId(1, localId), rowId: rowId(1, localId), localId }),
};

describe("the logic of somebody else's survey", () => {
  let app: TestApp;
  let owner: SignedUp;
  let stranger: SignedUp;
  let foreign: LogicalSurvey;

  beforeAll(async () => {
    app = await startTestApp();
    [owner, stranger] = [await signUp(app), await signUp(app)];
    foreign = await logicalSurvey(app, owner);
  });
  afterAll(() => app.stop());

  const bytesOf = async ([method, path, body]: Call, of: LogicalSurvey, token = stranger.token) =>
    (await v1(app, method, path(of), body?.(of), token, { 'x-request-id': 'the-same-for-both' })).text;
  const graphBytes = async (query: string, id: string) => {
    const headers = { authorization: `Bearer ${stranger.token}`, 'x-request-id': 'the-same-for-both', 'content-type': 'application/json' };
    return (await fetch(`${app.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables: { id } }) })).text();
  };
  const exported = async () => (await v1(app, 'GET', `/v1/surveys/${foreign.id}/definition`, undefined, owner.token)).text;

  it.each(V1.map((call) => [`${call[0]} ${call[1](MISSING)} ${JSON.stringify(call[2]?.(MISSING) ?? '')}`, call] as const))(
    'is as absent as a missing one: %s',
    async (_name, call) => {
      const before = await exported();

      const answer = await bytesOf(call, foreign);

      expect(JSON.parse(answer)).toMatchObject({ code: 'A0404', data: null });
      expect(answer).toBe(await bytesOf(call, MISSING));
      expect(await exported()).toBe(before);
    },
  );

  it.each(QUERIES)('is as absent as a missing one in the graph: %s', async (query) => {
    const before = await exported();

    const answer = await graphBytes(query, foreign.id);

    expect(JSON.parse(answer).errors).toMatchObject([{ extensions: { code: 'A0404' } }]);
    expect(answer).toBe(await graphBytes(query, MISSING.id));
    expect(await exported()).toBe(before);
  });

  it("cannot be reached through a survey of one's own", async () => {
    const own = await logicalSurvey(app, stranger);
    const item = { surveyId: own.id, model: 1, type: 2, algorithm: 1, nodeId: own.node('Q4'), conditions: [] };
    const bodies = [
      { ...item, id: foreign.row(15) },
      { ...item, nodeId: foreign.node('Q4') },
      { ...item, conditions: [{ nodeId: foreign.node('Q1'), algorithm: 11 }] },
      { ...item, conditions: [{ nodeId: own.node('Q1'), algorithm: 1, optionId: [foreign.option('Q1', 'red')] }] },
      { ...item, removeConditionIds: [foreign.row(16)] },
      { ...item, type: 1, optionId: [foreign.node('Q5')] },
    ];

    for (const body of bodies) expect((await v1(app, 'POST', '/v1/logic', body, stranger.token)).code).toBe('A0404');
    const listed = await v1(app, 'GET', `/v1/logic?surveyId=${own.id}&nodeId=${foreign.node('Q1')}`, undefined, stranger.token);
    expect(listed.code).toBe('A0404');
  });

  it('and any other need a token; an open evaluation needs none but a survey that runs', async () => {
    const [open] = V1.slice(-1);
    for (const call of V1.slice(0, -1)) expect(JSON.parse(await bytesOf(call, foreign, ''))).toMatchObject({ code: 'A0401' });
    if (open) expect(JSON.parse(await bytesOf(open, foreign, ''))).toMatchObject({ code: 'A0404' });
  });
});
