import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { single, survey } from '@wence/schema/testing';
import { type GraphAnswer, graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { contextFor, type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey, setState } from './survey.factory.js';
import { SurveyEdit } from './survey-edit.entity.js';

const EDIT = 'mutation ($input: EditSurveyInput!) { editSurvey(input: $input) { revision created rebased replayed definition } }';
const READ = 'query ($id: ID!) { surveyDefinition(id: $id) { revision hash definition } survey(id: $id) { title updatedAt } }';

const addText = (title: string) => ({ addNode: { type: 'OPEN_TEXT', title } });
const rename = (nodeId: number, title: string) => ({ updateNode: { nodeId, title } });

describe('editing a draft', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  afterAll(() => app.stop());

  const edit = (surveyId: string, baseRevision: number, clientOpId: string, operations: unknown, token = author.token) =>
    graph(app, EDIT, { input: { surveyId, baseRevision, clientOpId, operations } }, token);
  /** Sends an edit that a busy server puts off again under the same id, as the editor does. */
  const editUntilTaken: typeof edit = async (...edited) => {
    const answer = await edit(...edited);
    return answer.code === 'B0503' ? editUntilTaken(...edited) : answer;
  };
  const read = async (id: string) => (await graph(app, READ, { id }, author.token)).data;
  const titles = async (id: string) => (await read(id)).surveyDefinition.definition.nodes.map(({ title }: { title: string }) => title);
  const resultOf = (answer: GraphAnswer) => answer.data?.editSurvey;

  /** Simulates an edit by another author. As long as surveys have one author, this is only possible by changing the log. */
  const attributeToSomebodyElse = (surveyId: string, revision: number) =>
    app.platform.unit.run(() => app.platform.database.repository(SurveyEdit).update({ surveyId, revision }, { authorId: 'somebody else' }));

  it('applies operations and hands out ids in order', async () => {
    const { id } = await createSurvey(app, author);

    const answer = await edit(id, 1, 'a', [{ addNode: { type: 'SINGLE_CHOICE', title: 'Colour?' } }, addText('Why?')]);

    expect(resultOf(answer)).toEqual({ revision: 2, created: [1, 2, 3, 4], rebased: false, replayed: false, definition: null });
    expect(await titles(id)).toEqual(['Colour?', 'Why?']);
  });

  it('keeps 200 parallel edits, each once', async () => {
    const { id } = await createSurvey(app, author);

    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => editUntilTaken(id, 1, `p${i}`, [addText(`T${i}`)])));

    const revisions = answers.map((answer) => resultOf(answer).revision);
    expect(new Set(revisions)).toEqual(new Set(Array.from({ length: 200 }, (_, i) => i + 2)));
    expect([...(await titles(id))].sort()).toEqual(Array.from({ length: 200 }, (_, i) => `T${i}`).sort());
    const { surveyDefinition } = await read(id);
    expect(surveyDefinition.revision).toBe(201);
    expect(new Set(surveyDefinition.definition.nodes.map((node: { id: number }) => node.id)).size).toBe(200);
  });

  it('keeps a large edit, which is applied on a thread, and small ones that come meanwhile, each once', async () => {
    const questions = Array.from({ length: 200 }, (_, place) => single(`Q${place + 1}`, 'Tea?', ['yes', 'no']));
    const large = survey(...questions);
    const { id, revision } = await createSurvey(app, author, large);
    const renamings = large.nodes.map((node) => ({ op: 'updateNode', nodeId: node.id, set: { title: 'Coffee?' } }));
    // Not through the graph, which would answer that it is busy if the thread needed long to start.
    const ctx = contextFor(app, { id: author.userId, sessionId: 'test' });
    const editAll = () =>
      app.features.survey.drafts.edit(ctx, { surveyId: id, baseRevision: revision, clientOpId: 'large', operations: renamings });

    const [all, ...adding] = await Promise.all([editAll(), ...['a', 'b', 'c'].map((title) => edit(id, revision, title, [addText(title)]))]);

    const made = [all.revision, ...adding.map((answer) => resultOf(answer).revision)];
    expect(made.sort()).toEqual([1, 2, 3, 4].map((edits) => revision + edits));
    expect([...(await titles(id))].sort()).toEqual([...questions.map(() => 'Coffee?'), 'a', 'b', 'c']);
    expect(await editAll()).toMatchObject({ replayed: true });
  });

  it('does an edit that comes many times only once, and gives every sender the same result', async () => {
    const { id } = await createSurvey(app, author);

    const answers = await Promise.all(Array.from({ length: 20 }, () => edit(id, 1, 'same', [addText('Once')])));

    expect(await titles(id)).toEqual(['Once']);
    expect(new Set(answers.map((answer) => JSON.stringify({ ...resultOf(answer), replayed: null }))).size).toBe(1);
    expect(answers.filter((answer) => !resultOf(answer).replayed)).toHaveLength(1);
  });

  it('still answers a replay when the survey runs by then', async () => {
    const { id } = await createSurvey(app, author);
    await edit(id, 1, 'a', [addText('Before')]);
    await setState(app, id, 1);

    const replay = await edit(id, 1, 'a', [addText('Before')]);
    const fresh = await edit(id, 2, 'b', [addText('After')]);

    expect(resultOf(replay)).toMatchObject({ revision: 2, created: [1], replayed: true });
    expect(fresh.code).toBe('A0410');
    expect(await titles(id)).toEqual(['Before']);
  });

  it('refuses other operations under a clientOpId that was used', async () => {
    const { id } = await createSurvey(app, author);
    await edit(id, 1, 'a', [addText('One')]);

    const answer = await edit(id, 2, 'a', [addText('Other')]);

    expect(answer.code).toBe('A0506');
    expect(await titles(id)).toEqual(['One']);
  });

  it('applies an edit of an older revision to the newest one, and brings the definition along', async () => {
    const { id } = await createSurvey(app, author);
    await edit(id, 1, 'a', [addText('First')]);

    const late = await edit(id, 1, 'b', [addText('Second')]);
    const replay = await edit(id, 1, 'b', [addText('Second')]);

    expect(resultOf(late)).toMatchObject({ revision: 3, created: [2], rebased: true, replayed: false });
    expect(resultOf(late).definition.nodes).toHaveLength(2);
    expect(resultOf(replay)).toEqual({ ...resultOf(late), replayed: true });
  });

  it('refuses an older edit when somebody else changed what it touches, and says what', async () => {
    const { id } = await createSurvey(app, author);
    await edit(id, 1, 'a', [addText('Mine'), addText('Ours')]);
    await edit(id, 2, 'b', [rename(2, 'Theirs')]);
    await attributeToSomebodyElse(id, 3);

    const clash = await edit(id, 2, 'c', [rename(1, 'Still mine'), rename(2, 'Mine too')]);
    const anchored = await edit(id, 2, 'd', [{ moveNode: { nodeId: 1, after: 2 } }]);
    const apart = await edit(id, 2, 'e', [rename(1, 'Still mine')]);

    expect(clash.code).toBe('A0409');
    expect(clash.errors?.[0]?.extensions.data).toEqual({ touched: [2], revisions: [3] });
    expect(anchored.code).toBe('A0409');
    expect(resultOf(apart)).toMatchObject({ revision: 4, rebased: true });
    expect(await titles(id)).toEqual(['Still mine', 'Theirs']);
  });

  it('says that somebody else removed a question, rather than that it is not there', async () => {
    const { id } = await createSurvey(app, author);
    await edit(id, 1, 'a', [addText('Gone')]);
    await edit(id, 2, 'b', [{ removeNode: { nodeId: 1 } }]);
    await attributeToSomebodyElse(id, 3);

    const answer = await edit(id, 2, 'c', [rename(1, 'Too late')]);

    expect(answer.code).toBe('A0409');
  });

  it('refuses it just so when that was the same author in another window', async () => {
    const { id } = await createSurvey(app, author);
    await edit(id, 1, 'a', [addText('One')]);
    await edit(id, 2, 'tab-one', [rename(1, 'Two')]);

    const late = await edit(id, 2, 'tab-two', [rename(1, 'Three')]);
    const informed = await edit(id, 3, 'tab-three', [rename(1, 'Four')]);

    expect([late.code, late.errors?.[0]?.extensions.data]).toEqual(['A0409', { touched: [1], revisions: [3] }]);
    expect(resultOf(informed)).toMatchObject({ revision: 4, rebased: false });
    expect(await titles(id)).toEqual(['Four']);
  });

  it('does all operations of a list or none', async () => {
    const { id } = await createSurvey(app, author);

    const answer = await edit(id, 1, 'a', [addText('Never'), rename(77, 'Nobody')]);

    expect(answer.code).toBe('A0404');
    expect((await read(id)).surveyDefinition).toMatchObject({ revision: 1, definition: { nodes: [] } });
  });

  it.each([
    ['a revision that is still to come', { baseRevision: 9 }, { field: 'baseRevision', rule: 'tooLarge', limit: 1 }],
    ['a revision that never was', { baseRevision: -1 }, { field: 'baseRevision', rule: 'tooSmall', limit: 1 }],
    ['an empty clientOpId', { clientOpId: '' }, { field: 'clientOpId', rule: 'format' }],
    ['too many operations', { operations: Array(501).fill(addText('x')) }, { field: 'operations', rule: 'tooMany', limit: 500 }],
    [
      'a title too long',
      { operations: [addText('x'.repeat(2001))] },
      { field: 'operations[0].addNode.title', rule: 'tooLong', limit: 2000 },
    ],
  ])('refuses %s, naming field and limit', async (_what, wrong, fault) => {
    const { id } = await createSurvey(app, author);

    const answer = await graph(
      app,
      EDIT,
      { input: { surveyId: id, baseRevision: 1, clientOpId: 'a', operations: [], ...wrong } },
      author.token,
    );

    expect(answer.code).toBe('A0400');
    expect(answer.errors?.[0]?.extensions.fields).toEqual([fault]);
    expect((await read(id)).surveyDefinition.revision).toBe(1);
  });

  it('never hands out an id twice, not even after an undo', async () => {
    const { id } = await createSurvey(app, author, survey(single('Q1', 'Colour?', ['red', 'blue'])));
    await edit(id, 2, 'a', [addText('Short-lived')]);
    await edit(id, 3, 'b', [{ removeNode: { nodeId: 4 } }]);

    const answer = await edit(id, 4, 'c', [addText('New')]);

    expect(resultOf(answer).created).toEqual([5]);
  });

  it('keeps the title of the list in step with the definition', async () => {
    const { id } = await createSurvey(app, author);
    app.clock.advance(1000);

    await edit(id, 1, 'a', [{ updateSurvey: { title: 'Renamed by operation' } }]);

    const { survey: row } = await read(id);
    expect(row).toEqual({ title: 'Renamed by operation', updatedAt: app.clock.now().toISOString() });
  });

  it('stores nothing of an edit whose unit fails', async () => {
    const { id } = await createSurvey(app, author);
    const { drafts } = app.features.survey;
    const ctx = contextFor(app, { id: author.userId, sessionId: 'test' });

    const failing = app.platform.unit.run(async () => {
      await drafts.edit(ctx, { surveyId: id, baseRevision: 1, clientOpId: 'a', operations: [{ op: 'addNode', node: { type: 3 } }] });
      throw new Error('power cut');
    });

    await expect(failing).rejects.toThrow('power cut');
    expect(resultOf(await edit(id, 1, 'a', [addText('Kept')]))).toMatchObject({ revision: 2, replayed: false });
    expect(await titles(id)).toEqual(['Kept']);
  });
});
