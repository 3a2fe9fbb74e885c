/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { type LogicalSurvey, logicalSurvey } from '../logic/logic.factory.js';
import { setState } from '../survey/survey.factory.js';

const ENDING =
  '{ id kind nodeId title text picture buttonText buttonUrl redirectUrl redirectSeconds sendsResponse sendsSource params nodeIds }';
const READ = `query ($id: ID!) { survey(id: $id) { endings ${ENDING} } }`;
const SAVE = `mutation ($input: SaveEndingInput!) { saveEnding(input: $input) { ending ${ENDING} edit { revision } } }`;
const EDIT = 'mutation ($input: EditSurveyInput!) { editSurvey(input: $input) { revision } }';

const BLANK = {
  nodeId: null,
  title: null,
  text: null,
  picture: null,
  buttonText: null,
  buttonUrl: null,
  redirectUrl: null,
  redirectSeconds: 5,
  sendsResponse: false,
  sendsSource: false,
  params: null,
  nodeIds: null,
};

describe('end pages in the graph', () => {
  let app: TestApp;
  let author: SignedUp;
  let survey: LogicalSurvey;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  beforeEach(async () => {
    survey = await logicalSurvey(app, author);
  });
  afterAll(() => app.stop());

  const save = (input: object) => graph(app, SAVE, { input: { surveyId: survey.id, ...input } }, author.token);
  const read = async () => (await graph(app, READ, { id: survey.id }, author.token)).data.survey.endings;

  it('are saved key by key and read with every key spelled out', async () => {
    const screened = { ...BLANK, id: `${survey.id}.screened`, kind: 'SCREENED', title: 'Sorry', params: ['pid'], nodeIds: [1] };
    const own = { ...BLANK, id: `${survey.id}.n1`, kind: 'NODE', nodeId: 1, text: '<p>So</p>' };
    expect((await save({ kind: 'SCREENED', ending: { title: 'Sorry', params: ['pid'], nodeIds: [1] } })).data.saveEnding.ending).toEqual(
      screened,
    );
    expect((await save({ kind: 'NODE', nodeId: 1, ending: { text: '<p>So</p>' } })).data.saveEnding.ending).toEqual(own);
    expect(await read()).toEqual([screened, own]);

    expect((await save({ kind: 'SCREENED', ending: { redirectSeconds: 0 } })).data.saveEnding.ending).toEqual({
      ...screened,
      redirectSeconds: 0,
    });
    expect((await save({ kind: 'SCREENED' })).data.saveEnding.ending).toBeNull();
    expect((await save({ kind: 'NODE', nodeId: 1, ending: { text: null } })).data.saveEnding.ending).toBeNull();
    expect(await read()).toEqual([]);
  });

  it('are edited together with everything else, and found by their ids', async () => {
    const operations = [
      { updateSurvey: { endings: { normal: { title: 'a' }, closed: { title: 'b' }, nodes: [{ nodeId: 4, set: { title: 'c' } }] } } },
      { updateSurvey: { endings: { closed: null } } },
    ];
    const edited = await graph(app, EDIT, { input: { surveyId: survey.id, baseRevision: 2, clientOpId: 'one', operations } }, author.token);
    expect(edited.errors).toBeUndefined();
    expect(await read()).toMatchObject([{ title: 'a' }, { title: 'c', nodeId: 4 }]);

    const ids = [`${survey.id}.n4`, `${survey.id}.normal`, `${survey.id}.closed`, `${survey.id}.n1`];
    const { data } = await graph(
      app,
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on SurveyEnding { title } } }',
      { ids },
      author.token,
    );
    expect(data.nodes).toEqual([{ id: ids[0], title: 'c' }, { id: ids[1], title: 'a' }, null, null]);

    const all = [{ updateSurvey: { endings: null } }];
    await graph(app, EDIT, { input: { surveyId: survey.id, baseRevision: 3, clientOpId: 'two', operations: all } }, author.token);
    expect(await read()).toEqual([]);
  });

  it('are refused by the names that the graph has for what is wrong', async () => {
    const codeOf = async (input: object) => (await save(input)).errors?.[0]?.extensions;
    expect(await codeOf({ kind: 'NORMAL', ending: { redirectUrl: 'javascript:x' } })).toMatchObject({
      code: 'A0400',
      fields: [{ field: 'ending.redirectUrl', rule: 'format' }],
    });
    expect(await codeOf({ kind: 'NODE', nodeId: 1, ending: { redirectSeconds: 61 } })).toMatchObject({
      fields: [{ field: 'ending.redirectSeconds', rule: 'tooLarge', limit: 60 }],
    });
    expect(await codeOf({ kind: 'NODE', ending: { title: 'x' } })).toMatchObject({ fields: [{ field: 'nodeId', rule: 'required' }] });
    expect(await codeOf({ kind: 'NORMAL', nodeId: 1, ending: { title: 'x' } })).toMatchObject({
      fields: [{ field: 'nodeId', rule: 'notAllowed' }],
    });
    expect(await codeOf({ kind: 'NODE', nodeId: 999, ending: { title: 'x' } })).toMatchObject({ code: 'A0404' });
    await setState(app, survey.id, 1);
    expect(await codeOf({ kind: 'NORMAL', ending: { title: 'x' } })).toMatchObject({ code: 'A0410' });
    expect(await read()).toEqual([]);
  });
});
