import { expect, test } from '../fixtures.js';
import { linkTexts } from '../i18n/link-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible, expectAccessibleAt } from '../support/axe.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('People get a link each and go on by it on another device; the survey opens by these alone, and its author sees who has answered [S2.route.publish-link]', async ({
  desk,
  author,
  phone,
  words,
  language,
  context,
}) => {
  const texts = linkTexts(language);
  const surveyId = await author.launched(language);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.goto(`/designer/publish/link/${surveyId}`);
  await expect(desk.getByText(texts.empty)).toBeVisible();
  await expectAccessibleAt(desk, WIDTHS, 'one-to-one links, none yet');

  await desk.getByRole('button', { name: texts.import }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill(texts.wrongList);
  await dialog.getByRole('button', { name: texts.check, exact: true }).click();
  await expect(dialog.getByText(texts.wrong)).toBeVisible();
  await dialog.getByRole('button', { name: texts.again }).click();
  await dialog.getByRole('textbox').fill(texts.list);
  await dialog.getByRole('button', { name: texts.check, exact: true }).click();
  await dialog.getByRole('button', { name: texts.make }).click();
  const ada = desk.getByRole('row', { name: new RegExp(texts.ada) });
  await expect(ada.getByText(texts.notOpened)).toBeVisible();
  await desk.getByRole('switch', { name: texts.onlyLinks }).click();
  await expect.poll(async () => (await author.definitionOf(surveyId)).settings?.onlyLinks).toBe(true);
  await expectAccessibleAt(desk, WIDTHS, 'one-to-one links');

  await phone.goto(`/r/${surveyId}`);
  await expect(phone.getByRole('heading', { name: texts.needsLink })).toBeVisible();
  await expectAccessible(phone, 'a survey that opens by links alone');
  await ada.getByRole('button').click();
  const { pathname, search } = new URL(await desk.evaluate(() => navigator.clipboard.readText()));
  await phone.goto(`${pathname}${search}`);
  const sample = sampleTexts(language);
  const kept = phone.waitForResponse((answer) => answer.url().endsWith('/link-draft') && answer.ok());
  await new RespondentPage(phone, words).answer(sample);
  await kept;
  await expectAccessible(phone, 'a survey that was opened by a one-to-one link');

  const laptop = await context.newPage();
  await laptop.goto(`${pathname}${search}`);
  const elsewhere = new RespondentPage(laptop, words);
  await laptop.getByRole('button', { name: words.answering.resume }).click();
  await expect(elsewhere.question(sample.drink).getByLabel(sample.drinks[0], { exact: true })).toBeChecked();
  await expect(laptop.getByRole('textbox', { name: sample.wish })).toHaveValue(sample.answer);
  await elsewhere.submit();
  await elsewhere.expectThanks();
  await laptop.close();

  await desk.reload();
  await expect(ada.getByText(texts.completed)).toBeVisible();
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: texts.export }).click();
  await desk.getByRole('menuitem', { name: texts.codes }).click();
  expect((await saved).suggestedFilename()).toMatch(/QR\.zip$/);

  await phone.evaluate(() => localStorage.clear());
  await phone.reload();
  await expect(phone.getByRole('heading', { name: texts.used })).toBeVisible();
});
