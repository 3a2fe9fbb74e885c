import { expect, test } from '../fixtures.js';
import { examTexts } from '../i18n/exam-texts.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';
import { markedSurvey } from '../support/exam-survey.js';
import { photograph } from '../support/photograph.js';

test('An exam has grades and a ranking: the second respondent sees a place behind the first, whose name is masked, and the author sees both', async ({
  desk,
  author,
  phone,
  words,
  language,
}) => {
  const texts = examTexts(language);
  const name = { id: 5, code: 'Q3', type: 3, title: texts.name } as const;
  const exam = markedSurvey(language, { showAfter: 'score' });
  const surveyId = await author.createSurvey({ ...exam, lastId: 5, nodes: [...exam.nodes, name] });
  await desk.goto(`/designer/setting/exam/${surveyId}`);
  await desk.getByRole('button', { name: texts.addGrade }).click();
  await desk.getByRole('textbox', { name: texts.gradeName }).fill(texts.good);
  await desk.getByRole('textbox', { name: texts.gradeText }).fill(texts.goodText);
  await desk.getByRole('switch', { name: texts.showRanking }).click();
  await desk.getByRole('combobox', { name: texts.namesFrom }).click();
  await desk.getByTitle(`Q3 ${texts.name}`).click();
  await expect
    .poll(async () => (await author.definitionOf(surveyId)).settings?.exam)
    .toEqual({
      showAfter: 'score',
      grades: [{ min: 60, title: texts.good, text: texts.goodText }],
      ranking: { top: 10, names: 'masked', nameNodeId: 5 },
    });
  await expectAccessible(desk, 'the grades and the ranking of an exam');
  await photograph(desk, 'exam-standing-setting');
  await author.launch(surveyId);

  const [first, second] = texts.names;
  const respondent = await RespondentPage.open(phone, words, surveyId);
  await respondent.choose(texts.capital, texts.capitals[0]);
  await respondent.write(texts.river, texts.rivers);
  await respondent.write(texts.name, first);
  await respondent.submit();
  await expect(phone.getByText(texts.good, { exact: true })).toBeVisible();
  await expect(phone.getByText(texts.goodText)).toBeVisible();

  await phone.evaluate(() => localStorage.clear());
  await RespondentPage.open(phone, words, surveyId);
  await respondent.choose(texts.capital, texts.capitals[0]);
  await respondent.write(texts.name, second);
  await respondent.submit();
  await expect(phone.getByText(texts.place)).toBeVisible();
  const shown = phone.getByRole('table', { name: texts.ranking });
  await expect(shown.getByRole('rowheader')).toHaveText([`${[...first][0]}**`, new RegExp(`^${[...second][0]}\\*\\*`)]);
  await expect(phone.getByText(first)).toHaveCount(0);
  await expect(phone.getByText(texts.good, { exact: true })).toHaveCount(0);
  await expectAccessible(phone, 'the ranking of an exam');
  await photograph(phone, 'exam-ranking');

  await desk.goto(`/designer/data/exam/${surveyId}`);
  const table = desk.getByRole('table', { name: texts.ranking });
  await expect(table.getByRole('rowheader')).toHaveText([first, second]);
  await expect(desk.getByRole('region', { name: texts.grades })).toContainText(texts.good);
  await expectAccessible(desk, 'the ranking in the analysis of an exam');
  await photograph(desk, 'exam-standing');
});
