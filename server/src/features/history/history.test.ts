import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { apply, canonicalText, type Operation, type SurveyDefinition } from '@wence/schema';
import { arbitraryDefinition, arbitraryIntents, multiple, randomRuns, resolveIntents, single, survey, text } from '@wence/schema/testing';
import fc from 'fast-check';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { contextFor, type SignedUp, signUp } from '../account/account.factory.js';
import { launch } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const TEA = survey(single('Q1', 'Tea?', ['yes', 'no']), text('Q2', 'Why?'));
const COMPARISON = `query ($id: ID!, $from: DefinitionPoint!, $to: DefinitionPoint!) {
  survey(id: $id) { comparison(from: $from, to: $to) { kind part localId nodeLocalId code title moved fields { field before after } } }
}`;
const RESTORE = `mutation ($input: RestoreDefinitionInput!) { restoreDefinition(input: $input) { revision survey { title } edit { revision } } }`;
const AT = `query ($id: ID!, $point: DefinitionPoint!) { survey(id: $id) { definitionAt(point: $point) unpublishedChanges } }`;

describe('the history of a definition', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;
  let revision: number;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    ({ id, revision } = await createSurvey(app, author, TEA));
  });

  const ask = (query: string, variables: object) => graph(app, query, { id, ...variables }, author.token);
  const edit = async (operations: readonly Operation[]): Promise<void> => {
    const clientOpId = `edit-${revision}-of-${id}`;
    const ctx = contextFor(app, { id: author.userId, sessionId: 's' });
    const edited = await app.features.survey.drafts.edit(ctx, { surveyId: id, baseRevision: revision, clientOpId, operations });
    ({ revision } = edited);
  };
  const rename = (title: string) => edit([{ op: 'updateSurvey', set: { title } }]);
  const draft = async (): Promise<SurveyDefinition> =>
    (await v1(app, 'GET', `/v1/surveys/${id}/definition`, undefined, author.token)).data.definition;
  const at = async (point: object): Promise<SurveyDefinition> => (await ask(AT, { point })).data.survey.definitionAt;
  const restore = (input: object) => ask(RESTORE, { input: { surveyId: id, ...input } });

  it('gives back every earlier draft, also across a definition that took the place of another', async () => {
    const drafts = new Map([[revision, await draft()]]);
    const note = async () => drafts.set(revision, await draft());
    await rename('Tea and biscuits');
    await note();
    await rename('Tea and cake');
    await note();
    const put = await v1(app, 'PUT', `/v1/surveys/${id}/definition`, survey(multiple('Q1', 'Coffee?', ['a', 'b'])), author.token, {
      'if-match': String(revision),
    });
    revision = put.data.revision;
    await note();
    await rename('Coffee and cake');
    await note();

    for (const [wanted, definition] of drafts) expect(await at({ revision: wanted })).toEqual(definition);
    expect(await at({})).toEqual(await draft());
  });

  it('tells by both doors what differs between a version and the draft, with the values before and after', async () => {
    await launch(app, author, id);
    await v1(app, 'POST', `/v1/surveys/stop/${id}`, {}, author.token);
    await rename('Tea and biscuits');

    const { data } = await ask(COMPARISON, { from: { version: 1 }, to: {} });
    const v1Answer = await v1(app, 'GET', `/v1/surveys/history/comparison/${id}?fromVersion=1`, undefined, author.token);

    expect(data.survey.comparison).toEqual([
      {
        kind: 'CHANGED',
        part: 'SURVEY',
        localId: 0,
        nodeLocalId: 0,
        code: '',
        title: 'Tea and biscuits',
        moved: false,
        fields: [{ field: 'title', before: TEA.title, after: 'Tea and biscuits' }],
      },
    ]);
    expect(v1Answer.data.changes).toMatchObject([{ kind: 'changed', part: 'survey', id: 0, fields: [{ field: 'title' }] }]);
    expect((await ask(AT, { point: {} })).data.survey.unpublishedChanges).toBe(1);
  });

  it('knows no unpublished changes before the first launch, none after one, and none after an edit that was taken back', async () => {
    const unpublished = async () => (await ask(AT, { point: {} })).data.survey.unpublishedChanges;
    expect(await unpublished()).toBeNull();
    await launch(app, author, id);
    expect(await unpublished()).toBe(0);
    await v1(app, 'POST', `/v1/surveys/stop/${id}`, {}, author.token);
    const { title } = await draft();
    await rename('Tea and biscuits');
    await rename(title);
    expect(await unpublished()).toBe(0);
  });

  it('restores a version as one more edit, and the draft before it can be had back in the same way', async () => {
    const version = await launch(app, author, id);
    await v1(app, 'POST', `/v1/surveys/stop/${id}`, {}, author.token);
    await edit([{ op: 'removeNode', nodeId: TEA.nodes[1]?.id ?? 0, confirmed: true }]);
    const [shorter, before] = [await draft(), revision];

    const { data } = await restore({ version, baseRevision: revision });
    expect(data.restoreDefinition).toMatchObject({ revision: before + 1, edit: { revision: before + 1 } });
    expect({ ...(await draft()), lastId: 0 }).toEqual({ ...(await at({ version })), lastId: 0 });

    const back = await v1(app, 'POST', `/v1/surveys/history/restore/${id}`, { revision: before, baseRevision: before + 1 }, author.token);
    expect(back.data).toEqual({ revision: before + 2, changed: true });
    expect({ ...(await draft()), lastId: 0 }).toEqual({ ...shorter, lastId: 0 });
  });

  it('loses no response by a restore: they stay with the version that they were given to', async () => {
    await launch(app, author, id);
    const answers = { [String(TEA.nodes[1]?.id)]: { text: 'It is warm' } };
    const sent = await v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId: '0f8fad5b-d9cb-469f-a165-708677289500', answers });
    expect(sent.code).toBe('00000');
    await v1(app, 'POST', `/v1/surveys/stop/${id}`, {}, author.token);
    await edit([{ op: 'removeNode', nodeId: TEA.nodes[1]?.id ?? 0, confirmed: true }]);
    await restore({ revision: 2, baseRevision: revision });

    const versions = await v1(app, 'GET', `/v1/surveys/versions/${id}`, undefined, author.token);
    const { data } = await ask('query ($id: ID!) { survey(id: $id) { responseCount versions { version responseCount } } }', {});

    expect(versions.data).toMatchObject([{ version: 1, responses: 1 }]);
    expect(data.survey).toEqual({ responseCount: 1, versions: [{ version: 1, responseCount: 1 }] });
  });

  it('refuses two points at once, none where one is needed, what is not there, a survey that runs, and an old base', async () => {
    const codes = async (answer: Promise<{ errors?: readonly { extensions: { code: string } }[] }>) =>
      (await answer).errors?.map(({ extensions }) => extensions.code);
    expect(await codes(ask(AT, { point: { version: 1, revision: 1 } }))).toEqual(['A0400']);
    expect(await codes(restore({ baseRevision: revision }))).toEqual(['A0400']);
    expect(await codes(restore({ version: 7, baseRevision: revision }))).toEqual(['A0404']);
    expect(await codes(restore({ revision: revision + 1, baseRevision: revision }))).toEqual(['A0404']);
    await rename('Tea and biscuits');
    expect(await codes(restore({ revision: 1, baseRevision: revision - 1 }))).toEqual(['A0415']);
    const stranger = await signUp(app);
    const foreign = await v1(app, 'GET', `/v1/surveys/history/comparison/${id}?fromRevision=1`, undefined, stranger.token);
    expect(foreign.code).toBe('A0404');
    await launch(app, author, id);
    expect(await codes(restore({ revision: 1, baseRevision: revision }))).toEqual(['A0410']);
  });

  it('agrees with the log: after random edits, each earlier draft is the one that was there, and going there and back changes nothing', async () => {
    const { draftHistory, documents } = app.features.survey;
    await fc.assert(
      fc.asyncProperty(arbitraryDefinition(fc), fc.array(arbitraryIntents(fc), { maxLength: 6 }), async (definition, runs) => {
        ({ id, revision } = await createSurvey(app, author, definition));
        const drafts = new Map([[revision, canonicalText(await draft())]]);
        for (const intents of runs) {
          const current = await draft();
          const operations = resolveIntents(current, intents);
          if (operations.length === 0 || !apply(current, operations).ok) continue;
          await edit(operations);
          drafts.set(revision, canonicalText(await draft()));
        }
        const newest = drafts.get(revision) ?? '';

        for (const [wanted, stored] of drafts) {
          expect(await draftHistory.textAt(id, wanted)).toBe(stored);
          const changes = await documents.compare(stored, newest);
          const isSame = { ...JSON.parse(stored), lastId: 0 };
          expect(changes.length === 0).toBe(canonicalText(isSame) === canonicalText({ ...JSON.parse(newest), lastId: 0 }));
        }
      }),
      randomRuns(500),
    );
  });
});
