import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { logicTexts } from '../i18n/logic-texts.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { logicSurvey } from '../support/logic-survey.js';

const shown = (phone: Page, title: string) => phone.getByRole('heading', { name: title });

test.describe('A survey with logic, made through the API, is answered on a phone', () => {
  test('who answers no jumps to the last question', async ({ author, phone, words, language }) => {
    const texts = logicTexts(language);
    const surveyId = await author.createSurvey(logicSurvey(language));
    await author.launch(surveyId);
    const respondent = await RespondentPage.open(phone, words, surveyId);

    await respondent.choose(texts.drinks, texts.yesNo[1]);
    await phone.getByRole('button', { name: texts.next }).click();

    await expect(shown(phone, texts.last)).toBeVisible();
    await respondent.submit();
    await respondent.expectThanks();
    expect(await author.responseCount(surveyId)).toBe(1);
  });

  test('who answers yes sees what fits: an inserted answer, carried options, a group, a rating', async ({
    author,
    phone,
    words,
    language,
  }) => {
    const texts = logicTexts(language);
    const surveyId = await author.createSurvey(logicSurvey(language));
    await author.launch(surveyId);
    const respondent = await RespondentPage.open(phone, words, surveyId);
    const next = () => phone.getByRole('button', { name: texts.next }).click();

    await respondent.choose(texts.drinks, texts.yesNo[0]);
    await next();
    await respondent.choose(texts.kinds, texts.teas[1]);
    await next();
    await expect(shown(phone, texts.favourite)).toBeVisible();

    await phone.getByRole('button', { name: texts.back }).click();
    await respondent.question(texts.kinds).getByLabel(texts.teas[1], { exact: true }).uncheck();
    await respondent.choose(texts.kinds, texts.teas[0], texts.teas[2]);
    await next();
    await expect(shown(phone, texts.whyShown)).toBeVisible();

    await next();
    await expect(shown(phone, texts.group)).toBeVisible();
    const favourite = phone.getByRole('combobox', { name: texts.favourite });
    await expect(favourite.getByRole('option', { name: new RegExp(`^(${texts.teas.join('|')})$`) })).toHaveCount(2);
    await favourite.selectOption({ label: texts.teas[2] });
    await next();
    await phone.getByRole('radiogroup', { name: texts.rate }).getByRole('radio').nth(3).check();
    await next();
    await respondent.write(texts.last, texts.title);
    await respondent.submit();
    await respondent.expectThanks();
    expect(await author.responseCount(surveyId)).toBe(1);
  });
});
