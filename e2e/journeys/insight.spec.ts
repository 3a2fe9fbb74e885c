import { randomUUID } from 'node:crypto';
import type { SurveyDefinition } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { insightTexts } from '../i18n/insight-texts.js';
import type { Language } from '../i18n/words.js';
import { ReportPage } from '../pages/ReportPage.js';
import { expectAccessibleAt } from '../support/axe.js';
import { V1Client } from '../support/v1-client.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const RESPONDENTS = 80;

function drinksSurvey(language: Language): SurveyDefinition {
  const texts = insightTexts(language);
  const options = (from: number, titles: readonly string[]) =>
    titles.map((title, index) => ({ id: from + index, code: String(index + 1), title }));
  return {
    format: 1,
    lastId: 63,
    title: texts.title,
    language,
    nodes: [
      { id: 1, code: 'Q1', type: 1, title: texts.city, options: options(11, texts.cities) },
      { id: 2, code: 'Q2', type: 1, title: texts.drink, options: options(21, texts.drinks) },
      { id: 3, code: 'Q3', type: 4, title: texts.recommend, setting: { min: 0, max: 10 } },
      { id: 4, code: 'Q4', type: 4, title: texts.stars, setting: { min: 1, max: 5 } },
      {
        id: 5,
        code: 'Q5',
        type: 14,
        subType: 4,
        title: texts.marks,
        setting: { min: 1, max: 5 },
        children: options(61, texts.rows),
      },
    ],
  };
}

/** The north drinks tea, the south coffee; taste is rated 4 or 5, the price 1 or 2. */
async function answer(origin: string, surveyId: string): Promise<void> {
  const v1 = new V1Client(origin);
  await Promise.all(
    Array.from({ length: RESPONDENTS }, (_, place) => {
      const isNorth = place % 2 === 0;
      const isUsual = place % 5 !== 0;
      const answers = {
        1: { option: isNorth ? 11 : 12 },
        2: { option: isNorth === isUsual ? 21 : 22 },
        3: { number: [10, 9, 8, 3][place % 4] },
        4: { number: [5, 4, 3][place % 3] },
        5: { rows: { 61: { number: 4 + (place % 2) }, 62: { number: 3 }, 63: { number: 2 - (place % 2) } } },
      };
      const source = place < 12 ? { source: 'mail' } : {};
      return v1.call('POST', `/r/${surveyId}/responses`, { submissionId: randomUUID(), answers, ...source });
    }),
  );
}

test('Smart insight finds what is there, leads to the responses, and keeps what is put away [S2.route.data-insight]', async ({
  desk,
  author,
  server,
  words,
  language,
}) => {
  const texts = insightTexts(language);
  const surveyId = await author.createSurvey(drinksSurvey(language));
  await author.launch(surveyId);
  await answer(server.origin, surveyId);
  await ReportPage.open(desk, words, surveyId);
  await desk.getByRole('link', { name: texts.report }).click();

  const difference = desk.getByRole('article', { name: texts.difference });
  await expect(difference.getByText('n = 80', { exact: true })).toBeVisible();
  await expect(difference.getByText(/^χ²\(1\) = .*p < 0\.001$/)).toBeVisible();
  await expect(desk.getByRole('article', { name: texts.gap })).toBeVisible();
  await expectAccessibleAt(desk, WIDTHS, 'smart insight');

  await desk.getByRole('button', { name: texts.hide }).click();
  await expect(desk.getByRole('article', { name: texts.promoters })).toBeHidden();
  await desk.reload();
  await expect(desk.getByText(texts.hidden)).toBeVisible();
  await desk.getByRole('button', { name: texts.showHidden }).click();
  await expect(desk.getByRole('article', { name: texts.promoters })).toBeVisible();

  await difference.getByRole('link', { name: texts.see }).click();
  await expect(desk).toHaveURL(/\/data\/detail\/.*where=/);
  await expect(desk.getByText('n = 32', { exact: true })).toBeVisible();

  await desk.goto(`/designer/data/insight/${surveyId}?source=mail`);
  await expect(desk.getByText(texts.limited)).toBeVisible();
  await expect(desk.getByRole('article', { name: texts.difference })).toBeHidden();
});
