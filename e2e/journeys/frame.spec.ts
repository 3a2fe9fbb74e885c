import { expect, test } from '../fixtures.js';
import { frameTexts } from '../i18n/frame-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { Author } from '../support/author.js';
import { sampleSurvey } from '../support/sample-survey.js';

/** Screens of the designer that need a sign-in, below its base. */
const GUARDED = (surveyId: string) =>
  [
    ['list', '/list'],
    ['recycle', '/recycle'],
    ['create', '/new'],
    ['edit', `/survey/${surveyId}`],
    ['questionLogic', `/survey/${surveyId}/logic/question`],
    ['optionLogic', `/survey/${surveyId}/logic/option`],
    ['publish', `/publish/${surveyId}`],
    ['overallReport', `/data/${surveyId}`],
    ['insight', `/data/insight/${surveyId}`],
    ['crossReport', `/data/cross/${surveyId}`],
    ['categoryReport', `/data/custom/${surveyId}`],
    ['dataDetail', `/data/detail/${surveyId}`],
  ] as const;

test.describe('without a sign-in', () => {
  test('the sign-in page opens below /designer/ [S2.base.designer-path]', async ({ page, language, words }) => {
    await page.goto('/designer/login');

    await expect(page.getByRole('heading', { name: frameTexts(language).titles.login, level: 1 })).toBeVisible();
    for (const path of ['', '/list', '/register', '/no/such', '/404']) {
      await page.goto(`/designer${path}`);
      await expect(page.getByRole('link', { name: frameTexts(language).product }).or(page.getByText('404'))).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(/^\/designer\//);
    }
    await expect(page.getByRole('button', { name: words.auth.account })).toHaveCount(0);
  });

  test('no screen shows what it has, and each is asked for again after signing in [S6.access.login-only] [S2.guard.login-required]', async ({
    page,
    author,
    language,
    words,
  }) => {
    const { title } = sampleTexts(language);
    const surveyId = await author.createSurvey(sampleSurvey(language));
    for (const [, path] of GUARDED(surveyId)) {
      await page.goto(`/designer${path}`);
      await expect(page).toHaveURL(/\/designer\/login\?/);
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(path);
      await expect(page.getByRole('heading', { name: words.auth.login, level: 1 })).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
    }
  });

  test('the report of a survey leads to the sign-in page, which knows the way back [S2.guard.redirect-to-login]', async ({ page }) => {
    await page.goto('/designer/data/7');

    await expect(page).toHaveURL(/\/designer\/login\?/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/data/7');
  });

  for (const path of ['no/such/path', 'survey', 'login/x']) {
    test(`${path} is no page of ours`, async ({ page, language }) => {
      await page.goto(`/designer/${path}`);

      await expect(page).toHaveURL(/\/designer\/404$/);
      await expect(page.getByRole('heading', { name: frameTexts(language).titles.notFound })).toBeVisible();
    });
  }

  test('a target that no route is named for ends at /404 [S2.guard.unnamed-to-404]', async ({ page }) => {
    await page.goto('/designer/nothing');
    await expect(page).toHaveURL(/\/designer\/404$/);

    await page.context().addCookies([{ name: 'login', value: '1', url: new URL(page.url()).origin }]);
    await page.goto('/designer/list/nothing');
    await expect(page).toHaveURL(/\/designer\/404$/);
  });
});

test.describe('signed in', () => {
  test('the base leads to the list [S2.route.root-to-list]', async ({ desk }) => {
    await desk.goto('/designer/');

    await expect(desk).toHaveURL(/\/designer\/list$/);
  });

  test('the list shows my surveys inside the main frame [S2.route.list]', async ({ desk, author, language, words }) => {
    const { title } = sampleTexts(language);
    await author.createSurvey(sampleSurvey(language));
    await desk.goto('/designer/list');

    await expect(desk.getByRole('main').getByRole('link', { name: title, exact: true }).first()).toBeVisible();
    const places = desk.getByRole('banner').getByRole('navigation', { name: frameTexts(language).mainNav });
    await expect(places.getByRole('link', { name: words.list.title })).toHaveAttribute('aria-current', 'page');
  });

  test('the recycle bin shows what was deleted inside the main frame [S2.route.recycle]', async ({ desk, author, language, words }) => {
    const surveyId = await author.createSurvey(sampleSurvey(language, { title: 'Thrown away' }));
    await author.remove(surveyId);
    await desk.goto('/designer/recycle');

    await expect(desk.getByRole('main').getByRole('button', { name: words.list.restore('Thrown away') })).toBeVisible();
    const places = desk.getByRole('banner').getByRole('navigation', { name: frameTexts(language).mainNav });
    await expect(places.getByRole('link', { name: words.list.recycleBin })).toHaveAttribute('aria-current', 'page');
  });

  test('a new survey is made on a page of its own [S2.route.new]', async ({ desk, language, words }) => {
    await desk.goto('/designer/new');

    await expect(desk.getByRole('heading', { name: frameTexts(language).titles.create, level: 1 })).toBeVisible();
    await expect(desk.getByRole('heading', { name: frameTexts(language).create, level: 2 })).toBeVisible();
    await expect(desk.getByRole('textbox', { name: words.create.name })).toBeFocused();
    await expect(desk.getByRole('button', { name: words.create.submit })).toBeVisible();
  });

  test('an unknown path ends at /404, a page without the main frame [S2.base.unknown-to-404] [S2.route.404]', async ({
    desk,
    language,
  }) => {
    await desk.goto('/designer/no/such/path');

    await expect(desk).toHaveURL(/\/designer\/404$/);
    await expect(desk.getByRole('heading', { name: frameTexts(language).titles.notFound, level: 1 })).toBeVisible();
    await expect(desk.getByRole('navigation')).toHaveCount(0);
    await expect(desk.getByRole('banner')).toHaveCount(0);
  });

  test('places have paths, and a reload shows the same place [S2.base.history-mode]', async ({ desk, author, language, words }) => {
    const surveyId = await author.createSurvey(sampleSurvey(language));
    await desk.goto('/designer/list');
    await desk.getByRole('link', { name: words.list.recycleBin }).click();
    await expect(desk).toHaveURL(/\/designer\/recycle$/);
    await desk.goto(`/designer/survey/${surveyId}`);
    await desk.getByRole('link', { name: words.tab.publish, exact: true }).click();

    await expect(desk).toHaveURL(new RegExp(`/designer/publish/${surveyId}$`));
    await desk.reload();
    await expect(desk.getByRole('button', { name: words.publish.launch })).toBeVisible();
    expect(new URL(desk.url()).hash).toBe('');
  });

  test('each page is called by its title and the product [S2.guard.page-title]', async ({ desk, author, language }) => {
    const { titles, product } = frameTexts(language);
    const surveyId = await author.createSurvey(sampleSurvey(language));
    const open = [
      ['login', '/login'],
      ['register', '/register'],
      ['notFound', '/404'],
    ] as const;
    for (const [name, path] of [...open, ...GUARDED(surveyId)]) {
      await desk.goto(`/designer${path}`);
      await expect(desk).toHaveTitle(`${titles[name]} - ${product}`);
    }
  });

  test("somebody else's survey looks like one that does not exist", async ({ desk, server, language }) => {
    const stranger = await Author.register(server.origin);
    const theirs = await stranger.createSurvey(sampleSurvey(language));
    for (const id of [theirs, 'Ab3dE6gH9k']) {
      for (const path of [`survey/${id}`, `survey/${id}/logic/question`, `publish/${id}`, `data/${id}`]) {
        await desk.goto(`/designer/${path}`);
        await expect(desk).toHaveURL(/\/designer\/404$/);
        await expect(desk.getByRole('heading', { name: frameTexts(language).titles.notFound })).toBeVisible();
        await expect(desk.getByRole('alert')).toHaveCount(0);
      }
    }
  });
});
