import type { Page } from '@playwright/test';
import type { SurveyDefinition } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { examTexts } from '../i18n/exam-texts.js';
import type { Language } from '../i18n/words.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';
import { photograph } from '../support/photograph.js';

/** An exam of one group with four questions, two points each. */
function drawingSurvey(language: Language): SurveyDefinition {
  const texts = examTexts(language);
  const nodes = texts.countries.map((title, place) => ({
    id: place + 2,
    code: `Q${place + 1}`,
    type: 3 as const,
    title,
    required: true,
    exam: { score: 2, texts: [texts.rivers] },
  }));
  return {
    format: 1,
    lastId: 9,
    title: texts.title,
    ...(language === 'en' && { language }),
    settings: { exam: { showAfter: 'score' } },
    nodes: [{ id: 1, code: 'G1', group: true, title: texts.drawn, nodes }],
  };
}

test('An exam asks each respondent two of four questions: a reload keeps them, the score counts them, another respondent gets others', async ({
  desk,
  author,
  phone,
  words,
  language,
}) => {
  const texts = examTexts(language);
  const surveyId = await author.createSurvey(drawingSurvey(language));
  await desk.goto(`/designer/setting/exam/${surveyId}`);
  await desk.getByRole('textbox', { name: texts.draw('G1') }).fill('2');
  await desk.getByRole('heading', { name: texts.drawing }).click();
  await expect.poll(async () => (await author.definitionOf(surveyId)).nodes.map(({ draw }) => draw)).toEqual([2]);
  await expectAccessible(desk, 'the draw of an exam');
  await photograph(desk, 'exam-draw');
  await author.launch(surveyId);

  const respondent = await RespondentPage.open(phone, words, surveyId);
  const asked = await askedOn(phone, texts.countries);
  expect(asked).toHaveLength(2);
  await respondent.write(asked[0] ?? '', texts.guess);
  await phone.reload();
  await phone.getByRole('button', { name: words.answering.resume }).click();
  expect(await askedOn(phone, texts.countries)).toEqual(asked);
  await respondent.write(asked[1] ?? '', texts.guess);
  await respondent.submit();
  await expect(phone.getByText(texts.drawnScore)).toBeVisible();

  await expect(async () => {
    await phone.evaluate(() => localStorage.clear());
    await RespondentPage.open(phone, words, surveyId);
    const others = await askedOn(phone, texts.countries);
    expect(others).toHaveLength(2);
    expect(others).not.toEqual(asked);
  }).toPass();
});

/** The questions that the page asks, once it is there. */
async function askedOn(page: Page, titles: readonly string[]): Promise<string[]> {
  await expect(page.getByRole('textbox').first()).toBeVisible();
  const shown = await Promise.all(titles.map((title) => page.getByRole('textbox', { name: title }).count()));
  return titles.filter((_, place) => shown[place] === 1);
}
