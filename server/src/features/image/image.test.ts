import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IMAGE_LIMITS } from '@wence/schema';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { uploadPicture } from '../asset/picture.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { SurveyImage } from './survey-image.entity.js';

const SAVE =
  'mutation ($input: SaveSurveyImageInput!) { saveSurveyImage(input: $input) { survey { id } image { id name originalName surveyId createdAt } } }';
const REMOVE = 'mutation ($input: RemoveSurveyImageInput!) { removeSurveyImage(input: $input) { survey { id } removedId } }';
const LIST = `query ($surveyId: ID, $first: Int, $after: String) {
  surveyImages(surveyId: $surveyId, first: $first, after: $after) {
    totalCount baseAddress edges { node { id name originalName surveyId } } pageInfo { hasNextPage endCursor }
  }
}`;

describe('the library of pictures of a survey', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    surveyId = (await createSurvey(app, author)).id;
  });

  const upload = async (by: SignedUp = author): Promise<string> => (await uploadPicture(app, by.token)).data.filePath;
  const save = (body: object, token = author.token) => v1(app, 'POST', '/v1/surveys/image', { surveyId, ...body }, token);
  const list = (query = `?surveyId=${surveyId}`, token = author.token) => v1(app, 'GET', `/v1/surveys/image${query}`, undefined, token);
  const remove = (id: string, token = author.token) => v1(app, 'POST', `/v1/surveys/image/${id}`, {}, token);
  const namesIn = async () => (await list()).data.surveyImages.map((image: SurveyImage) => image.name);
  const rows = () => app.platform.database.repository(SurveyImage).countBy({ surveyId });
  /** Newest first. */
  const fill = async (count: number): Promise<string[]> => {
    const names: string[] = [];
    for (let left = count; left > 0; left -= 1) {
      app.clock.advance(1);
      names.unshift(await upload());
      await save({ name: names[0] });
    }
    return names;
  };

  it('is empty at first, and says where its names are to be put behind [S7.call.get-surveys-image] [S7.surveys-image.list-reads]', async () => {
    expect(await list()).toMatchObject({
      status: 200,
      code: '00000',
      data: { cname: '{host}', surveyImages: [], total: 0, endCursor: null },
    });
    expect((await list('')).code).toBe('00000');
  });

  it('takes an uploaded picture in under the name it is given [S7.call.post-surveys-image]', async () => {
    const name = await upload();

    const saved = await save({ name, originalName: 'C:\\green tea.png' });

    const image = { id: expect.any(String), name, originalName: 'green tea.png', surveyId, baseAddress: '{host}' };
    expect(saved).toMatchObject({ code: '00000', data: image });
    expect((await list()).data.surveyImages).toEqual([image]);
  });

  it('calls it like the file where nobody says otherwise, and has it once however often it is sent', async () => {
    const name = await upload();

    const answers = await Promise.all([
      save({ name }),
      save({ name: `{host}/${name}`, originalName: 'again.png' }),
      save({ name: `/${name}` }),
    ]);

    expect(new Set(answers.map(({ code, data }) => `${code} ${data.id}`)).size).toBe(1);
    expect(await rows()).toBe(1);
    expect((await save({ name, originalName: '' })).data.originalName).toBe(answers[0]?.data.originalName);
  });

  it('gives a picture up, and the picture stays where it is used [S7.call.post-surveys-image-id]', async () => {
    const name = await upload();
    const { id } = (await save({ name })).data;

    expect(await remove(id)).toMatchObject({ code: '00000', data: null });

    expect(await namesIn()).toEqual([]);
    expect((await fetch(`${app.address}/${name}`)).status).toBe(200);
    expect((await remove(id)).code).toBe('A0404');
  });

  it('shows the newest first, page by page', async () => {
    const names = await fill(5);
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { data } = await list(`?surveyId=${surveyId}&first=2${after && `&after=${after}`}`);
      seen.push(...data.surveyImages.map((image: SurveyImage) => image.name));
      expect(data.total).toBe(5);
      after = data.endCursor;
    }

    expect(seen).toEqual(names);
  });

  it('is one of several, which are seen together when no survey is named', async () => {
    const someone = await signUp(app);
    const [one, other] = [await createSurvey(app, someone), await createSurvey(app, someone)];
    for (const survey of [one, other]) await save({ surveyId: survey.id, name: await upload(someone) }, someone.token);

    const { data } = await list('', someone.token);

    expect(data.surveyImages.map((image: SurveyImage) => image.surveyId).toSorted()).toEqual([one.id, other.id].toSorted());
  });

  it('is nobody else\u2019s, and takes nobody else\u2019s pictures', async () => {
    const stranger = await signUp(app);
    const name = await upload();
    const { id } = (await save({ name })).data;
    const missing = await list('?surveyId=nosuchsurv');

    expect((await list(undefined, stranger.token)).text).toBe(missing.text);
    expect((await remove(id, stranger.token)).text).toBe((await remove('nosuchimage', stranger.token)).text);
    expect((await save({ name: await upload(stranger) }, stranger.token)).code).toBe('A0404');
    expect((await save({ name: await upload(stranger) })).code).toBe('A0404');
    expect((await list('', stranger.token)).data.surveyImages).toEqual([]);
    expect(await namesIn()).toEqual([name]);
    expect((await v1(app, 'GET', '/v1/surveys/image')).code).toBe('A0401');
  });

  it.each(['images/nosuch.png', 'https://elsewhere.example/a.png', '../etc/passwd', '', 'images/'])(
    'takes nothing that is no picture: %s',
    async (name) => {
      expect((await save({ name })).code).toBe('A0404');
      expect(await rows()).toBe(0);
    },
  );

  it('has room for so many and no more', async () => {
    const { ownerId, ...rest } = { ownerId: author.userId, surveyId, originalName: 'tea.png', createdAt: app.clock.now() };
    const full = Array.from({ length: IMAGE_LIMITS.perSurvey - 1 }, (_, at) => ({
      ...rest,
      ownerId,
      id: `full${surveyId}${at}`,
      name: `images/${at}.png`,
    }));
    await app.platform.unit.run(() => app.platform.database.repository(SurveyImage).insert(full));

    const answers = await Promise.all([save({ name: await upload() }), save({ name: await upload() })]);

    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0400']);
    const refused = { fields: [{ field: 'images', rule: 'tooMany', limit: IMAGE_LIMITS.perSurvey }] };
    expect(answers.find(({ code }) => code === 'A0400')).toMatchObject(refused);
    expect(await rows()).toBe(IMAGE_LIMITS.perSurvey);
  });

  it('answers the graph alike', async () => {
    const names = [await upload(), await upload()];
    const call = (query: string, variables: object) => graph(app, query, { ...variables }, author.token);
    const saved = await call(SAVE, { input: { surveyId, name: names[0], originalName: 'tea.png' } });
    app.clock.advance(1);
    await call(SAVE, { input: { surveyId, name: names[1] } });

    const page = (await call(LIST, { surveyId, first: 1 })).data.surveyImages;
    expect(page).toMatchObject({
      totalCount: 2,
      baseAddress: '{host}',
      edges: [{ node: { name: names[1] } }],
      pageInfo: { hasNextPage: true },
    });
    const next = (await call(LIST, { surveyId, first: 1, after: page.pageInfo.endCursor })).data.surveyImages;
    expect(next).toMatchObject({ edges: [{ node: { name: names[0], originalName: 'tea.png' } }], pageInfo: { hasNextPage: false } });

    const { id } = saved.data.saveSurveyImage.image;
    expect(saved.data.saveSurveyImage.survey).toEqual({ id: surveyId });
    expect((await call(REMOVE, { input: { imageId: id } })).data.removeSurveyImage).toEqual({ survey: { id: surveyId }, removedId: id });
    expect((await call(REMOVE, { input: { imageId: id } })).code).toBe('A0404');
    expect((await call(LIST, { surveyId, first: 101 })).code).toBe('A0400');
    expect((await call(LIST, { surveyId, after: 'x' })).code).toBe('A0400');
  });

  it('can be cleared while its survey is in the recycle bin', async () => {
    const { id } = (await save({ name: await upload() })).data;
    await v1(app, 'POST', `/v1/surveys/remove/${surveyId}`, {}, author.token);

    const { data } = await graph(app, REMOVE, { input: { imageId: id } }, author.token);

    expect(data.removeSurveyImage).toEqual({ survey: { id: surveyId }, removedId: id });
  });

  it('goes with its survey, when that is gone for good', async () => {
    await fill(2);
    const before = await rows();

    await app.features.image.images.purge(surveyId);

    expect([before, await rows()]).toEqual([2, 0]);
  });
});
