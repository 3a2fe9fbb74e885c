import { expect, test } from '../fixtures.js';
import { historyTexts } from '../i18n/history-texts.js';
import { Author } from '../support/author.js';
import { expectAccessibleAt } from '../support/axe.js';
import { signIn } from '../support/sign-in.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('A version is compared with the draft, and restored; the draft before that is not lost', async ({ page, server, language }) => {
  const texts = historyTexts(language);
  const author = await Author.register(server.origin);
  const surveyId = await author.launched(language);
  await author.stop(surveyId);
  await author.edit(surveyId, [{ addNode: { type: 'OPEN_TEXT', title: 'Why?' } }]);
  await signIn(page, author, server.origin);

  await page.goto(`/designer/publish/${surveyId}`);
  await page.getByRole('link', { name: texts.seeChanges }).click();
  await expect(page.getByText(texts.unpublished)).toBeVisible();
  const chosen = page.getByRole('region', { name: texts.chosen });
  await page.getByRole('navigation', { name: texts.timeline }).getByRole('button', { name: texts.version }).click();
  await chosen.getByRole('button', { name: texts.since }).click();
  await expect(chosen.getByText(texts.added)).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'the history of a survey');
  await chosen.getByRole('button', { name: texts.contents }).click();
  await expectAccessibleAt(page, WIDTHS, 'what a version asked');

  await chosen.getByRole('button', { name: texts.restore }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.restore }).click();
  await expect(page.getByText(texts.restored, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.unpublished)).toBeHidden();
  await chosen.getByRole('button', { name: texts.since }).click();
  await expect(chosen.getByText(texts.same)).toBeVisible();

  await page.reload();
  await page.getByRole('navigation', { name: texts.timeline }).getByRole('button').first().click();
  await chosen.getByRole('button', { name: texts.contents }).click();
  await expect(chosen.getByText('Why?')).toBeHidden();
});
