import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OWN_THEME_LIMITS, SYSTEM_THEMES, themeWithDefaults } from '@wence/schema';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { User } from '../account/user.entity.js';
import { uploadPicture } from '../asset/picture.factory.js';
import { FILE_LIFE } from '../asset/file-sweeper.js';
import { launchUnchecked } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { OwnTheme } from './own-theme.entity.js';
import { ownTheme } from './theme.factory.js';

describe('themes', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
    ({ id: surveyId } = await createSurvey(app, author));
  });

  const get = (path: string, by = author) => v1(app, 'GET', path, undefined, by.token);
  const post = (path: string, body: object = {}, by = author) => v1(app, 'POST', path, body, by.token);
  const styleOf = async (id = surveyId) => (await get(`/v1/survey/theme/${id}`)).data.themeStyle;
  const saveAs = (name: string, by = author) => post('/v1/survey/theme/save/as', { surveyId, name }, by);
  const allow = (canCustomThemeNum: boolean) =>
    app.platform.database.writer.getRepository(User).update({ id: author.userId }, { permission: JSON.stringify({ canCustomThemeNum }) });

  it('of a survey are read with their defaults spelled out [S7.call.get-survey-theme-id] [S3.theme.style-back] [S3.theme.style-texts]', async () => {
    const { code, data } = await get(`/v1/survey/theme/${surveyId}`);

    expect([code, data]).toEqual(['00000', { surveyId, themeStyle: { ...themeWithDefaults() } }]);
    expect(data.themeStyle).toMatchObject({ back: null, prevText: null, nextText: null });
  });

  it('of a survey are saved in its draft: what is given is set, null leads back, the rest stays [S7.call.post-survey-theme]', async () => {
    await post('/v1/survey/theme', { surveyId, themeStyle: { accent: '#BE185D', radius: 2, nextText: 'On' } });

    const saved = await post('/v1/survey/theme', { surveyId, themeStyle: { radius: null, back: '#fde68a' } });

    expect(saved).toMatchObject({ code: '00000', data: { surveyId } });
    expect(await styleOf()).toEqual({ ...themeWithDefaults(), accent: '#be185d', back: '#fde68a', nextText: 'On' });
    const { data } = await get(`/v1/surveys/${surveyId}/definition`);
    expect(data.definition.theme).toEqual({ accent: '#be185d', back: '#fde68a', nextText: 'On' });
  });

  it('are taken back as they were read', async () => {
    await post('/v1/survey/theme', { surveyId, themeStyle: { accent: '#be185d' } });
    const read = (await get(`/v1/survey/theme/${surveyId}`)).data;
    const { data: before } = await get(`/v1/surveys/${surveyId}/definition`);
    const own = (await saveAs('Ours')).data;

    expect((await post('/v1/survey/theme', read)).data).toEqual(read);
    expect((await get(`/v1/surveys/${surveyId}/definition`)).data.definition).toEqual(before.definition);
    expect((await post(`/v1/survey/theme/${own.id}`, own)).data).toEqual(own);
    expect((await post(`/v1/survey/theme/${own.id}`, { ...own, id: 'x' })).fields).toEqual([{ field: 'id', rule: 'readOnly' }]);
  });

  it.each([
    [{ accent: 'red' }, { field: 'themeStyle.accent', rule: 'format' }],
    [{ nextText: 'x'.repeat(25) }, { field: 'themeStyle.nextText', rule: 'tooLong', limit: 24 }],
    [{ radius: 25 }, { field: 'themeStyle.radius', rule: 'tooLarge', limit: 24 }],
    [{ textSize: 3 }, { field: 'themeStyle.textSize', rule: 'notAllowed' }],
    [{ logo: 'https://elsewhere.test/a.png' }, { field: 'themeStyle.logo' }],
    [{ glow: true }, { field: 'themeStyle.glow' }],
  ])('name what they may not have, wherever it is written: %j', async (themeStyle, fault) => {
    const { id } = (await saveAs('Ours')).data;

    for (const path of ['/v1/survey/theme', `/v1/survey/theme/${id}`]) {
      const body = path.endsWith(id) ? { themeStyle } : { surveyId, themeStyle };
      const { code, fields } = await post(path, body);
      expect([code, fields?.[0]]).toEqual(['A0400', expect.objectContaining(fault)]);
    }
    expect(await styleOf()).toEqual({ ...themeWithDefaults() });
  });

  it('of the product are given to a survey, which keeps its words and pictures [S7.call.post-survey-theme-change]', async () => {
    await post('/v1/survey/theme', { surveyId, themeStyle: { nextText: 'On', logo: 'images/logo.png', accent: '#be185d', radius: 0 } });

    const chosen = await post('/v1/survey/theme/change', { surveyId, themeId: 'harbour' });

    const harbour = SYSTEM_THEMES.find(({ id }) => id === 'harbour')?.style;
    expect(chosen.code).toBe('00000');
    expect(await styleOf()).toEqual({ ...themeWithDefaults(harbour), nextText: 'On', logo: 'images/logo.png' });
  });

  it('are kept under a name as further ones, and given to another survey [S7.call.post-survey-theme-save-as]', async () => {
    await post('/v1/survey/theme', { surveyId, themeStyle: { accent: '#be185d', nextText: 'On' } });

    const { code, data } = await saveAs('  Our pink ');

    expect(code).toBe('00000');
    expect(data).toMatchObject({ name: 'Our pink', themeStyle: { accent: '#be185d', nextText: 'On', radius: 8 } });
    expect((await get('/v1/survey/theme')).data.own).toEqual([data]);
    const other = await createSurvey(app, author);
    await post('/v1/survey/theme/change', { surveyId: other.id, themeId: data.id });
    expect(await styleOf(other.id)).toEqual(await styleOf());
  });

  it("of one's own are changed and renamed, and surveys that have them stay as they are [S7.call.post-survey-theme-id]", async () => {
    const { id } = (await saveAs('Ours')).data;

    const changed = await post(`/v1/survey/theme/${id}`, { name: 'Theirs', themeStyle: { accent: '#1d4ed8' } });
    const again = await post(`/v1/survey/theme/${id}`, { themeStyle: { radius: 0, accent: null } });

    expect(changed).toMatchObject({ code: '00000', data: { id, name: 'Theirs', themeStyle: { accent: '#1d4ed8' } } });
    expect(again.data).toMatchObject({ name: 'Theirs', themeStyle: { accent: '#0e7490', radius: 0 } });
    expect(await styleOf()).toEqual({ ...themeWithDefaults() });
  });

  it("of one's own are deleted for good, once", async () => {
    const { id } = (await saveAs('Ours')).data;

    expect((await post(`/v1/survey/theme/${id}/delete`)).code).toBe('00000');
    expect((await post(`/v1/survey/theme/${id}/delete`)).code).toBe('A0404');
    expect((await get('/v1/survey/theme')).data.own).toEqual([]);
  });

  it('have names of 1 to 24 characters that no other of the author has, whatever the letter case', async () => {
    await saveAs('Ours');
    const { id } = (await saveAs('Others')).data;

    expect((await saveAs(' ')).fields).toEqual([{ field: 'name', rule: 'tooShort', limit: 1 }]);
    expect((await saveAs('x'.repeat(25))).fields).toEqual([{ field: 'name', rule: 'tooLong', limit: 24 }]);
    expect((await saveAs('OURS')).fields).toEqual([{ field: 'name', rule: 'notUnique' }]);
    expect((await post(`/v1/survey/theme/${id}`, { name: 'ours' })).fields).toEqual([{ field: 'name', rule: 'notUnique' }]);
    expect((await saveAs('Ours', await signUp(app))).code).toBe('A0404');
  });

  it('are at most 50 of an author, also when many are saved at the same time', async () => {
    const most = OWN_THEME_LIMITS.perAuthor;
    for (let made = 0; made < most - 2; made += 1) await ownTheme(app, author, `Theme ${made}`);

    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => saveAs(name)));

    expect(answers.map(({ code }) => code).sort()).toEqual(['00000', '00000', 'A0400', 'A0400', 'A0400']);
    expect(answers.find(({ code }) => code === 'A0400')?.fields).toEqual([{ field: 'themes', rule: 'tooMany', limit: most }]);
    expect(await app.platform.database.repository(OwnTheme).countBy({ ownerId: author.userId })).toBe(most);
  });

  it('cannot be kept by an author without the permission; those there are stay', async () => {
    const { id } = (await saveAs('Ours')).data;
    await allow(false);

    expect((await saveAs('More')).fields).toEqual([{ field: 'themes', rule: 'tooMany', limit: 0 }]);
    expect((await post('/v1/survey/theme/change', { surveyId, themeId: id })).code).toBe('00000');
    await allow(true);
    expect((await saveAs('More')).code).toBe('00000');
  });

  it('of a running survey stay as they are (A0410), and may still be kept', async () => {
    await launchUnchecked(app, surveyId);

    expect((await post('/v1/survey/theme', { surveyId, themeStyle: { radius: 0 } })).code).toBe('A0410');
    expect((await post('/v1/survey/theme/change', { surveyId, themeId: 'night' })).code).toBe('A0410');
    expect((await saveAs('Ours')).code).toBe('00000');
  });

  it("that are neither the product's nor the author's are not there", async () => {
    const stranger = await signUp(app);
    const theirs = await ownTheme(app, stranger, 'Theirs');

    for (const themeId of [theirs, 'Harbour', 'toString', '', `${theirs} `])
      expect((await post('/v1/survey/theme/change', { surveyId, themeId })).code).toBe('A0404');
    expect((await post(`/v1/survey/theme/${theirs}`, { name: 'Mine' })).code).toBe('A0404');
    expect((await post(`/v1/survey/theme/${theirs}/delete`)).code).toBe('A0404');
    expect((await get(`/v1/survey/theme/${surveyId}`, stranger)).code).toBe('A0404');
  });

  it('keep their pictures: what the sweeper removes is not among them', async () => {
    const { filePath } = (await uploadPicture(app, author.token)).data;
    const { id } = (await saveAs('Ours')).data;
    await post(`/v1/survey/theme/${id}`, { themeStyle: { logo: filePath } });

    app.clock.advance(2 * FILE_LIFE);
    await app.features.asset.fileSweeper.sweep();

    expect((await fetch(`${app.address}/${filePath}`)).status).toBe(200);
  });

  it('are the same through the graph: chosen, saved, kept, changed, listed and deleted', async () => {
    const run = async (text: string, input: object) =>
      (await graph(app, text, { input }, author.token)).data as Record<string, Record<string, Record<string, unknown>>>;
    await run('mutation ($input: ChooseThemeInput!) { chooseTheme(input: $input) { survey { id } edit { id } } }', {
      surveyId,
      themeId: 'kraft',
    });
    await run('mutation ($input: SaveSurveyThemeInput!) { saveSurveyTheme(input: $input) { survey { id } } }', {
      surveyId,
      themeStyle: { radius: 0 },
    });
    const kept = await run(
      'mutation ($input: SaveThemeAsInput!) { saveThemeAs(input: $input) { theme { id name themeStyle { back radius } } } }',
      {
        surveyId,
        name: 'Ours',
      },
    );
    const themeId = kept.saveThemeAs?.theme?.id;
    await run('mutation ($input: UpdateOwnThemeInput!) { updateOwnTheme(input: $input) { theme { name } } }', {
      themeId,
      name: 'Paper',
      themeStyle: { nextText: 'On' },
    });

    const listed = await graph(
      app,
      '{ ownThemes { id name themeStyle { radius nextText back } } systemThemes { themeId } }',
      {},
      author.token,
    );

    expect(listed.data.ownThemes).toEqual([{ id: themeId, name: 'Paper', themeStyle: { radius: 0, nextText: 'On', back: '#dcc6a3' } }]);
    expect(listed.data.systemThemes).toEqual(SYSTEM_THEMES.map(({ id }) => ({ themeId: id })));
    const deleted = await run('mutation ($input: DeleteOwnThemeInput!) { deleteOwnTheme(input: $input) { removedId } }', { themeId });
    expect(deleted.deleteOwnTheme?.removedId).toBe(themeId);
  });
});
