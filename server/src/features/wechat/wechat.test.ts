import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import supertest from 'supertest';
import { createApp } from '../../app.js';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { RepeatGuard } from '../repeat-limit/repeat-guard.entity.js';
import { Response } from '../response/response.entity.js';
import { WechatVisitor } from './wechat.factory.js';

const HTML = '<!doctype html><html lang="zh-CN"><head><title>Wence</title><!--wence:head--></head><body><!--wence:survey--></body></html>';
const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });
const SUBMIT = 'mutation ($input: SubmitResponseInput!) { submitResponse(input: $input) { status } }';

describe('a survey in WeChat', () => {
  let app: TestApp;
  let http: TestApp['http'];
  let author: SignedUp;
  const dist = mkdtempSync(join(tmpdir(), 'wence-wechat-'));

  beforeAll(async () => {
    for (const folder of ['r', 'assets']) mkdirSync(join(dist, folder));
    writeFileSync(join(dist, 'r/index.html'), HTML);
    writeFileSync(join(dist, 'assets/wechat-card-1a2b3c.js'), '');
    app = await startTestApp({ RATE_LIMITS: 'off' });
    ({ http } = await createApp(app.platform, app.features, dist));
    await http.ready();
    author = await signUp(app);
  });
  afterAll(async () => {
    await http.close();
    await app.stop();
    rmSync(dist, { recursive: true });
  });

  const running = (settings: SurveyDefinition['settings']) => launchedSurvey(app, author, { ...tea, ...(settings && { settings }) });
  const visitor = () => new WechatVisitor(http);
  const dataIn = (html: string) => JSON.parse(/id="wence-survey">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  const submit = (id: string, headers: Record<string, string> = {}, more: object = {}) =>
    v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId: randomUUID(), answers, ...more }, undefined, headers);
  const stored = (id: string) => app.platform.database.repository(Response).findBy({ surveyId: id });

  it('is answered there alone: elsewhere there is a page that says so, and nothing is taken [S2.route.setting-wechat]', async () => {
    const id = await running({ onlyWechat: true });
    const outside = await supertest(http.server).get(`/r/${id}?s=poster`);

    expect(outside.status).toBe(403);
    expect(outside.headers['cache-control']).toBe('no-store');
    expect(dataIn(outside.text)).toMatchObject({ problem: 'A0438', reason: 'outside' });
    expect((await v1(app, 'GET', `/v1/r/${id}`)).data).toEqual({ reason: 'outside' });
    expect(await submit(id)).toMatchObject({ code: 'A0438', data: { reason: 'outside' } });
    expect((await graph(app, SUBMIT, { input: { surveyId: id, submissionId: randomUUID(), answers } })).code).toBe('A0438');
    // Whoever only says that it is WeChat is not known by that.
    expect((await submit(id, { 'user-agent': 'x MicroMessenger/8.0' })).data).toEqual({ reason: 'unknown' });

    const code = await supertest(http.server).get(`/r/${id}/code.svg?s=poster&k=1`);
    expect([code.status, code.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('sends whoever opens it there through WeChat and back to the same address, and takes their answers', async () => {
    const id = await running({ onlyWechat: true });
    const lin = visitor();

    const { places, page } = await lin.open(`/r/${id}?s=poster&uid=7&sign=%E8%8C%B6`, 'Lin');

    expect(places.map((place) => place.split('?')[0])).toEqual([`/r/${id}/wechat`, '/dev/wechat', `/r/${id}/wechat/return`, `/r/${id}`]);
    expect(places.at(-1)).toBe(`/r/${id}?s=poster&uid=7&sign=%E8%8C%B6`);
    expect([page.status, dataIn(page.text).version]).toEqual([200, 1]);
    expect((await submit(id, lin.headers)).code).toBe('00000');
    // Nothing of the account is kept where the survey keeps none.
    expect((await stored(id)).map(({ wechat }) => wechat)).toEqual([null]);
  });

  it('keeps the account once for each person: the same account is refused on another phone, another is not', async () => {
    const id = await running({ onlyWechat: true, repeat: { window: 1, by: ['wechat'] } });
    const [lin, linAgain, wang] = [visitor(), visitor(), visitor()];
    await lin.open(`/r/${id}`, 'Lin');
    expect((await submit(id, lin.headers)).code).toBe('00000');

    const { page } = await linAgain.open(`/r/${id}`, 'Lin');
    expect(page.status).toBe(403);
    expect(dataIn(page.text)).toMatchObject({ problem: 'A0427', subject: 'wechat', nextAt: null });
    expect(await submit(id, linAgain.headers)).toMatchObject({ code: 'A0427', data: { subject: 'wechat' } });
    await wang.open(`/r/${id}`, 'Wang');
    expect((await submit(id, wang.headers)).code).toBe('00000');

    const guards = await app.platform.database.repository(RepeatGuard).findBy({ surveyId: id });
    expect(guards).toHaveLength(2);
    expect(JSON.stringify(guards)).not.toContain('local-');
  });

  it('takes one of many answers that an account sends at once', async () => {
    const id = await running({ repeat: { window: 1, by: ['wechat'] } });
    const lin = visitor();
    await lin.open(`/r/${id}`, 'Lin');

    const codes = (await Promise.all(Array.from({ length: 8 }, () => submit(id, lin.headers)))).map(({ code }) => code);

    expect(codes.filter((code) => code === '00000')).toHaveLength(1);
    expect(codes.filter((code) => code === 'A0427')).toHaveLength(7);
  });

  it('keeps the id, or the profile, where it says so; for its author alone, and until the responses are cleared', async () => {
    const byId = await running({ wechatUser: 'openid' });
    const byProfile = await running({ wechatUser: 'profile' });
    const lin = visitor();
    await lin.open(`/r/${byId}`, 'Lin');
    await submit(byId, lin.headers);
    // The id is known by now; the profile is not until the respondent agrees.
    const { places } = await lin.open(`/r/${byProfile}`, 'Lin');
    expect(places.some((place) => place.includes('snsapi_userinfo'))).toBe(true);
    await submit(byProfile, lin.headers);
    // Elsewhere nobody is asked.
    expect((await submit(byId)).code).toBe('00000');

    const openid = 'local-TGlu';
    expect((await stored(byId)).map(({ wechat }) => wechat)).toEqual(
      expect.arrayContaining([{ openid, nickname: null, avatar: null }, null]),
    );
    const list = await v1(app, 'GET', `/v1/surveys/${byProfile}/responses`, undefined, author.token);
    expect(list.text).toContain(JSON.stringify({ openid, nickname: 'Lin', avatar: null }));
    const query = 'query ($id: ID!) { responses(surveyId: $id, first: 5) { edges { node { wechat { openid nickname avatar } } } } }';
    const { data } = await graph(app, query, { id: byProfile }, author.token);
    expect(data.responses.edges[0].node.wechat).toEqual({ openid, nickname: 'Lin', avatar: null });

    const stranger = await signUp(app);
    expect((await v1(app, 'GET', `/v1/surveys/${byProfile}/responses`, undefined, stranger.token)).code).toBe('A0404');
    await v1(app, 'POST', `/v1/surveys/clear/${byProfile}`, { title: tea.title }, author.token);
    await app.features.responseClearing.clearing.settled();
    expect(await stored(byProfile)).toEqual([]);
  });

  it('does not believe a state that was made up, is old, or is of another survey or browser', async () => {
    const [id, other] = [await running({ onlyWechat: true }), await running({ onlyWechat: true })];
    const lin = visitor();
    const way = (by: WechatVisitor, to: string) => by.leave(`/r/${to}`, 'Lin');
    const reasonAt = async (by: WechatVisitor, address: string) => {
      const page = await by.get(address);
      expect(page.headers['set-cookie']?.toString() ?? '').not.toContain('wence_wechat');
      return [page.status, dataIn(page.text)?.reason];
    };

    const address = await way(lin, id);
    expect(
      await reasonAt(
        lin,
        address.replace(/state=(.)/, (_, first) => `state=${first === '0' ? '1' : '0'}`),
      ),
    ).toEqual([403, 'state']);
    expect(await reasonAt(lin, address.replace(/state=[^&]*/, 'state='))).toEqual([403, 'state']);
    expect(await reasonAt(lin, address.replace('back=', 'back=x%3D1'))).toEqual([403, 'state']);
    expect(await reasonAt(lin, address.replace(id, other))).toEqual([403, 'state']);
    // A link that somebody else has prepared signs nobody in.
    const stranger = visitor();
    await stranger.get(`/r/${id}`);
    expect(await reasonAt(stranger, address)).toEqual([403, 'state']);
    expect(await reasonAt(visitor(), address)).toEqual([403, 'state']);
    app.clock.advance(10 * 60_000);
    expect(await reasonAt(lin, address)).toEqual([403, 'state']);

    const used = await way(lin, id);
    await lin.get(used);
    lin.forget();
    expect(await reasonAt(lin, used)).toEqual([403, 'code']);
    const declined = (await way(lin, id)).replace(/&code=[^&]*/, '');
    expect(await reasonAt(lin, declined)).toEqual([403, 'declined']);
  });

  it('leads to no other site, whatever the address says', async () => {
    const id = await running({ onlyWechat: true });
    const lin = visitor();

    const { places } = await lin.open(`/r/${id}?next=https://evil.example&back=//evil.example`, 'Lin');
    expect(places.every((place) => place.startsWith('/r/') || place.startsWith('/dev/wechat'))).toBe(true);
    const odd = await lin.get(`/r/${id}/wechat/return?back=${encodeURIComponent('a\r\nSet-Cookie: x=y')}&code=1&state=1`);
    expect(odd.headers.location ?? '/r/').toMatch(/^\/r\//);
    expect((await lin.get('/dev/wechat/choose?redirect_uri=https://evil.example&name=Lin')).headers.location).toBe('/dev/wechat');
    expect((await lin.get('/dev/wechat?redirect_uri=//evil.example')).status).toBe(400);
  });

  it('is shown as a card: any network reads it, and WeChat’s browser gets a signature for this address', async () => {
    const settings = { shareTitle: 'Tea & you', shareText: 'A minute', sharePicture: 'images/abc.png', hideShareMenu: true };
    const id = await running(settings);
    const plain = await supertest(http.server).get(`/r/${id}`);
    expect(plain.text).toContain('<meta property="og:title" content="Tea &amp; you" />');
    expect(plain.text).toContain('<meta property="og:description" content="A minute" />');
    expect(plain.text).toMatch(/<meta property="og:image" content="http:\/\/localhost:\d+\/images\/abc\.png" \/>/);
    expect(plain.text).not.toContain('wechat-card');
    const inside = await visitor().get(`/r/${id}`);
    expect(inside.text).toContain('<script type="module" async src="/assets/wechat-card-1a2b3c.js"></script>');
    expect(inside.headers['cache-control']).toBe('no-store');
    expect((await visitor().get(`/r/${await running(undefined)}`)).text).not.toContain('wechat-card');

    const url = `http://localhost:4000/r/${id}?s=poster&k=secret`;
    const { data } = await v1(app, 'GET', `/v1/r/${id}/wechat-card?url=${encodeURIComponent(url)}`);
    const text = `jsapi_ticket=local&noncestr=${data.nonceStr}&timestamp=${data.timestamp}&url=${url}`;
    expect(data.signature).toBe(createHash('sha1').update(text).digest('hex'));
    expect(data).toMatchObject({ title: 'Tea & you', text: 'A minute', link: `http://localhost:4000/r/${id}?s=poster`, hideMenu: true });
    const query = 'query ($id: ID!, $url: String!) { wechatCard(surveyId: $id, url: $url) { title link hideMenu signature } }';
    expect((await graph(app, query, { id, url })).data.wechatCard).toMatchObject({ title: 'Tea & you', hideMenu: true });
    for (const wrong of ['', 'nowhere', 'http://localhost:4000/', `ftp://localhost/r/${id}`])
      expect((await v1(app, 'GET', `/v1/r/${id}/wechat-card?url=${encodeURIComponent(wrong)}`)).fields).toMatchObject([{ field: 'url' }]);
    expect((await graph(app, query, { id, url: 'nowhere' })).code).toBe('A0400');
    expect((await v1(app, 'GET', `/v1/r/nothing/wechat-card?url=${encodeURIComponent(url)}`)).code).toBe('A0404');
  });

  it('forgets who somebody is after a day, and takes no cookie that it did not sign', async () => {
    const id = await running({ onlyWechat: true });
    const lin = visitor();
    await lin.open(`/r/${id}`, 'Lin');
    const forged = lin.headers.cookie?.replace(/wence_wechat=\w/, 'wence_wechat=X') ?? '';

    expect((await submit(id, { ...lin.headers, cookie: forged })).data).toEqual({ reason: 'unknown' });
    expect(lin.cookieText).toMatch(/HttpOnly/);
    expect((await submit(id, lin.headers)).code).toBe('00000');
    app.clock.advance(24 * 3_600_000);
    expect((await submit(id, lin.headers)).data).toEqual({ reason: 'unknown' });
  });
});
