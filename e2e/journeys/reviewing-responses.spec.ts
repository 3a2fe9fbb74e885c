import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { DetailPage } from '../pages/DetailPage.js';
import { ReportPage } from '../pages/ReportPage.js';
import { ResponseReview } from '../pages/ResponseReview.js';
import { expectAccessibleAt } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('A response is edited, invalidated, deleted and restored, and the figures of the report follow', async ({
  desk,
  author,
  words,
  language,
}) => {
  const { drink, drinks, other } = sampleTexts(language);
  const [tea = '', coffee = ''] = drinks;
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await author.launch(surveyId);
  for (const option of [11, 11, 12]) await author.handIn(surveyId, { 1: { option } });
  const detail = await DetailPage.open(desk, words, language, surveyId);
  const review = new ResponseReview(desk, language);
  const { texts } = review;
  const figuresAre = async (total: number, ofTea: number, ofCoffee: number) => {
    const report = await ReportPage.open(desk, words, surveyId);
    await report.expectTotal(total);
    await report.expectCount(drink, tea, ofTea);
    await report.expectCount(drink, coffee, ofCoffee);
    await DetailPage.open(desk, words, language, surveyId);
  };

  // What the rules refuse is said at its question; then the edit is stored.
  await detail.link(1).click();
  const form = await review.edit();
  await form.getByRole('radio', { name: other }).check();
  await form.getByRole('button', { name: texts.save }).click();
  await expect(form.getByText(texts.required)).toBeVisible();
  await expectAccessibleAt(desk, SIZES, 'editor of answers');
  await form.getByRole('radio', { name: coffee }).check();
  await form.getByRole('button', { name: texts.save }).click();
  await expect(detail.panel.getByText(texts.history)).toBeVisible();
  await figuresAre(3, 1, 2);

  await review.select(1, 2);
  await expectAccessibleAt(desk, SIZES, 'responses selected');
  await review.invalidate(texts.why);
  await expect(desk.getByRole('row').filter({ has: detail.link(2) })).toContainText(texts.invalid);
  await figuresAre(1, 0, 1);

  await review.select(1, 2);
  await review.pressInBar(texts.validate);
  await expect(desk.getByRole('button', { name: texts.undo, exact: true })).toBeVisible();
  await detail.link(3).click();
  await review.deleteOpened();
  await expect(review.box).toContainText(texts.purged);
  await expect(detail.link(3)).toBeHidden();
  await figuresAre(2, 1, 1);

  await desk.getByRole('button', { name: texts.bin, exact: true }).click();
  await detail.link(3).click();
  await expectAccessibleAt(desk, SIZES, 'recycle bin');
  await review.restoreOpened();
  await expect(review.box).not.toContainText(texts.purged);
  await figuresAre(3, 1, 2);
});
