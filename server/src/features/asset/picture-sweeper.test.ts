import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { contextOf } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { Picture } from './picture.entity.js';
import { PictureUse } from './picture-use.entity.js';
import { pictureIdIn, uploadPicture } from './picture.factory.js';
import { UNUSED_LIFE } from './picture-sweeper.js';

const DAY = 24 * 60 * 60_000;
const showing = (path: string) => ({ format: 1, title: 'Tea', nodes: [{ id: 1, code: 'Q1', type: 3, title: `Why?<img src="${path}">` }] });
const PLAIN = { format: 1, title: 'Tea', nodes: [] };

describe('sweeping pictures', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  // Days pass in every test: tokens end.
  beforeEach(async () => {
    author = await signUp(app);
  });

  const upload = async (): Promise<string> => (await uploadPicture(app, author.token)).data.filePath;
  const sweep = (stop?: AbortSignal) => app.features.asset.pictureSweeper.sweep(stop);
  const isThere = async (path: string) => (await fetch(`${app.address}/${path}`)).status === 200;

  it('deletes what nothing has shown for 30 days, row and file, and nothing younger', async () => {
    const old = await upload();
    app.clock.advance(1);
    const young = await upload();
    app.clock.advance(UNUSED_LIFE - 1);

    await sweep();

    expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
  });

  it('never deletes what a draft, a survey in the recycle bin, or an earlier draft shows', async () => {
    const [drafted, binned, earlier] = [await upload(), await upload(), await upload()];
    await createSurvey(app, author, showing(drafted));
    const { id } = await createSurvey(app, author, showing(binned));
    const changed = await createSurvey(app, author, showing(earlier));
    const put = await v1(app, 'PUT', `/v1/surveys/${changed.id}/definition`, PLAIN, author.token, { 'if-match': '2' });
    expect(put.code).toBe('00000');
    app.clock.advance(20 * DAY);
    await app.features.survey.surveys.recycle(contextOf(app, author), id);
    app.clock.advance(29 * DAY);

    await sweep();

    expect([await isThere(drafted), await isThere(binned), await isThere(earlier)]).toEqual([true, true, true]);
  });

  it('counts the 30 days from when the last use went: with its survey', async () => {
    const path = await upload();
    const { id } = await createSurvey(app, author, showing(path));
    await v1(app, 'POST', `/v1/surveys/remove/${id}`, {}, author.token);
    app.clock.advance(31 * DAY);
    await app.features.survey.purge.sweep();
    await sweep();
    expect(await isThere(path)).toBe(true);

    app.clock.advance(UNUSED_LIFE);
    await sweep();

    expect(await isThere(path)).toBe(false);
  });

  it('never deletes what a text mentions that a server of the version before has written', async () => {
    const [drafted, earlier, kept] = [await upload(), await upload(), await upload()];
    const { id } = await createSurvey(app, author, showing(earlier));
    const put = await v1(app, 'PUT', `/v1/surveys/${id}/definition`, showing(drafted), author.token, { 'if-match': '2' });
    expect(put.code).toBe('00000');
    await v1(app, 'POST', '/v1/surveys/image', { surveyId: id, name: kept }, author.token);
    const { database, unit } = app.platform;
    await unit.run(() => database.repository(PictureUse).delete({ holderId: id }));
    const mine = { ownerId: author.userId };
    await unit.run(() => database.repository(Picture).update(mine, { unusedSince: app.clock.now() }));
    app.clock.advance(UNUSED_LIFE);

    await sweep();

    expect(await Promise.all([drafted, earlier, kept].map(isThere))).toEqual([true, true, true]);
  });

  it('of several servers at once, and stopped, is harmless', async () => {
    const paths = [await upload(), await upload(), await upload()];
    app.clock.advance(UNUSED_LIFE);
    await sweep(AbortSignal.abort());
    expect(await isThere(paths[0] ?? '')).toBe(true);

    await Promise.all([sweep(), sweep(), sweep()]);

    expect(await Promise.all(paths.map(isThere))).toEqual([false, false, false]);
  });

  it('waits for whoever takes a picture into use at that moment, and leaves it', async () => {
    const path = await upload();
    app.clock.advance(UNUSED_LIFE);
    let [taken, commit] = [() => {}, () => {}];
    const isTaken = new Promise<void>((resolve) => (taken = resolve));
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const taking = app.platform.unit.run(async () => {
      await app.features.asset.pictureUses.take({ kind: 'draft', id: 'some' }, [pictureIdIn(path)]);
      taken();
      await mayCommit;
    });
    await isTaken;

    const sweeping = sweep();
    setTimeout(commit, 50);
    await Promise.all([taking, sweeping]);

    expect(await isThere(path)).toBe(true);
  });

  it('that came first is told to whoever wants to keep the picture', async () => {
    const path = await upload();
    app.clock.advance(UNUSED_LIFE);
    await sweep();

    const found = await app.platform.unit.run(() =>
      app.features.asset.pictureUses.take({ kind: 'draft', id: 'some' }, [pictureIdIn(path)]),
    );

    expect(found).toBe(0);
  });
});
