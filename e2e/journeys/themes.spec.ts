import { expect, test as base } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { themeTexts } from '../i18n/theme-texts.js';
import { ThemePage } from '../pages/ThemePage.js';
import { expectAccessibleAt } from '../support/axe.js';
import { pictureFile } from '../support/picture-files.js';
import { sampleSurvey } from '../support/sample-survey.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const WHITE = 'rgb(255, 255, 255)';
const MIDNIGHT = 'rgb(29, 26, 69)';

const test = base.extend<{ texts: ReturnType<typeof themeTexts> }>({
  texts: async ({ language }, use) => use(themeTexts(language)),
});

test('A theme is chosen in the settings, seen at once on the page itself, undone, and what respondents get [S2.route.setting-theme]', async ({
  desk,
  author,
  phone,
  texts,
  words,
  language,
}) => {
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await desk.goto(`/designer/setting/${surveyId}`);
  await desk.getByRole('navigation', { name: texts.nav, exact: true }).getByRole('link', { name: texts.appearance }).click();
  await expect(desk).toHaveURL(new RegExp(`/designer/setting/theme/${surveyId}$`));
  const themes = await ThemePage.open(desk, texts, surveyId);
  const sheet = themes.shown.getByRole('main');
  await expect(sheet).toHaveCSS('background-color', WHITE);

  await themes.theme(texts.names.midnight).click();
  await expect(sheet).toHaveCSS('background-color', MIDNIGHT);
  await expect(themes.theme(texts.names.midnight)).toHaveAttribute('aria-pressed', 'true');
  await desk.getByRole('button', { name: words.editor.undo, exact: true }).click();
  await expect(sheet).toHaveCSS('background-color', WHITE);
  await themes.theme(texts.names.midnight).click();
  await desk.getByRole('button', { name: texts.desktop }).click();
  await expect(sheet).toHaveCSS('background-color', MIDNIGHT);

  await expect.poll(async () => (await author.definitionOf(surveyId)).theme?.isDark).toBe(true);
  await author.launch(surveyId);
  await phone.goto(`/r/${surveyId}`);
  await expect(phone.getByRole('main')).toHaveCSS('background-color', MIDNIGHT);
});

test('A colour that cannot be read is told while it is picked; numbers, words and pictures come to the page, which stays where it was', async ({
  desk,
  author,
  texts,
  language,
}) => {
  const sample = sampleTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  const themes = await ThemePage.open(desk, texts, surveyId);
  const option = themes.shown.getByRole('radio', { name: sample.drinks[0] });
  await option.check();
  await themes.show('style');

  await desk.getByLabel(texts.accentCode).fill('#facc1');
  await expect(desk.getByRole('alert')).toContainText(texts.badColour);
  await desk.getByLabel(texts.accentCode).fill('#facc15');
  await expect(desk.getByText(texts.corrected)).toBeVisible();
  await expect(themes.shown.getByRole('button').last()).toHaveCSS('background-color', 'rgb(250, 204, 21)');
  await expectAccessibleAt(desk, WIDTHS, 'the appearance, corrected', ['iframe']);

  await expect(themes.shown.getByRole('heading', { level: 2 }).first()).toContainText('1.');
  await desk.getByRole('switch', { name: texts.hasNumbers }).click();
  await expect(themes.shown.getByRole('heading', { level: 2 }).first()).not.toContainText('1.');
  await expect(option).toBeChecked();

  const picture = desk.locator('input[type="file"]').nth(1);
  await picture.setInputFiles(pictureFile('harbour.png'));
  await expect(themes.shown.locator('html[data-cover]')).toHaveCount(1);
  await desk.getByLabel(texts.prevText).fill('Look back');
  await desk.getByLabel(texts.prevText).press('Tab');
  await expect
    .poll(async () => (await author.definitionOf(surveyId)).theme)
    .toEqual({ accent: '#facc15', hasNumbers: false, prevText: 'Look back', cover: expect.stringMatching(/^images\/\w+\.png$/) });
});

test('A look is kept under a name, given to another survey, renamed and deleted', async ({ desk, author, texts, language }) => {
  const first = await author.createSurvey(sampleSurvey(language, { theme: { accent: '#be185d', surface: '#fff1f2' } }));
  const second = await author.createSurvey(sampleSurvey(language));
  await (await ThemePage.open(desk, texts, first)).saveAs('Pink');

  const themes = await ThemePage.open(desk, texts, second);
  await themes.theme('Pink').click();
  await expect(themes.shown.getByRole('main')).toHaveCSS('background-color', 'rgb(255, 241, 242)');
  await expectAccessibleAt(desk, WIDTHS, 'themes', ['iframe']);
  await expect.poll(async () => (await author.definitionOf(second)).theme).toEqual({ accent: '#be185d', surface: '#fff1f2' });

  await themes.act('Pink', texts.rename);
  await expect(desk.getByRole('dialog')).toBeVisible();
  await desk.getByLabel(texts.name).fill('Rose');
  await expectAccessibleAt(desk, WIDTHS, 'the name of a theme', ['iframe']);
  await desk.getByRole('dialog').getByRole('button', { name: texts.save }).click();
  await expect(themes.theme('Rose')).toBeVisible();
  await themes.act('Rose', texts.remove);
  await desk.getByRole('dialog').getByRole('button', { name: texts.remove }).click();
  await expect(themes.theme('Rose')).toHaveCount(0);
  expect((await author.definitionOf(second)).theme).toEqual({ accent: '#be185d', surface: '#fff1f2' });
});

test('The appearance of a running survey is for reading; on a phone the page stands above what changes it', async ({
  desk,
  author,
  texts,
  language,
}) => {
  const surveyId = await author.launched(language);
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto(`/designer/setting/theme/${surveyId}`);
  const frame = desk.locator('iframe');
  await expect(frame).toBeVisible();
  const theme = desk.getByRole('button', { name: texts.names.midnight, exact: true });
  await expect(theme).toBeDisabled();
  await expectAccessibleAt(desk, WIDTHS, 'themes, read-only', ['iframe']);

  await theme.scrollIntoViewIfNeeded();
  const [above, below] = [await frame.boundingBox(), await theme.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
