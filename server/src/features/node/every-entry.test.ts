/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { questionCatalogue, type QuestionKey } from '@wence/schema';
import { buildGraph } from '../../platform/graphql/build-graph.js';
import { graph, v1 } from '../../testing/callers.js';
import { everySetting, namedSetting } from '../../testing/select-settings.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { EVERY_ENTRY } from './fixtures/every-entry.js';
import { FAMILY_OF } from './node-family.type.js';

interface Tree {
  readonly nodes: readonly Tree[];
}

const LEVEL = 'id code title group position parentId';
const OPTIONS = `options { ${LEVEL} nodes { ${LEVEL} nodes { ${LEVEL} nodes { id } } } }`;
const NODE = `__typename id localId code key type subType answer group title parentId position required locked sequence childSequence
  displayLogicNum jumpLogicNum optionInputLogicNum rows { id code title position parentId } ${OPTIONS}`;

const count = (options: readonly Tree[]): number => options.reduce((sum, { nodes }) => sum + 1 + count(nodes), 0);

describe('a new node', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;
  let asked: string;
  let add: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    asked = `${NODE} ${everySetting(await buildGraph(app.features.resolvers))}`;
    add = `mutation ($input: AddNodeInput!) { addNode(input: $input) { node { ${asked} nodes { id } } } }`;
  });

  beforeEach(async () => {
    surveyId = (await createSurvey(app, author)).id;
  });

  afterAll(() => app.stop());

  const post = (path: string, body: object) => v1(app, 'POST', path, { surveyId, ...body }, author.token);
  const nodes = async () => (await v1(app, 'GET', `/v1/nodes?surveyId=${surveyId}`, undefined, author.token)).data;

  it('can be of every entry of the catalogue, and the tables below leave none out', () => {
    expect(EVERY_ENTRY.map(({ key }) => key).toSorted()).toEqual(questionCatalogue.map(({ key }) => key as string).toSorted());
    expect(EVERY_ENTRY).toHaveLength(49);
  });

  it.each(EVERY_ENTRY.map((entry) => [entry.key, entry] as const))(
    'of the entry %s comes with its defaults through the graph',
    async (_key, entry) => {
      const { data } = await graph(app, add, { input: { surveyId, type: entry.name, subType: entry.subType } }, author.token);

      const { options, rows, setting = {}, ...own } = data.addNode.node;
      const { __typename: settingType = null, ...values } = setting;
      const key = entry.key as QuestionKey; // One of the catalogue, as the first test says.
      expect([settingType === null, values]).toEqual([
        Object.keys(entry.setting).length === 0,
        expect.objectContaining(namedSetting(key, entry.setting)),
      ]);
      expect(own).toEqual({
        __typename: FAMILY_OF[key],
        id: `${surveyId}.1`,
        localId: 1,
        code: expect.any(String),
        key: entry.key,
        type: entry.name,
        subType: entry.subType,
        answer: entry.answer,
        group: entry.type === null,
        title: expect.any(String),
        parentId: 0,
        position: 1,
        required: false,
        locked: false,
        sequence: 'ORDER',
        childSequence: 'ORDER',
        displayLogicNum: 0,
        jumpLogicNum: 0,
        optionInputLogicNum: 0,
        nodes: [],
      });
      expect([count(options), rows.length]).toEqual([entry.options, entry.rows]);
      const read = await graph(
        app,
        `query ($id: ID!) { survey(id: $id) { nodes { ${asked} nodes { id } } } }`,
        { id: surveyId },
        author.token,
      );
      expect(read.data.survey.nodes).toEqual([data.addNode.node]);
    },
  );

  it.each(EVERY_ENTRY.map((entry) => [entry.key, entry] as const))(
    'of the entry %s comes with its defaults through /v1 [S7.call.post-nodes] [S3.node.fields-content]',
    async (_key, entry) => {
      const kind = entry.type === null ? { group: true } : { type: entry.type, subType: entry.subType ?? undefined };

      const { data } = await post('/v1/nodes', kind);

      expect(data).toMatchObject({ type: entry.type, subType: entry.subType ?? 0, group: entry.type === null, position: 1, parentId: 0 });
      expect(data.setting).toEqual(entry.setting);
      expect([count(data.options), data.children.length, data.nodes]).toEqual([entry.options, entry.rows, []]);
      expect(await nodes()).toEqual([data]);
    },
  );

  it.each(EVERY_ENTRY.map((entry) => [entry.key, entry] as const))(
    'of the entry %s can be sent back as it was read',
    async (_key, entry) => {
      const kind = entry.type === null ? { group: true } : { type: entry.type, subType: entry.subType ?? undefined };
      const { data } = await post('/v1/nodes', kind);
      const { id, type, subType, title, required, locked, sequence, childSequence, setting, options, children } = data;
      const echo = { id, subType, title, required, locked, sequence, childSequence, setting, ...(type !== null && { type }) };

      const node = await post('/v1/nodes/update', echo);
      const lists = [
        options.length > 0 ? await post('/v1/nodes/option/update', { nodeId: id, options }) : { data: options },
        children.length > 0 ? await post('/v1/nodes/option/update', { nodeId: id, type: 2, options: children }) : { data: children },
      ];

      expect(node.data).toEqual(data);
      expect(lists.map((list) => list.data)).toEqual([options, children]);
      expect(await nodes()).toEqual([data]);
    },
  );

  it.each([
    ['MATRIX', 9, [{ field: 'subType', rule: 'unknownType' }]],
    ['OPEN_TEXT', 1, [{ field: 'subType', rule: 'notAllowed' }]],
    ['GROUP', 1, [{ field: 'subType', rule: 'notAllowed' }]],
  ])('is refused as %s of sub-type %d', async (type, subType, fields) => {
    const { errors } = await graph(app, add, { input: { surveyId, type, subType } }, author.token);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields });
    expect(await nodes()).toEqual([]);
  });

  it.each([
    [
      { type: 4, setting: { max: 11 } },
      { field: 'setting.max', rule: 'tooLarge', limit: 10 },
    ],
    [
      { type: 13, setting: { step: 0 } },
      { field: 'setting.step', rule: 'tooSmall', limit: 1 },
    ],
    [
      { type: 3, setting: { column: 2 } },
      { field: 'setting.column', rule: 'notAllowed' },
    ],
    [
      { type: 10, options: [{ title: 'x'.repeat(51) }] },
      { field: 'options[0].title', rule: 'tooLong', limit: 50 },
    ],
    [
      { type: 14, subType: 1, children: [{ title: '' }] },
      { field: 'children[0].title', rule: 'tooShort', limit: 1 },
    ],
    [
      { type: 3, children: [{}] },
      { field: 'children', rule: 'notAllowed' },
    ],
    [
      { group: true, type: 1 },
      { field: 'type', rule: 'notAllowed' },
    ],
    [
      { type: 3, subType: 2 },
      { field: 'subType', rule: 'notAllowed' },
    ],
  ])('is refused as %j, with field and limit', async (body, fault) => {
    const { code, fields } = await post('/v1/nodes', body);

    expect([code, fields]).toEqual(['A0400', [fault]]);
    expect(await nodes()).toEqual([]);
  });
});
