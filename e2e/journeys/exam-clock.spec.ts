import type { SurveyDefinition } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { examClockTexts } from '../i18n/exam-clock-texts.js';
import type { Language } from '../i18n/words.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';
import { beganEarlier } from '../support/earlier-attempt.js';
import { photograph } from '../support/photograph.js';

const MINUTE = 60_000;

function examSurvey(language: Language): SurveyDefinition {
  const texts = examClockTexts(language);
  const [paris, lyon] = texts.capitals;
  return {
    format: 1,
    lastId: 4,
    title: texts.title,
    ...(language === 'en' && { language }),
    settings: { exam: { showAfter: 'score' } },
    nodes: [
      {
        id: 1,
        code: 'Q1',
        type: 1,
        title: texts.capital,
        required: true,
        exam: { score: 2, optionIds: [2] },
        options: [
          { id: 2, code: '1', title: paris },
          { id: 3, code: '2', title: lyon },
        ],
      },
      { id: 4, code: 'Q2', type: 3, title: texts.why, required: true, exam: { score: 3, texts: ['987'] } },
    ],
  };
}

test('An exam with a clock is started, goes on after a reload, hands itself in when the time is over, and ends after the last attempt', async ({
  desk,
  author,
  phone,
  words,
  language,
  server,
}) => {
  const texts = examClockTexts(language);
  const surveyId = await author.createSurvey(examSurvey(language));
  await desk.goto(`/designer/setting/exam/${surveyId}`);
  await desk.getByRole('textbox', { name: texts.timeLimit, exact: true }).fill('10');
  await desk.getByRole('textbox', { name: texts.attempts, exact: true }).fill('2');
  await desk.keyboard.press('Enter');
  await expect
    .poll(async () => (await author.definitionOf(surveyId)).settings?.exam)
    .toEqual({ showAfter: 'score', timeLimit: 10, attempts: 2 });
  await expectAccessible(desk, 'the limits of an exam');
  await photograph(desk, 'exam-limits');
  await author.launch(surveyId);

  const respondent = await RespondentPage.open(phone, words, surveyId);
  await expect(phone.getByText(texts.minutes)).toBeVisible();
  await expect(phone.getByText(texts.left(2), { exact: true })).toBeVisible();
  await expect(respondent.question(texts.capital)).toBeHidden();
  await expectAccessible(phone, 'the start of an exam');
  await photograph(phone, 'exam-start');
  await phone.getByRole('button', { name: texts.start }).click();
  await respondent.choose(texts.capital, texts.capitals[0]);
  await expect(phone.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/);
  await expectAccessible(phone, 'an exam with its clock');
  await photograph(phone, 'exam-clock');

  beganEarlier(server.folder, surveyId, 5 * MINUTE);
  await phone.reload();
  await expect(phone.getByRole('timer')).toHaveText(/^4:[45]\d$/);
  await expect(respondent.question(texts.capital).getByLabel(texts.capitals[0], { exact: true })).toBeChecked();
  beganEarlier(server.folder, surveyId, 5 * MINUTE - 12_000);
  await phone.reload();
  await expect(phone.getByText(texts.soon, { exact: true })).toBeVisible();
  await expectAccessible(phone, 'the last minute of an exam');
  await photograph(phone, 'exam-last-minute');
  await expect(phone.getByText(texts.score)).toBeVisible({ timeout: 20_000 });

  await phone.reload();
  await phone.getByRole('button', { name: texts.again }).click();
  await expect(phone.getByText(texts.left(1), { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: texts.start }).click();
  await expect(respondent.question(texts.capital).getByLabel(texts.capitals[0], { exact: true })).not.toBeChecked();
  await respondent.choose(texts.capital, texts.capitals[0]);
  await respondent.write(texts.why, '988');
  await respondent.submit();
  await expect(phone.getByText(texts.score)).toBeVisible();

  await phone.reload();
  await phone.getByRole('button', { name: texts.again }).click();
  await expect(phone.getByRole('heading', { name: texts.none })).toBeVisible();
  await expect(phone.getByRole('button', { name: texts.start })).toBeHidden();
  await expectAccessible(phone, 'an exam without an attempt left');

  await desk.goto(`/designer/data/exam/${surveyId}`);
  const attempts = desk.getByRole('region', { name: texts.attemptsMade });
  await expect(attempts).toContainText(texts.fates);
  await expectAccessible(desk, 'the attempts at an exam');
  await photograph(desk, 'exam-attempts');
});
