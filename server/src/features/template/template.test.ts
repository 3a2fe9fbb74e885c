import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parseDefinition, type SurveyDefinition, TEMPLATE_LIMITS } from '@wence/schema';
import { single, survey, text } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launch } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { TestResponse } from '../test-answer/test-response.entity.js';
import { SurveyTemplate } from './survey-template.entity.js';
import { keptTemplate } from './template.factory.js';

const NPS = 'common0nps';
const TEA: SurveyDefinition = {
  ...survey(single('Q1', 'Which tea?', ['green', 'black']), text('Q2', 'Why?')),
  settings: { closesAt: '2040-01-01T00:00:00.000Z', total: 50 },
};

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly topic: string;
}

describe('templates', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
    surveyId = (await createSurvey(app, author, TEA)).id;
  });

  const get = (path: string, by = author) => v1(app, 'GET', path, undefined, by.token, { 'accept-language': 'en' });
  const post = (path: string, body: object = {}, by = author) => v1(app, 'POST', path, body, by.token);
  const put = (path: string, body: object, by = author) => v1(app, 'PUT', path, body, by.token);
  const titles = async (query: string) => (await get(`/v1/templates?${query}`)).data.list.map(({ title }: Listed) => title);

  describe('that come with the product', () => {
    it('stand under topics, each with its number and its best', async () => {
      const { data } = await get('/v1/templates/topics');

      expect(data.list.length).toBeGreaterThanOrEqual(12);
      for (const { name, templateCount, best } of data.list) {
        expect(templateCount).toBeGreaterThanOrEqual(5);
        expect(best.map(({ topic }: Listed) => topic)).toEqual([name, name, name]);
      }
    });

    it('are listed page by page, of one topic or of all', async () => {
      const all = (await get('/v1/templates?first=100')).data;
      const first = (await get('/v1/templates?first=2&topic=health')).data;
      const next = (await get(`/v1/templates?first=2&topic=health&after=${first.endCursor}`)).data;

      expect(all.total).toBe(all.list.length);
      expect(all.total).toBeGreaterThanOrEqual(60);
      expect([...first.list, ...next.list]).toEqual(all.list.filter(({ topic }: Listed) => topic === 'health').slice(0, 4));
    });

    it('are found by words of their titles and of their questions', async () => {
      expect(await titles('keyword=PROMOTER')).toEqual(['Net promoter score']);
      expect(await titles('keyword=nobody%20asks%20this')).toEqual([]);
      expect(await titles('keyword=horror%20film')).toEqual(['Film quiz']);
    });

    it('are read in either language', async () => {
      const [en, zhCN] = [await get(`/v1/templates/${NPS}?language=en`), await get(`/v1/templates/${NPS}?language=zh-CN`)];

      expect([en.data.definition.language, zhCN.data.definition.language]).toEqual(['en', undefined]);
      expect(en.data.definition.lastId).toBe(zhCN.data.definition.lastId);
      expect((await get(`/v1/templates/${NPS}?language=fr`)).fields).toEqual([
        expect.objectContaining({ field: 'language', rule: 'notAllowed' }),
      ]);
    });

    it('become a survey of the caller’s that can be launched', async () => {
      const { id } = (await post(`/v1/templates/${NPS}/use`, { language: 'en' })).data;
      const { definition } = (await get(`/v1/surveys/${id}/definition`)).data;

      expect(definition).toEqual((await get(`/v1/templates/${NPS}?language=en`)).data.definition);
      expect(await launch(app, author, id)).toBe(1);
    });

    it('cannot be changed or deleted', async () => {
      expect((await put(`/v1/templates/${NPS}`, { title: 'Mine' })).code).toBe('A0404');
      expect((await post(`/v1/templates/${NPS}/delete`)).code).toBe('A0404');
    });
  });

  describe('of an author', () => {
    it('are copies of a draft without its dates and numbers', async () => {
      const id = await keptTemplate(app, author, surveyId, 'Tea');
      await post(`/v1/surveys/title`, { id: surveyId, title: 'Renamed' });

      const { data } = await get(`/v1/templates/${id}`);

      expect(data).toMatchObject({ title: 'Tea', topic: 'customer', common: false, questionCount: 2, minutes: 1 });
      expect(data.definition).toEqual({ ...survey(single('Q1', 'Which tea?', ['green', 'black']), text('Q2', 'Why?')), title: 'Tea' });
    });

    it('are listed newest first, and found by words of their questions', async () => {
      await keptTemplate(app, author, surveyId, 'First');
      app.clock.advance(1000);
      await keptTemplate(app, author, surveyId, 'Second');

      expect(await titles('own=1')).toEqual(['Second', 'First']);
      expect(await titles('own=1&keyword=WHICH%20tea')).toEqual(['Second', 'First']);
      expect(await titles('own=1&keyword=coffee')).toEqual([]);
      expect(await titles('own=1&topic=health')).toEqual([]);
    });

    it('are renamed and moved; a survey that is made from one has the new title', async () => {
      const id = await keptTemplate(app, author, surveyId);
      const read = (await get('/v1/templates?own=1')).data.list[0];

      expect((await put(`/v1/templates/${id}`, { ...read, title: ' Tea time ', topic: 'catering' })).data).toMatchObject({
        title: 'Tea time',
        topic: 'catering',
        description: '',
      });
      const made = (await post(`/v1/templates/${id}/use`)).data.id;
      expect((await get(`/v1/surveys/base/${made}`)).data.title).toBe('Tea time');
      expect(await titles('own=1&keyword=tea%20time')).toEqual(['Tea time']);
    });

    it('go for good when they are deleted', async () => {
      const id = await keptTemplate(app, author, surveyId);

      expect((await post(`/v1/templates/${id}/delete`)).code).toBe('00000');
      expect((await get(`/v1/templates/${id}`)).code).toBe('A0404');
      expect((await post(`/v1/templates/${id}/delete`)).code).toBe('A0404');
    });

    it('are as absent to others as missing ones', async () => {
      const id = await keptTemplate(app, author, surveyId);
      const other = await signUp(app);

      for (const answer of [
        await get(`/v1/templates/${id}`, other),
        await post(`/v1/templates/${id}/use`, {}, other),
        await put(`/v1/templates/${id}`, { title: 'Mine' }, other),
        await post(`/v1/templates/${id}/delete`, {}, other),
        await post('/v1/templates', { surveyId, title: 'Mine', topic: 'customer' }, other),
      ])
        expect(answer.code).toBe('A0404');
      expect((await get(`/v1/templates/${id}`)).data.title).toBe('Kept');
    });

    it('are refused with the field and the limit', async () => {
      const faults = async (body: object) => (await post('/v1/templates', { surveyId, title: 'T', topic: 'customer', ...body })).fields;

      expect(await faults({ title: ' ' })).toMatchObject([{ field: 'title', rule: 'tooShort' }]);
      expect(await faults({ title: 'x'.repeat(101) })).toMatchObject([{ field: 'title', rule: 'tooLong', limit: 100 }]);
      expect(await faults({ description: 'x'.repeat(201) })).toMatchObject([{ field: 'description', rule: 'tooLong', limit: 200 }]);
      expect(await faults({ topic: 'nowhere' })).toMatchObject([{ field: 'topic', rule: 'notAllowed' }]);
      const id = await keptTemplate(app, author, surveyId);
      expect((await get(`/v1/templates/${id}?language=en`)).fields).toMatchObject([{ field: 'language', rule: 'notAllowed' }]);
    });

    it(`are at most ${TEMPLATE_LIMITS.perAuthor}, also when several are kept at once`, async () => {
      const id = await keptTemplate(app, author, surveyId);
      const rows = app.platform.database.repository(SurveyTemplate);
      const row = await rows.createQueryBuilder('t').addSelect(['t.definition', 't.searchKey']).where({ id }).getOneOrFail();
      const more = Array.from({ length: TEMPLATE_LIMITS.perAuthor - 2 }, (_, at) => ({
        ...row,
        id: `${id.slice(0, 16)}x${String(at).padStart(3, '0')}`,
      }));
      await app.platform.unit.run(() => app.platform.database.repository(SurveyTemplate).insert(more));

      const answers = await Promise.all([1, 2, 3].map(() => post('/v1/templates', { surveyId, title: 'One more', topic: 'customer' })));

      expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
      expect(answers.find(({ code }) => code !== '00000')?.fields).toMatchObject([{ field: 'templates', rule: 'tooMany', limit: 100 }]);
      expect(await rows.countBy({ ownerId: author.userId })).toBe(TEMPLATE_LIMITS.perAuthor);
    });
  });

  describe('tried out', () => {
    const testOf = (url: string) => {
      const { pathname, searchParams } = new URL(url);
      return { id: pathname.split('/').at(-1) ?? '', test: searchParams.get('test') ?? '' };
    };

    it('open for whoever has the link, and answers are judged and stored nowhere', async () => {
      const { id, test } = testOf((await get(`/v1/templates/${NPS}?language=en`)).data.previewUrl);
      const submit = (answers: object) => v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId: crypto.randomUUID(), answers, test });
      const opened = (await v1(app, 'GET', `/v1/r/${id}?test=${test}`)).data;
      const parsed = parseDefinition(opened.definition);
      const [since] = opened.definition.nodes;

      expect(parsed.ok && parsed.value.title).toBe('Net promoter score');
      expect((await submit({})).code).toBe('A0400');
      const [nps, contact] = [opened.definition.nodes[1], opened.definition.nodes.find(({ title }: Listed) => title.startsWith('May we'))];
      const whole = {
        [since.id]: { option: since.options[0].id },
        [nps.id]: { number: 9 },
        [contact.id]: { option: contact.options[1].id },
      };
      expect(await submit(whole)).toMatchObject({ code: '00000', data: { status: 'complete', replayed: false } });
      expect(await app.platform.database.repository(TestResponse).count()).toBe(0);
    });

    it('stay closed with a forged link, and with the link of another one', async () => {
      const own = await keptTemplate(app, author, surveyId);
      const { id } = testOf((await get(`/v1/templates/${own}`)).data.previewUrl);
      const { test } = testOf((await get(`/v1/templates/${NPS}`)).data.previewUrl);

      expect((await v1(app, 'GET', `/v1/r/${id}?test=${test}`)).code).toBe('A0421');
      expect((await v1(app, 'GET', `/v1/r/${id}?test=x`)).code).toBe('A0421');
    });

    it('are gone when the author has deleted them', async () => {
      const own = await keptTemplate(app, author, surveyId);
      const { id, test } = testOf((await get(`/v1/templates/${own}`)).data.previewUrl);
      expect((await v1(app, 'GET', `/v1/r/${id}?test=${test}`)).data.definition.title).toBe('Kept');

      await post(`/v1/templates/${own}/delete`);

      expect((await v1(app, 'GET', `/v1/r/${id}?test=${test}`)).code).toBe('A0421');
    });
  });
});
