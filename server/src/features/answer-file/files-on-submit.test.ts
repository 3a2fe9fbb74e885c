import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { FILE_LIFE } from '../asset/file-sweeper.js';
import { StoredFile } from '../asset/stored-file.entity.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { Response } from '../response/response.entity.js';
import { submit } from '../response/response.factory.js';
import { PNG, stored } from './file.factory.js';

const definition: SurveyDefinition = {
  format: 1,
  lastId: 10,
  title: 'Files',
  nodes: [
    { id: 1, code: 'Q1', type: 36, title: 'Pictures', setting: { format: 1, max: 10 } },
    { id: 2, code: 'Q2', type: 36, title: 'Anything' },
    { id: 3, code: 'Q3', type: 41, subType: 2, title: 'Sign here' },
  ],
};

describe('answers with files', () => {
  let app: TestApp;
  let author: SignedUp;
  let other: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    [author, other] = [await signUp(app), await signUp(app)];
    surveyId = await launchedSurvey(app, author, definition);
  });
  afterAll(() => app.stop());

  const hand = (submissionId: string, nodeId = 1, survey = surveyId) => stored(app, { surveyId: survey, nodeId, submissionId });
  const send = (submissionId: string, answers: Record<string, { files: string[] }>) => submit(app, surveyId, answers, { submissionId });
  const row = (id: string) => app.platform.database.repository(StoredFile).findOneBy({ id });
  const isThere = (id: string) => existsSync(join(app.platform.config.dataDir, 'files', id.slice(0, 2), id));
  const responses = () => app.platform.database.repository(Response).countBy({ surveyId });
  const wrong = (nodeId: number) => ({ code: 'A0400', data: { errors: [{ nodeId, reason: 'file' }] } });
  const path = (id: string, survey = surveyId) => `/v1/surveys/responses/${survey}/files/${id}`;

  it('take the files over, with the response', async () => {
    const submissionId = randomUUID();
    const [picture, signature] = [await hand(submissionId), await hand(submissionId, 3)];

    const { code, data } = await send(submissionId, { 1: { files: [picture] }, 3: { files: [signature] } });

    expect(code).toBe('00000');
    expect([(await row(picture))?.responseId, (await row(signature))?.responseId]).toEqual([data.responseId, data.responseId]);
  });

  it('get the first receipt when they are sent again', async () => {
    const submissionId = randomUUID();
    const answers = { 1: { files: [await hand(submissionId)] } };
    const first = await send(submissionId, answers);

    const again = await send(submissionId, answers);

    expect(again.data).toEqual({ ...first.data, replayed: true });
  });

  it('are stored once when they are sent many times at once', async () => {
    const submissionId = randomUUID();
    const answers = { 1: { files: [await hand(submissionId), await hand(submissionId)] } };
    const before = await responses();

    const receipts = await Promise.all(Array.from({ length: 8 }, () => send(submissionId, answers)));

    expect(new Set(receipts.map(({ data }) => data.responseId)).size).toBe(1);
    expect(await responses()).toBe(before + 1);
  });

  it('S26 are refused with a file that is not there, and nothing is stored', async () => {
    const submissionId = randomUUID();
    const before = await responses();

    expect(await send(submissionId, { 1: { files: ['nothing'] } })).toMatchObject(wrong(1));
    expect(await send(submissionId, { 1: { files: [await hand(submissionId), 'z'.repeat(24)] } })).toMatchObject(wrong(1));
    expect(await responses()).toBe(before);
  });

  it('S26 are refused with a file of another submission, survey or question', async () => {
    const submissionId = randomUUID();
    const elsewhere = await launchedSurvey(app, author, definition);
    const foreign = [await hand(randomUUID()), await hand(submissionId, 1, elsewhere), await hand(submissionId, 2)];

    for (const file of foreign) expect(await send(submissionId, { 1: { files: [file] } })).toMatchObject(wrong(1));
    expect(await Promise.all(foreign.map(async (id) => (await row(id))?.responseId))).toEqual([null, null, null]);
  });

  it('S26 are not held up by those beside them whose files are wrong', async () => {
    const good = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const submissionId = randomUUID();
        return { submissionId, answers: { 1: { files: [await hand(submissionId)] } } };
      }),
    );
    const all = good.flatMap((one) => [one, { submissionId: randomUUID(), answers: one.answers }]);

    const codes = await Promise.all(all.map(async ({ submissionId, answers }) => (await send(submissionId, answers)).code));

    expect(codes).toEqual(good.flatMap(() => ['00000', 'A0400']));
  });

  it('S26 are refused when a file is thrown away between the look and the transaction', async () => {
    const submissionId = randomUUID();
    const file = await hand(submissionId);
    const { files } = app.features.asset;
    const look = files.find.bind(files);
    files.find = async (ids) => {
      const found = await look(ids);
      await app.platform.unit.run(() => app.platform.database.repository(StoredFile).delete({ id: file }));
      return found;
    };

    const refused = await send(submissionId, { 1: { files: [file] } }).finally(() => (files.find = look));

    expect(refused).toMatchObject(wrong(1));
    expect(await app.platform.database.repository(Response).countBy({ submissionId })).toBe(0);
  });

  it('have 10 files where 10 are allowed and not an eleventh [S9.upload.count-1-10]', async () => {
    const submissionId = randomUUID();
    const files = await Promise.all(Array.from({ length: 11 }, () => hand(submissionId)));

    const refused = await send(submissionId, { 1: { files } });
    expect(refused).toMatchObject({ code: 'A0400', data: { errors: [{ nodeId: 1, reason: 'max', limit: 10 }] } });
    expect((await send(submissionId, { 1: { files: files.slice(1) } })).code).toBe('00000');
  });

  describe('are for their author', () => {
    let file: string;
    let responseId: string;

    beforeAll(async () => {
      const submissionId = randomUUID();
      file = await stored(app, {
        surveyId,
        nodeId: 2,
        submissionId,
        name: "<b>it's/(b)*\u95ee'.html",
        bytes: Buffer.from('<script>alert(1)</script>'),
      });
      ({
        data: { responseId },
      } = await send(submissionId, { 2: { files: [file] } }));
    });

    const fetchAs = (token: string | undefined, at = path(file)) =>
      fetch(`${app.address}${at}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });

    it('S8 to save, never to be shown', async () => {
      const answer = await fetchAs(author.token);

      expect(await answer.text()).toBe('<script>alert(1)</script>');
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="file"; filename*=UTF-8''%28b%29_%E9%97%AE%27.html`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
        'content-length': '25',
      });
    });

    it('S1 S2 and nobody else', async () => {
      const missing = await (await fetchAs(other.token, path('z'.repeat(24)))).text();

      expect((await fetchAs(undefined)).status).toBe(401);
      expect(await (await fetchAs(other.token)).text()).toBe(missing);
      expect(JSON.parse(missing).code).toBe('A0404');
      const theirs = await launchedSurvey(app, other, definition);
      expect((await v1(app, 'GET', path(file, theirs), undefined, other.token)).code).toBe('A0404');
    });

    it('once they are submitted', async () => {
      const waiting = await hand(randomUUID());

      expect((await v1(app, 'GET', path(waiting), undefined, author.token)).code).toBe('A0404');
    });

    it('and stand with their names and paths in the responses of both doors', async () => {
      const query =
        'query ($id: ID!) { responses(surveyId: $id, first: 100) { edges { node { id files { id nodeId responseId name size path } } } } }';
      const { data } = await graph(app, query, { id: surveyId }, author.token);

      const { node } = data.responses.edges.find((edge: { node: { id: string } }) => edge.node.id === responseId);
      expect(node.files).toEqual([{ id: file, nodeId: 2, responseId, name: "(b)_\u95ee'.html", size: 25, path: path(file) }]);
      const { list } = (await v1(app, 'GET', `/v1/surveys/responses/${surveyId}?first=100`, undefined, author.token)).data;
      expect(list.find(({ id }: { id: string }) => id === responseId).files).toEqual(node.files);
    });
  });

  it('go with their survey, and those of others stay', async () => {
    const gone = await launchedSurvey(app, author, definition);
    const submissionId = randomUUID();
    const [mine, theirs] = [await hand(submissionId, 1, gone), await hand(randomUUID())];
    await submit(app, gone, { 1: { files: [mine] } }, { submissionId });

    await app.features.asset.fileSweeper.purge(gone);

    expect([await row(mine), isThere(mine)]).toEqual([null, false]);
    expect(isThere(theirs)).toBe(true);
  });

  it('leave files that no response took over for a day, and no longer', async () => {
    const submissionId = randomUUID();
    const [kept, left] = [await hand(submissionId), await hand(submissionId)];
    await send(submissionId, { 1: { files: [kept] } });
    const { fileSweeper } = app.features.asset;

    await fileSweeper.sweep();
    expect(await row(left)).not.toBeNull();

    app.clock.advance(FILE_LIFE + 1);
    const fresh = await hand(randomUUID());
    await Promise.all([fileSweeper.sweep(), fileSweeper.sweep()]);

    expect([await row(left), isThere(left)]).toEqual([null, false]);
    expect([(await row(kept))?.size, isThere(kept), isThere(fresh)]).toEqual([PNG.length, true, true]);
  });
});
