import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rowId } from '@wence/schema';
import { matrix, single, survey } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

/** Names of things as a caller gives them: of a survey, one of its questions, one of its options, one of its rows. */
interface Names {
  readonly survey: string;
  readonly node: number;
  readonly option: number;
  readonly row: number;
}

type Call = readonly [method: 'GET' | 'POST' | 'PUT', path: (names: Names) => string, body?: (names: Names) => unknown];

const DEFINITION = survey(single('Q1', 'Colour?', ['red', 'blue']), matrix(1, 'Q2', 'How?', ['r', 's'], ['c']));

const V1: readonly Call[] = [
  ['GET', ({ survey: id }) => `/v1/surveys/${id}`],
  ['GET', ({ survey: id }) => `/v1/surveys/base/${id}`],
  ['GET', ({ survey: id }) => `/v1/surveys/${id}/definition`],
  ['GET', ({ survey: id }) => `/v1/nodes?surveyId=${id}`],
  ['PUT', ({ survey: id }) => `/v1/surveys/${id}/definition`, () => DEFINITION],
  ['PUT', ({ survey: id }) => `/v1/surveys/${id}/definition?dryRun=1`, () => DEFINITION],
  ['POST', () => '/v1/surveys/title', ({ survey: id }) => ({ id, title: 'Mine' })],
  ['POST', () => '/v1/surveys/copy', ({ survey: id }) => ({ id })],
  ['POST', ({ survey: id }) => `/v1/surveys/remove/${id}`],
  ['POST', ({ survey: id }) => `/v1/surveys/restore/${id}`],
  ['POST', () => '/v1/nodes', ({ survey: surveyId }) => ({ surveyId, type: 1 })],
  ['POST', () => '/v1/nodes/update', ({ survey: surveyId, node: id }) => ({ id, surveyId, title: 'Mine' })],
  ['POST', () => '/v1/nodes/title', ({ survey: surveyId, node: id }) => ({ id, surveyId, title: 'Mine' })],
  ['POST', () => '/v1/nodes/copy', ({ survey: surveyId, node: id }) => ({ id, surveyId })],
  ['POST', () => '/v1/nodes/sort', ({ survey: surveyId, node: id }) => ({ surveyId, nodes: [{ id, position: 1 }] })],
  ['POST', ({ node }) => `/v1/nodes/remove/${node}`],
  ['POST', ({ node }) => `/v1/nodes/remove-confirm/${node}`],
  ['POST', () => '/v1/nodes/option/save', ({ survey: surveyId, node: nodeId }) => ({ surveyId, nodeId, options: [{ title: 'Mine' }] })],
  [
    'POST',
    () => '/v1/nodes/option/update',
    ({ survey: surveyId, node: nodeId, option: id }) => ({ surveyId, nodeId, options: [{ id, title: 'Mine' }] }),
  ],
  ['POST', () => '/v1/nodes/option/title', ({ survey: surveyId, node: nodeId, option: id }) => ({ surveyId, nodeId, id, title: 'Mine' })],
  ['POST', () => '/v1/nodes/option/sort', ({ option: id }) => ({ options: [{ id, position: 2 }] })],
  ['POST', () => '/v1/nodes/option/right-title', ({ option: id }) => ({ id, title: 'Mine' })],
  ['POST', () => '/v1/nodes/option/right-title', ({ row: id }) => ({ id, title: 'Mine' })],
  ['POST', () => '/v1/nodes/option/resort', ({ survey: surveyId, node: nodeId, option: id }) => ({ surveyId, nodeId, options: [{ id }] })],
  [
    'POST',
    () => '/v1/nodes/option/save-group',
    ({ survey: surveyId, node: nodeId, option: id }) => ({ surveyId, nodeId, options: [{ title: 'Mine', nodes: [{ id }] }] }),
  ],
  ['POST', ({ row }) => `/v1/nodes/option/remove/${row}`],
  ['POST', ({ row }) => `/v1/nodes/option/remove-confirm/${row}`],
  ['POST', ({ option }) => `/v1/nodes/option/remove/${option}`],
  ['POST', ({ option }) => `/v1/nodes/option/remove-confirm/${option}`],
  ['POST', ({ option }) => `/v1/nodes/option/remove/batch?ids=${option}`],
  [
    'POST',
    () => '/v1/nodes/option/edit-options',
    ({ survey: surveyId, node: nodeId, option }) => ({ surveyId, nodeId, deleteIds: [option], options: [{ title: 'Mine' }] }),
  ],
];

const QUERIES = [
  'query ($id: ID!) { survey(id: $id) { id nodes { id } } }',
  'query ($id: ID!) { surveyDefinition(id: $id) { revision } }',
  'mutation ($id: ID!) { renameSurvey(input: { surveyId: $id, title: "Mine" }) { id } }',
  'mutation ($id: ID!) { copySurvey(input: { surveyId: $id }) { id } }',
  'mutation ($id: ID!) { recycleSurvey(input: { surveyId: $id }) { id } }',
  'mutation ($id: ID!) { restoreSurvey(input: { surveyId: $id }) { id } }',
  'mutation ($id: ID!) { editSurvey(input: { surveyId: $id, baseRevision: 2, clientOpId: "a", operations: [] }) { revision } }',
  'mutation ($id: ID!) { applySurveyDefinition(input: { surveyId: $id, definition: { format: 1, title: "T", nodes: [] } }) { revision } }',
  'mutation ($id: ID!) { addNode(input: { surveyId: $id, type: OPEN_TEXT }) { id } }',
  'mutation ($id: ID!) { updateNode(input: { surveyId: $id, nodeId: 1, title: "Mine" }) { id } }',
  'mutation ($id: ID!) { moveNode(input: { surveyId: $id, nodeId: 1 }) { id } }',
  'mutation ($id: ID!) { copyNode(input: { surveyId: $id, nodeId: 1 }) { id } }',
  'mutation ($id: ID!) { removeNode(input: { surveyId: $id, nodeId: 1 }) { id } }',
  'mutation ($id: ID!) { addOptions(input: { surveyId: $id, nodeId: 1, options: [{}] }) { id } }',
  'mutation ($id: ID!) { updateOption(input: { surveyId: $id, nodeId: 1, optionId: 2, title: "Mine" }) { id } }',
  'mutation ($id: ID!) { moveOption(input: { surveyId: $id, nodeId: 1, optionId: 2 }) { id } }',
  'mutation ($id: ID!) { copyOption(input: { surveyId: $id, nodeId: 1, optionId: 2 }) { id } }',
  'mutation ($id: ID!) { removeOption(input: { surveyId: $id, nodeId: 1, optionId: 2 }) { id } }',
  'mutation ($id: ID!) { editOptions(input: { surveyId: $id, nodeId: 1, removeIds: [2], titles: ["Mine"] }) { id } }',
  'mutation ($id: ID!) { groupOptions(input: { surveyId: $id, nodeId: 1, optionIds: [2] }) { id } }',
  'mutation ($id: ID!) { releaseOptions(input: { surveyId: $id, nodeId: 1, optionIds: [2] }) { id } }',
  'mutation ($id: ID!) { replaceOptions(input: { surveyId: $id, nodeId: 1, options: [{}] }) { id } }',
  'mutation ($id: ID!) { releaseNode(input: { surveyId: $id, nodeId: 1 }) { id } }',
  'mutation ($id: ID!) { applyEvaluateTemplate(input: { surveyId: $id, nodeId: 1, template: 1 }) { id } }',
  'mutation ($id: ID!) { addRow(input: { surveyId: $id, nodeId: 4 }) { id } }',
  'mutation ($id: ID!) { updateRow(input: { surveyId: $id, nodeId: 4, rowId: 5, title: "Mine" }) { id } }',
  'mutation ($id: ID!) { moveRow(input: { surveyId: $id, nodeId: 4, rowId: 5 }) { id } }',
  'mutation ($id: ID!) { copyRow(input: { surveyId: $id, nodeId: 4, rowId: 5 }) { id } }',
  'mutation ($id: ID!) { removeRow(input: { surveyId: $id, nodeId: 4, rowId: 5 }) { id } }',
];

describe("somebody else's survey", () => {
  let app: TestApp;
  let owner: SignedUp;
  let stranger: SignedUp;
  let foreign: Names;
  let missing: Names;

  beforeAll(async () => {
    app = await startTestApp();
    [owner, stranger] = [await signUp(app), await signUp(app)];
    foreign = await namesOf(owner);
    missing = { survey: 'abcdefghij', node: rowId(1, 1), option: rowId(1, 2), row: rowId(1, 5) };
  });

  afterAll(() => app.stop());

  const namesOf = async (author: SignedUp): Promise<Names> => {
    const { id } = await createSurvey(app, author, DEFINITION);
    const [node, grid] = (await v1(app, 'GET', `/v1/nodes?surveyId=${id}`, undefined, author.token)).data;
    return { survey: id, node: node.id, option: node.options[0].id, row: grid.children[0].id };
  };
  const bytesOf = async ([method, path, body]: Call, names: Names, token = stranger.token) => {
    const headers = { 'x-request-id': 'the-same-for-both' };
    return (await v1(app, method, path(names), method === 'GET' ? undefined : (body?.(names) ?? {}), token, headers)).text;
  };
  const graphBytes = async (query: string, id: string) => {
    const headers = { authorization: `Bearer ${stranger.token}`, 'x-request-id': 'the-same-for-both', 'content-type': 'application/json' };
    const answer = await fetch(`${app.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables: { id } }) });
    return answer.text();
  };
  const exported = async () => (await v1(app, 'GET', `/v1/surveys/${foreign.survey}/definition`, undefined, owner.token)).text;

  it.each(V1.map((call) => [`${call[0]} ${call[1]({ survey: '{id}', node: 0, option: 0, row: 0 })}`, call] as const))(
    'is as absent as a missing one: %s',
    async (_name, call) => {
      const before = await exported();

      const answer = await bytesOf(call, foreign);

      expect(JSON.parse(answer)).toMatchObject({ code: 'A0404', data: null });
      expect(answer).toBe(await bytesOf(call, missing));
      expect(await exported()).toBe(before);
    },
  );

  it.each(QUERIES)('is as absent as a missing one in the graph: %s', async (query) => {
    const before = await exported();

    const answer = await graphBytes(query, foreign.survey);

    expect(JSON.parse(answer).errors).toMatchObject([{ extensions: { code: 'A0404' } }]);
    expect(answer).toBe(await graphBytes(query, missing.survey));
    expect(await exported()).toBe(before);
  });

  it.each([
    ['/v1/nodes/update', 'node'],
    ['/v1/nodes/title', 'node'],
    ['/v1/nodes/copy', 'node'],
    ['/v1/nodes/sort', 'node'],
    ['/v1/nodes/option/save', 'node'],
    ['/v1/nodes/option/update', 'node'],
    ['/v1/nodes/option/update', 'option'],
    ['/v1/nodes/option/title', 'node'],
    ['/v1/nodes/option/title', 'option'],
    ['/v1/nodes/option/resort', 'node'],
    ['/v1/nodes/option/resort', 'option'],
    ['/v1/nodes/option/save-group', 'node'],
    ['/v1/nodes/option/save-group', 'option'],
    ['/v1/nodes/option/edit-options', 'node'],
    ['/v1/nodes/option/edit-options', 'option'],
  ])("cannot be reached through a survey of one's own: %s with its %s", async (path, part) => {
    const own = await namesOf(stranger);
    const [call] = V1.filter(([, pathOf]) => pathOf(own) === path);
    const before = await exported();

    const answer = await bytesOf(call!, { ...own, [part]: part === 'node' ? foreign.node : foreign.option });

    expect(JSON.parse(answer)).toMatchObject({ code: 'A0404' });
    expect(await exported()).toBe(before);
    const { revision } = (await v1(app, 'GET', `/v1/surveys/${own.survey}/definition`, undefined, stranger.token)).data;
    expect(revision).toBe(2);
  });

  it('and any other need a token', async () => {
    for (const call of V1) expect(JSON.parse(await bytesOf(call, foreign, ''))).toMatchObject({ code: 'A0401' });
  });
});
