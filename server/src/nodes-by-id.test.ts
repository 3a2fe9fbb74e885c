import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { PART, questionnaire } from './access-matrix/questionnaire.js';
import { type SignedUp, signUp } from './features/account/account.factory.js';
import { everyQuestion } from './fuzz/every-question.js';
import { stored } from './features/answer-file/file.factory.js';
import { makeKey } from './features/api-key/api-key.factory.js';
import { uploadPicture } from './features/asset/picture.factory.js';
import { libraryCategory, libraryItem } from './features/library/library.factory.js';
import { launchUnchecked } from './features/publish/publish.factory.js';
import { submit } from './features/response/response.factory.js';
import { savedCrossTable } from './features/cross-table/saved-cross-table.factory.js';
import { storedExport } from './features/export/export.factory.js';
import { surveyFolder } from './features/survey-folder/survey-folder.factory.js';
import { personalLink } from './features/personal-link/personal-link.factory.js';
import { draftedOrder } from './features/sample-order/sample-order.factory.js';
import { sourceTag } from './features/source-tag/source-tag.factory.js';
import { reportCategory } from './features/report-category/report-category.factory.js';
import { reportShare } from './features/report-share/report-share.factory.js';
import { keptTemplate } from './features/template/template.factory.js';
import { makeWebhook } from './features/webhook/webhook.factory.js';
import { NO_NETWORK } from './platform/outside/fetching/test-network.factory.js';
import { createSurvey } from './features/survey/survey.factory.js';
import { ownTheme } from './features/theme/theme.factory.js';
import { buildGraph } from './platform/graphql/build-graph.js';
import { graph, v1 } from './testing/callers.js';
import { type HandedOut, nodeTypes, walkNodes } from './testing/node-walk.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const OWN = [
  'me',
  'surveys',
  'surveys(filter: { recycled: true })',
  'apiKeys',
  'webhooks',
  'surveyFolders',
  'libraryCategories',
  'libraryItems',
  'templates(filter: { own: true })',
  'surveyImages',
  'ownThemes',
  'pictures',
];
const COMMON = ['libraryCategories(common: true)', 'libraryItems(common: true, first: 30)', 'templates(first: 30)'];
const OF_RESPONSES = ['PersonalLink', 'Response', 'ResponseFile', 'ReportCategory', 'ReportShare', 'SavedCrossTable', 'ExportTask'];
const OF_PEOPLE = ['User', 'ApiKey', 'Webhook', 'WebhookDelivery'];
/** Kept by authors beside their surveys: a key that is limited to some surveys sees none of them. */
const KEPT = ['LibraryCategory', 'LibraryItem', 'OwnTheme', 'SurveyTemplate', 'SurveyFolder', 'Picture'];

describe('an object by its id', () => {
  let app: TestApp;
  let author: SignedUp;
  let stranger: SignedUp;
  let schema: GraphQLSchema;
  let surveyId: string;
  let questionsId: string;
  let own: HandedOut;

  beforeAll(async () => {
    app = await startTestApp({}, { network: NO_NETWORK });
    [author, stranger] = [await signUp(app), await signUp(app)];
    schema = await buildGraph(app.features.resolvers);
    surveyId = await everything();
    own = await walkNodes(app, schema, OWN, author.token);
  });
  afterAll(() => app.stop());

  /** A survey with every kind of part, launched and answered with a file; one of every question, one in the recycle bin; a picture, a key, a webhook, a saved filter, a question and a theme kept. */
  async function everything(): Promise<string> {
    ({ id: questionsId } = await createSurvey(app, author, everyQuestion('each')));
    const { id } = await createSurvey(app, author, questionnaire(0, 'mine'));
    const binned = await createSurvey(app, author, questionnaire(0, 'gone'));
    await v1(app, 'POST', `/v1/surveys/remove/${binned.id}`, {}, author.token);
    await launchUnchecked(app, id);
    const submissionId = randomUUID();
    const file = await stored(app, { surveyId: id, nodeId: PART.upload, submissionId });
    await submit(app, id, { [PART.upload]: { files: [file] } }, { submissionId });
    const name = (await uploadPicture(app, author.token, {})).data.filePath;
    await v1(app, 'POST', '/v1/surveys/image', { surveyId: id, name }, author.token);
    await libraryItem(app, author, await libraryCategory(app, author, 'Kept'), 'Why?');
    await ownTheme(app, author, 'Ours');
    await keptTemplate(app, author, id);
    await sourceTag(app, author, id, 'Mine');
    await draftedOrder(app, author, id);
    await personalLink(app, id);
    await reportCategory(app, author, id, 'Mine');
    await reportShare(app, author, id);
    await savedCrossTable(app, author, id, 'Mine', PART.single);
    await storedExport(app, id);
    await surveyFolder(app, author, 'Mine');
    await makeKey(app, author);
    const hook = await makeWebhook(app, author);
    await v1(app, 'POST', `/v1/webhooks/${hook.id}/test`, {}, author.token);
    return id;
  }

  /** Types of the objects that are found for these ids, 50 at a time. */
  async function found(ids: readonly string[], token: string): Promise<string[]> {
    const types: string[] = [];
    for (let at = 0; at < ids.length; at += 50) {
      const variables = { ids: ids.slice(at, at + 50) };
      const { data, errors } = await graph(app, 'query ($ids: [ID!]!) { nodes(ids: $ids) { type: __typename id } }', variables, token);
      expect(errors).toBeUndefined();
      expect(data.nodes).toHaveLength(variables.ids.length);
      for (const node of data.nodes) if (node) types.push(node.type);
    }
    return types;
  }

  it('is found for every id that the graph hands out, whatever its type', () => {
    expect(new Set(own.values())).toEqual(new Set(nodeTypes(schema)));
  });

  it('is found by exactly one feature, and each type by some', () => {
    const types = app.features.nodeSources.flatMap((source) => source.types);

    expect(types.toSorted()).toEqual(nodeTypes(schema).toSorted());
  });

  it('is found by several ids at once, in their order, with null for what is not there', async () => {
    const ids = [`${surveyId}.${PART.red}`, 'nothing', surveyId, `${surveyId}.v1`];

    const { data } = await graph(app, 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids }, author.token);

    expect(data.nodes.map((node: { id: string } | null) => node?.id ?? null)).toEqual([ids[0], null, ids[2], ids[3]]);
  });

  it('is null to another author for every id, in the same bytes as one that is not there', async () => {
    expect(await found([...own.keys()], stranger.token)).toEqual([]);
    const bytes = async (id: string) => (await graph(app, 'query ($id: ID!) { node(id: $id) { id } }', { id }, stranger.token)).text;
    expect(await bytes(`${surveyId}.${PART.red}`)).toBe(await bytes('nothing'));
    expect(await bytes(surveyId)).toBe(await bytes(`${surveyId}.999`));
  });

  it('of the common library is found by every author', async () => {
    const common = await walkNodes(app, schema, COMMON, stranger.token);

    expect((await found([...common.keys()], author.token)).length).toBe(common.size);
  });

  it.each(['', '.', 'x'.repeat(5000), 'a\u0000b', 'ä', `' OR 1=1 --`, '%', '__proto__', '0.1', '....1'])('is null for %j', async (id) => {
    const { data, errors } = await graph(app, 'query ($id: ID!) { node(id: $id) { id } }', { id }, author.token);

    expect([data, errors]).toEqual([{ node: null }, undefined]);
  });

  it('is null for what a survey has not: parts, versions, and other names within it', async () => {
    const names = ['0', '999', 'v0', 'v9', 'e999', 'settings2', 'Theme', '1.1', `${PART.red} `, ` ${PART.red}`, 'v01'];

    expect(
      await found(
        names.map((name) => `${surveyId}.${name}`),
        author.token,
      ),
    ).toEqual([]);
    expect(await found([`${surveyId} `, ` ${surveyId}`, surveyId.toUpperCase()], author.token)).toEqual([]);
  });

  it('shows an API key what its scopes and its surveys show it elsewhere, and nothing else', async () => {
    const { id: other } = await createSurvey(app, author);
    const keyOf = async (scope: 'surveys:read' | 'responses:read' | 'collect', surveyIds?: string[]) =>
      (await makeKey(app, author, { scopes: [scope], ...(surveyIds && { surveyIds }) })).secret;
    const typesFor = async (token: string) => new Set(await found([...own.keys()], token));
    const ofSurveys = nodeTypes(schema).filter((type) => ![...OF_PEOPLE, ...OF_RESPONSES].includes(type));

    expect(await typesFor(await keyOf('surveys:read'))).toEqual(new Set(ofSurveys));
    expect(await typesFor(await keyOf('responses:read'))).toEqual(new Set(OF_RESPONSES));
    expect(await typesFor(await keyOf('collect'))).toEqual(new Set());
    expect(await typesFor(await keyOf('surveys:read', [other]))).toEqual(new Set());
    expect(await typesFor(await keyOf('responses:read', [other]))).toEqual(new Set());
    expect(await typesFor(await keyOf('surveys:read', [surveyId, questionsId]))).toEqual(
      new Set(ofSurveys.filter((type) => !KEPT.includes(type))),
    );
  });

  it('is asked for by at most 100 ids in a request (A0420)', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => `${surveyId}.${at + 1}`);
    const twice = 'query ($ids: [ID!]!) { one: nodes(ids: $ids) { id } two: nodes(ids: $ids) { id } }';

    const { errors } = await graph(app, twice, { ids }, author.token);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0420', data: { limit: 'nodes', most: 100 } });
  });

  it('costs what it holds, by the fields of its own type', async () => {
    const query = '{ node(id: "x") { ... on Survey { responses(first: 100) { edges { node { files { id } } } } } } }';
    const { text } = await graph(app, query, {}, author.token);

    expect(JSON.parse(text).extensions.cost.requestedQueryCost).toBe(1 + 1 + 100 * (1 + 2));
  });
});
