import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { fromBufferPromise } from 'yauzl';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { PNG, stored } from '../answer-file/file.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { askForExport, exportedFile } from './export.factory.js';

const pictures: SurveyDefinition = {
  format: 1,
  lastId: 10,
  title: 'Pictures',
  nodes: [
    { id: 1, code: 'Q1', type: 36, title: 'Pictures', setting: { format: 1, max: 10 } },
    { id: 3, code: 'Q3', type: 41, subType: 2, title: 'Sign here' },
  ],
};

const PROGRESS = 'subscription ($id: ID!) { exportProgress(taskId: $id) { status rowsDone rowsTotal } }';

describe('exports', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    // A socket looks at the real clock to end with its token.
    app.clock.advance(Date.now() - app.clock.now().getTime());
    author = await signUp(app);
    id = await launchedSurvey(app, author, pictures);
    for (const nodeIds of [[1, 1, 3], [], [1]]) {
      const submissionId = randomUUID();
      const answers: Record<number, { files: string[] }> = {};
      for (const nodeId of nodeIds)
        (answers[nodeId] ??= { files: [] }).files.push(await stored(app, { surveyId: id, nodeId, submissionId }));
      const { code } = await submit(app, id, answers, { submissionId });
      if (code !== '00000') throw new Error(`not submitted: ${code}`);
    }
  });
  afterAll(() => app.stop());

  it('have the files of responses in an archive, a folder for each question', async () => {
    const zip = await fromBufferPromise(await exportedFile(app, author, id, { type: 6 }));
    const files: Record<string, number> = {};
    for await (const entry of zip.eachEntry()) files[entry.fileName] = entry.uncompressedSize;

    expect(files).toEqual({
      'Q1/000001_photo.png': PNG.length,
      'Q1/000001_2_photo.png': PNG.length,
      'Q3/000001_photo.png': PNG.length,
      'Q1/000003_photo.png': PNG.length,
    });
  });

  it('tell subscribers how far they are, until they are done', async () => {
    const url = `${app.address.replace('http', 'ws')}/graphql`;
    const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: { token: author.token } });
    const taskId = await askForExport(app, author, id, { type: 3 });
    const seen: { status: string; rowsDone: number }[] = [];
    for await (const { data } of client.iterate<{ exportProgress: { status: string; rowsDone: number } }>({
      query: PROGRESS,
      variables: { id: taskId },
    })) {
      if (data) seen.push(data.exportProgress);
    }
    await client.dispose();

    expect(seen.at(-1)).toEqual({ status: 'DONE', rowsDone: 3, rowsTotal: 3 });
    expect(seen.length).toBeLessThan(20);
  });

  it('are nobody else\u2019s to watch', async () => {
    const stranger = await signUp(app);
    const taskId = await askForExport(app, author, id, { type: 3 });
    const client = createClient({
      url: `${app.address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { token: stranger.token },
    });

    const { value } = await client.iterate({ query: PROGRESS, variables: { id: taskId } }).next();
    await client.dispose();

    expect(value.errors[0].extensions.code).toBe('A0404');
  });
});
