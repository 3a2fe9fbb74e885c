import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { RespondentPage } from '../pages/RespondentPage.js';

test('Nothing of the answering page sticks out at 320 px', async ({ phone, author, words, language }) => {
  const texts = sampleTexts(language);
  const long = { title: texts.title.repeat(6), welcome: `${texts.welcome} https://example.com/${'long'.repeat(30)}` };
  const surveyId = await author.launched(language, long);
  const sticksOut = () => phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await phone.setViewportSize({ width: 320, height: 640 });

  const respondent = await RespondentPage.open(phone, words, surveyId);
  expect(await sticksOut()).toBe(0);
  await respondent.start();
  await respondent.submit();
  await respondent.expectError(texts.drink, words.answering.chooseOne);
  expect(await sticksOut()).toBe(0);
  await respondent.answer(texts);
  expect(await sticksOut()).toBe(0);
  await respondent.submit();
  await respondent.expectThanks();
  expect(await sticksOut()).toBe(0);
});

test('A survey can be answered by keyboard alone', async ({ page, author, words, language }) => {
  const texts = sampleTexts(language);
  const surveyId = await author.launched(language);
  const respondent = await RespondentPage.open(page, words, surveyId);
  const { keyboard } = page;

  await respondent.tabTo(page.getByRole('radio').first());
  await keyboard.press('Space');
  await respondent.tabTo(page.getByRole('checkbox').first());
  await keyboard.press('Space');
  await respondent.tabTo(page.getByRole('textbox', { name: texts.wish }));
  await keyboard.type(texts.answer);
  await respondent.tabTo(respondent.submitButton);
  await keyboard.press('Enter');

  await respondent.expectThanks();
  expect(await author.firstAnswerText(surveyId)).toBe(texts.answer);
});
