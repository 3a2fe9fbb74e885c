import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { single, survey } from '@wence/schema/testing';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { define } from '../publish/publish.factory.js';
import { createSurvey } from './survey.factory.js';

const EDIT = 'id revision baseRevision authorId clientOpId createdAt actions touched';
const PAGE = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) { survey(id: $id) {
  edits(first: $first, after: $after, last: $last, before: $before) {
    totalCount edges { cursor node { ${EDIT} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;

describe('the edits of a survey in the graph', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  /** Ids: 1 choice with options 2 and 3. Revision 2. */
  beforeEach(async () => {
    id = (await createSurvey(app, author, survey(single('Q1', 'Tea?', ['yes', 'no'])))).id;
  });

  afterAll(() => app.stop());

  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await graph(app, query, { id, ...variables }, author.token);
    expect(errors).toBeUndefined();
    return data;
  };
  const page = async (variables: object) => (await ask(PAGE, variables)).survey.edits;

  it('come with what a mutation gives, beside the survey as it is now and what was made', async () => {
    const add = `mutation ($id: ID!) { addNode(input: { surveyId: $id, type: OPEN_TEXT, title: "Why?" }) {
      survey { id nodes { title } } edit { ${EDIT} } node { id localId title } } }`;

    const { addNode } = await ask(add);

    expect(addNode).toEqual({
      survey: { id, nodes: [{ title: 'Tea?' }, { title: 'Why?' }] },
      edit: {
        id: `${id}.e3`,
        revision: 3,
        baseRevision: 2,
        authorId: author.userId,
        clientOpId: expect.any(String),
        createdAt: app.clock.now().toISOString(),
        actions: ['ADD_NODE'],
        touched: expect.arrayContaining([4]),
      },
      node: { id: `${id}.4`, localId: 4, title: 'Why?' },
    });
    expect((await page({ first: 1 })).edges[0].node).toEqual(addNode.edit);
  });

  it('say by its id what was removed, and what is left', async () => {
    const remove = `mutation ($id: ID!) { removeOption(input: { surveyId: $id, nodeId: 1, optionId: 2 }) {
      removedId options { title } edit { actions touched } survey { nodes { options { title } } } } }`;

    expect((await ask(remove)).removeOption).toMatchObject({
      removedId: `${id}.2`,
      options: [{ title: 'no' }],
      edit: { actions: ['REMOVE_OPTION'] },
      survey: { nodes: [{ options: [{ title: 'no' }] }] },
    });
    expect((await ask('query ($node: ID!) { node(id: $node) { id } }', { node: `${id}.2` })).node).toBeNull();
  });

  it('are told, each kind of action once, newest first, and paged in both directions', async () => {
    const rename = 'mutation ($id: ID!, $title: String!) { renameSurvey(input: { surveyId: $id, title: $title }) { edit { revision } } }';
    for (const title of ['one', 'two', 'three']) await ask(rename, { title });

    const newest = await page({ first: 2 });
    const older = await page({ first: 2, after: newest.pageInfo.endCursor });
    const back = await page({ last: 1, before: older.pageInfo.startCursor });

    const told = ({ edges }: { edges: { node: { revision: number; actions: string[] } }[] }) =>
      edges.map(({ node: { revision, actions } }) => `${revision} ${actions.join(' ')}`);
    expect([told(newest), told(older), told(back)]).toEqual([
      ['5 UPDATE_SURVEY', '4 UPDATE_SURVEY'],
      ['3 UPDATE_SURVEY', '2 '],
      ['4 UPDATE_SURVEY'],
    ]);
    expect(newest).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    expect(older.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('have no action where a whole definition took the place of another, and are found by their id', async () => {
    await define(app, author, id, survey(single('Q1', 'Coffee?', ['yes', 'no'])));

    const { node } = await ask(`query ($node: ID!) { node(id: $node) { ... on SurveyEdit { ${EDIT} } } }`, { node: `${id}.e3` });

    expect(node).toMatchObject({ id: `${id}.e3`, revision: 3, actions: [], touched: [1] });
  });

  it('leave the survey and no edit where a definition changes nothing', async () => {
    const { surveyDefinition } = await ask('query ($id: ID!) { surveyDefinition(id: $id) { definition } }');
    const apply =
      'mutation ($input: ApplyDefinitionInput!) { applySurveyDefinition(input: $input) { changed revision survey { id } edit { id } } }';

    const { applySurveyDefinition } = await ask(apply, { input: { surveyId: id, revision: 2, definition: surveyDefinition.definition } });

    expect(applySurveyDefinition).toEqual({ changed: false, revision: 2, survey: { id }, edit: null });
  });

  it('are told again with an edit that is sent again', async () => {
    const edit = `mutation ($input: EditSurveyInput!) { editSurvey(input: $input) { replayed survey { title } edit { id actions } } }`;
    const input = {
      surveyId: id,
      baseRevision: 2,
      clientOpId: 'once',
      operations: [{ updateNode: { nodeId: 1, title: 'T' } }, { updateNode: { nodeId: 1, title: 'U' } }],
    };

    const [first, again] = [(await ask(edit, { input })).editSurvey, (await ask(edit, { input })).editSurvey];

    expect(first).toMatchObject({ replayed: false, edit: { id: `${id}.e3`, actions: ['UPDATE_NODE'] } });
    expect(again).toEqual({ ...first, replayed: true });
  });

  it('are refused with a strange cursor', async () => {
    const { code } = await graph(app, PAGE, { id, after: 'x' }, author.token);

    expect(code).toBe('A0400');
  });
});
