import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch, stop } from '../publish/publish.factory.js';
import { Survey } from '../survey/survey.entity.js';
import { createSurvey } from '../survey/survey.factory.js';
import { Response } from '../response/response.entity.js';
import { submit } from '../response/response.factory.js';

const MINUTE = 60_000;
const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee'], { required: true }));
const answers = answersOf(tea, { Q1: 'tea' });
const OPEN = 'query ($id: ID!) { publicSurvey(surveyId: $id) { surveyId version definition } }';

describe('what a respondent meets', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * MINUTE).toISOString();
  const launched = (settings: SurveyDefinition['settings']) => launchedSurvey(app, author, { ...tea, ...(settings && { settings }) });
  const rowsOf = (surveyId: string) => app.platform.database.repository(Response).countBy({ surveyId });

  /** The code through both doors, which must be the same one. */
  async function codeOf(id: string): Promise<string> {
    const [line, query] = [await v1(app, 'GET', `/v1/r/${id}`), await graph(app, OPEN, { id })];
    expect(query.code ?? '00000').toBe(line.code);
    return line.code;
  }

  it('is nothing at all where a survey is missing or was never launched [4.2.2]', async () => {
    const { id } = await createSurvey(app, author, tea);

    expect([await codeOf('nosuchsurv'), await codeOf(id)]).toEqual(['A0404', 'A0404']);
  });

  it('is the beginning that is to come, with the instant, and then the survey [4.2.2]', async () => {
    const opensAt = inMinutes(5);
    const id = await launched({ opensAt });

    const early = await v1(app, 'GET', `/v1/r/${id}`);
    expect([early.code, early.data]).toEqual(['A0417', { opensAt }]);
    expect((await graph(app, OPEN, { id })).errors?.[0]?.extensions).toMatchObject({ code: 'A0417', data: { opensAt } });
    expect(await submit(app, id, answers)).toMatchObject({ code: 'A0417', data: { opensAt } });
    expect(await rowsOf(id)).toBe(0);

    app.clock.advance(5 * MINUTE);
    expect(await codeOf(id)).toBe('00000');
    expect((await submit(app, id, answers)).code).toBe('00000');
  });

  it('is a pause that its author ends, and the end that its author made [4.2.2]', async () => {
    const id = await launched(undefined);
    await submit(app, id, answers);
    await stop(app, author, id);
    expect([await codeOf(id), (await submit(app, id, answers)).code]).toEqual(['A0411', 'A0411']);

    await app.platform.unit.run(() => app.platform.database.repository(Survey).update({ id }, { state: 2 }));
    expect([await codeOf(id), (await submit(app, id, answers)).code]).toEqual(['A0418', 'A0418']);
    expect(await rowsOf(id)).toBe(1);
  });

  it('is the end that its date made; a submission that was stored before is known as ever [4.2.2]', async () => {
    const id = await launched({ closesAt: inMinutes(5) });
    const submissionId = randomUUID();
    const first = await submit(app, id, answers, { submissionId });

    app.clock.advance(5 * MINUTE);

    expect([await codeOf(id), (await submit(app, id, answers)).code]).toEqual(['A0418', 'A0418']);
    expect((await submit(app, id, answers, { submissionId })).data).toEqual({ ...first.data, replayed: true });
    expect(await rowsOf(id)).toBe(1);
  });

  it('is that all are there; whoever was answering then loses nothing and is told [4.2.2] [4.2.58]', async () => {
    const id = await launched({ total: 2 });
    expect([await submit(app, id, answers), await submit(app, id, answers)].map(({ data }) => data.status)).toEqual([
      'complete',
      'complete',
    ]);

    expect(await codeOf(id)).toBe('A0419');
    const submissionId = randomUUID();
    const late = await submit(app, id, answers, { submissionId });

    expect([late.code, late.data.status]).toEqual(['00000', 'over_quota']);
    expect((await submit(app, id, answers, { submissionId })).data).toEqual({ ...late.data, replayed: true });
    expect(await rowsOf(id)).toBe(3);
    expect(await app.features.response.responses.counterOf(id)).toEqual({ responses: 2, seq: 3 });
  });

  it('goes by the version that runs now, also for answers on the one before it', async () => {
    const id = await launched(undefined);
    await relaunch(app, author, id, { ...tea, title: 'Second', settings: { total: 1 } });

    const [counted, late] = [await submit(app, id, answers, { version: 1 }), await submit(app, id, answers, { version: 1 })];

    expect([counted.data.status, late.data.status]).toEqual(['complete', 'over_quota']);
    await relaunch(app, author, id, { ...tea, title: 'Third', settings: { closesAt: inMinutes(-1) } });
    expect((await submit(app, id, answers, { version: 2 })).code).toBe('A0418');
  });

  it('does not tell how many responses are asked for', async () => {
    const id = await launched({ total: 5, timeZone: 'Europe/Paris' });
    const bare = await launched({ total: 5 });

    expect((await v1(app, 'GET', `/v1/r/${id}`)).data.definition).toEqual({ ...tea, settings: { timeZone: 'Europe/Paris' } });
    expect((await v1(app, 'GET', `/v1/r/${bare}`)).data.definition).toEqual(tea);
  });
});
