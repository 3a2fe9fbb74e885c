import { apply, emptyDefinition } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { pictureTexts } from '../i18n/picture-texts.js';
import { richTexts } from '../i18n/rich-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { ImageLibrary } from '../pages/ImageLibrary.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { TitleEditor } from '../pages/TitleEditor.js';
import { expectAccessible } from '../support/axe.js';
import { pictureFile } from '../support/picture-files.js';

const made = apply(emptyDefinition({ title: 'Canteen', language: 'en' }), [
  { op: 'addNode', node: { type: 3, title: 'Your name?' } },
  { op: 'addNode', node: { type: 3, title: 'How was it' } },
]);
if (!made.ok) throw new Error(JSON.stringify(made.fault));
const survey = made.definition;

const open = test.extend<{ title: TitleEditor; surveyId: string }>({
  surveyId: async ({ author }, use) => use(await author.createSurvey(survey)),
  title: async ({ desk, words, language, surveyId }, use) => {
    const editor = await EditorPage.open(desk, words, surveyId);
    await editor.select('Q2', 'How was it');
    await use(await TitleEditor.open(desk, editor, richTexts(language), 'Q2'));
  },
});

open(
  'A title gets a size, a colour, a picture and an answer; respondents see them, and the fallback without an answer [S2.dialog.title-editor] [S2.dialog.title-editor-buttons] [S2.dialog.piping] [S9.rich.image-title-max-height]',
  async ({ title, desk, author, words, language, surveyId, browser }) => {
    const library = new ImageLibrary(desk, pictureTexts(language));
    await expectAccessible(desk, 'the advanced title editor');
    await title.selectAll();
    await title.setSize(24);
    await title.setColor('#b91c1c');
    await desk.keyboard.press('End');
    await title.press('image');
    await library.upload(pictureFile('tall.png', { width: 200, height: 900 }));
    await library.select('tall.png');
    await library.confirm();
    await title.insertAnswer('Q1', 'dear guest');
    await expect(title.chip).toHaveText('Q1 Your name?');
    await title.confirm();

    await expect(desk.getByRole('article', { name: 'Q2' }).locator('img')).toBeVisible();
    const editor = await EditorPage.shown(desk, words);
    await editor.expectSaved();
    await desk.reload();
    await EditorPage.shown(desk, words);
    const stored = (await author.definitionOf(surveyId)).nodes[1]?.title ?? '';
    expect(stored).toContain('<span style="color: #b91c1c; font-size: 24px">How was it');
    expect(stored).toContain('<span data-ref="1" data-fallback="dear guest">[Q1]</span>');

    await author.launch(surveyId);
    const page = await browser.newPage();
    await RespondentPage.open(page, words, surveyId);
    const words2 = page.getByText('How was it').first();
    await expect(words2).toHaveCSS('font-size', '24px');
    await expect(words2).toHaveCSS('color', 'rgb(185, 28, 28)');
    await expect(page.getByText('dear guest').first()).toBeVisible();
    const picture = page.locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(900);
    expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(350);
    await page.getByRole('textbox', { name: 'Your name?' }).fill('Ann');
    await expect(page.getByText('Ann', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('dear guest')).toHaveCount(0);
    await page.close();
  },
);

open(
  'Pasting gives plain text; links and pictures of other sites are refused [S5.rich.paste-plain] [S5.rich.external-link] [S5.rich.external-image] [S5.rich.no-data-images]',
  async ({ title, desk }) => {
    await title.selectAll();
    await title.paste('<b>A</b>', 'A');
    await expect(title.field).toHaveText('A');
    await expect(title.field.locator('b, strong')).toHaveCount(0);

    await title.paste('<img src="data:image/png;base64,AAAA">', '');
    await expect(title.fault).toHaveText(title.texts.externalImage);
    await expect(title.field.locator('img[src^="data"]')).toHaveCount(0);

    await title.selectAll();
    await title.setLink('http://other.example');
    await expect(title.fault).toHaveText(title.texts.externalLink);

    await title.press('code');
    await title.source.fill('<img src="https://other.example/a.png">');
    await title.confirmButton.click();
    await expect(title.fault).toHaveText(title.texts.externalImage);
    await title.source.fill('A <a href="http://other.example">b</a>');
    await title.confirmButton.click();
    await expect(title.fault).toHaveText(title.texts.externalLink);
    await expectAccessible(desk, 'the source of a title');
  },
);

open('The field is 200 pixels high; leaving it with changes asks first [S9.rich.heights]', async ({ title, desk }) => {
  expect((await title.box.boundingBox())?.height).toBe(200);
  await title.field.pressSequentially('!');
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: title.texts.stay }).click();
  await expect(title.field).toHaveText('How was it!');
});
