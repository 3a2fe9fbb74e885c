import { constants, publicEncrypt, randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import createClient from 'openapi-fetch';
import type { components, paths } from '../generated/v1.js';
import { codeSentTo } from '../support/mailbox.js';
import { type RunningServer, startServer } from '../support/start-server.js';

const PASSWORD = 'a good password';

/** Whatever an answer may be that is no success: the code tells. */
interface Refused {
  readonly data?: { readonly code: string; readonly message: string };
  readonly error?: { readonly code: string; readonly message: string };
}

function refusal({ data, error }: Refused): Error {
  const { code, message } = data ?? error ?? { code: 'nothing', message: 'no answer' };
  return new Error(`${code}: ${message}`);
}

/**
 * What openapi-typescript makes of schema/openapi.json (`npm run clients -w e2e`), used as an integrator would: strict TypeScript, no cast. That this
 * file compiles is half of what it shows.
 */
test.describe('A client generated from the OpenAPI document', () => {
  let server: RunningServer;
  let api: ReturnType<typeof createClient<paths>>;

  test.beforeAll(async () => {
    server = await startServer();
    api = createClient<paths>({ baseUrl: server.origin });
  });
  test.afterAll(() => server.stop());

  async function signUp(mobile: string): Promise<components['schemas']['Tokens']> {
    const key = await api.GET('/v1/password-key');
    if (key.data?.code !== '00000') throw refusal(key);
    const { keyId, publicKey } = key.data.data;
    const sealed = { key: publicKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
    const password = publicEncrypt(sealed, Buffer.from(PASSWORD, 'utf8')).toString('base64');

    const sent = await api.POST('/v1/sms/code', { body: { mobile, scene: 'register' } });
    if (sent.data?.code !== '00000') throw refusal(sent);
    const code = await codeSentTo(server.origin, mobile);
    const registered = await api.POST('/v1/register', { body: { mobile, code, password, keyId } });
    if (registered.data?.code !== '00000') throw refusal(registered);
    return registered.data.data;
  }

  test('signs in, builds a survey, launches it, collects and reads, by types alone', async () => {
    const { token } = await signUp('13800000201');
    const author = createClient<paths>({ baseUrl: server.origin, headers: { authorization: `Bearer ${token}` } });

    const made = await author.POST('/v1/surveys', { body: { title: 'Lunch', language: 'en' } });
    if (made.data?.code !== '00000') throw refusal(made);
    const { id: surveyId } = made.data.data;

    const options = [{ title: 'Noodles' }, { title: 'Dumplings' }];
    const where = await author.POST('/v1/nodes', { body: { surveyId, type: 1, title: 'Where to?', required: true, options } });
    if (where.data?.code !== '00000') throw refusal(where);
    const question = where.data.data;
    const added = await author.POST('/v1/nodes/option/save', {
      body: { surveyId, nodeId: question.id, type: 1, options: [{ title: 'Elsewhere', other: true }] },
    });
    if (added.data?.code !== '00000') throw refusal(added);
    const [elsewhere] = added.data.data;
    if (elsewhere === undefined) throw new Error('no option was made');
    const why = await author.POST('/v1/nodes', { body: { surveyId, type: 3, title: 'Why?' } });
    if (why.data?.code !== '00000') throw refusal(why);
    const conditions = [{ nodeId: question.id, algorithm: 1, optionId: [elsewhere.id] }];
    const logic = await author.POST('/v1/logic', {
      body: { model: 1, type: 2, surveyId, nodeId: why.data.data.id, algorithm: 1, conditions },
    });
    if (logic.data?.code !== '00000') throw refusal(logic);
    expect(logic.data.data?.conditions).toHaveLength(1);

    const launched = await author.POST('/v1/surveys/launch/{id}', { params: { path: { id: surveyId } }, body: {} });
    if (launched.data?.code !== '00000') throw refusal(launched);
    const running = await api.GET('/v1/r/{surveyId}', { params: { path: { surveyId } } });
    if (running.data?.code !== '00000') throw refusal(running);
    const { version, definition } = running.data.data;
    const [node] = definition.nodes;
    if (node === undefined || !('type' in node) || node.type !== 1) throw new Error('the first node is no choice');
    const option = node.options?.find(({ title }) => title === 'Dumplings');
    if (option === undefined) throw new Error('the option is not there');

    const submission = { submissionId: randomUUID(), version, answers: { [node.id]: { option: option.id } } };
    const submitted = await api.POST('/v1/r/{surveyId}/responses', { params: { path: { surveyId } }, body: submission });
    if (submitted.data?.code !== '00000') throw refusal(submitted);
    expect(submitted.data.data).toMatchObject({ status: 'complete', replayed: false });

    const listed = await author.GET('/v1/surveys/responses/{id}', { params: { path: { id: surveyId }, query: { first: 10 } } });
    if (listed.data?.code !== '00000') throw refusal(listed);
    expect(listed.data.data.total).toBe(1);
    expect(listed.data.data.list[0]?.answers).toEqual(submission.answers);
    const report = await author.GET('/v1/surveys/report/{id}', { params: { path: { id: surveyId } } });
    if (report.data?.code !== '00000') throw refusal(report);
    expect(report.data.data.questions[0]?.options?.map(({ title, count }) => `${title} ${count}`)).toContain('Dumplings 1');
  });

  test('tells failures apart by their codes, and by their status', async () => {
    const { token } = await signUp('13800000202');
    const author = createClient<paths>({ baseUrl: server.origin, headers: { authorization: `Bearer ${token}` } });

    const untitled = await author.POST('/v1/surveys', { body: { title: '' } });
    const missing = await author.GET('/v1/surveys/{id}', { params: { path: { id: 'doesNotExist' } } });
    const stranger = await api.GET('/v1/surveys');

    const fields = untitled.data?.code === 'A0400' ? untitled.data.fields : undefined;
    expect(fields?.[0]).toMatchObject({ field: 'title', rule: 'tooShort' });
    expect(missing.data?.code).toBe('A0404');
    expect([stranger.response.status, stranger.error?.code]).toEqual([401, 'A0401']);
  });
});
