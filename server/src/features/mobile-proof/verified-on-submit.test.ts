import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { freshMobile, signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch, stop } from '../publish/publish.factory.js';
import { Response } from '../response/response.entity.js';
import { submit } from '../response/response.factory.js';
import { type Asked, asked, mobileSurvey, NODE, proven, send } from './mobile-proof.factory.js';

describe('answers with a mobile that a code proves', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    surveyId = await launchedSurvey(app, author, mobileSurvey);
  });
  afterAll(() => app.stop());

  const hand = ({ surveyId: survey, submissionId, nodeId, mobile }: Asked, more: Record<number, { text: string }> = {}) =>
    submit(app, survey, { [nodeId]: { text: mobile }, ...more }, { submissionId });
  const unverified = (...nodeIds: number[]) => ({
    code: 'A0400',
    data: { errors: nodeIds.map((nodeId) => ({ nodeId, reason: 'unverified' })) },
  });
  const responses = () => app.platform.database.repository(Response).countBy({ surveyId });

  it('are stored as the number once it is proven', async () => {
    const of = await proven(app, asked(surveyId));

    const { code, data } = await hand(of);

    expect(code).toBe('00000');
    const { answers } = await app.platform.database.repository(Response).findOneByOrFail({ id: data.responseId });
    expect(answers).toEqual({ [NODE.mobile]: { text: of.mobile } });
  });

  it('S26 are refused without a proof, and nothing is stored', async () => {
    const before = await responses();
    const onlySent = asked(surveyId);
    await send(app, onlySent);

    expect(await hand(asked(surveyId))).toMatchObject(unverified(NODE.mobile));
    expect(await hand(onlySent)).toMatchObject(unverified(NODE.mobile));
    expect(await responses()).toBe(before);
  });

  it('S26 share no proof with another submission, question, number or survey', async () => {
    const of = await proven(app, asked(surveyId));
    const elsewhere = await launchedSurvey(app, author, mobileSurvey);

    for (const other of [{ submissionId: randomUUID() }, { nodeId: NODE.second }, { mobile: freshMobile() }, { surveyId: elsewhere }])
      expect(await hand({ ...of, ...other })).toMatchObject(unverified(other.nodeId ?? NODE.mobile));
    expect((await hand(of)).code).toBe('00000');
  });

  it('name each question whose number is not proven', async () => {
    const of = await proven(app, asked(surveyId));
    const second = { [NODE.second]: { text: freshMobile() } };

    expect(await hand(of, second)).toMatchObject(unverified(NODE.second));
    expect(await hand({ ...of, mobile: freshMobile() }, second)).toMatchObject(unverified(NODE.mobile, NODE.second));
  });

  it('are refused by their form before anybody looks for a proof', async () => {
    expect(await hand(asked(surveyId, { mobile: '12345' }))).toMatchObject({
      code: 'A0400',
      data: { errors: [{ nodeId: NODE.mobile, reason: 'mobile' }] },
    });
  });

  it('need no proof where the question is left out', async () => {
    expect((await submit(app, surveyId, { [NODE.text]: { text: 'because' } })).code).toBe('00000');
  });

  it('get the first receipt when they are sent again, also after the proof is gone and the survey stopped', async () => {
    const id = await launchedSurvey(app, author, mobileSurvey);
    const of = await proven(app, asked(id));
    const first = await hand(of);
    await app.features.mobileProof.proofSweeper.purge(id);

    expect((await hand(of)).data).toEqual({ ...first.data, replayed: true });
    await stop(app, author, id);
    expect((await hand(of)).data).toEqual({ ...first.data, replayed: true });
  });

  it('S26 do not hold up those beside them', async () => {
    const good = await Promise.all(Array.from({ length: 6 }, () => proven(app, asked(surveyId))));
    const all = good.flatMap((of) => [of, { ...of, submissionId: randomUUID() }]);

    const codes = await Promise.all(all.map(async (of) => (await hand(of)).code));

    expect(codes).toEqual(good.flatMap(() => ['00000', 'A0400']));
  });

  it('are judged by the newest version when the question came while they were given', async () => {
    const text = { ...mobileSurvey, nodes: mobileSurvey.nodes.map((node) => ({ ...node, type: 3 as const })) };
    const id = await launchedSurvey(app, author, text);
    const of = asked(id);
    expect((await hand({ ...of, submissionId: randomUUID() })).code).toBe('00000');
    await relaunch(app, author, id, mobileSurvey);

    expect(await hand(of)).toMatchObject(unverified(NODE.mobile));
  });
});
