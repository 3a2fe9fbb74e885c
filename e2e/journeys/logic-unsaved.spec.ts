import { expect, test } from '../fixtures.js';
import { logicTexts } from '../i18n/logic-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { LogicRules } from '../pages/LogicRules.js';
import { expectAccessible } from '../support/axe.js';
import { logicSurvey } from '../support/logic-survey.js';

test('Whoever leaves rules that are not saved is asked, on the screen and in the dialog', async ({ desk, author, words, language }) => {
  const tea = logicTexts(language);
  const { texts } = new LogicRules(desk, desk.getByRole('main'), language);
  const surveyId = await author.createSurvey(logicSurvey(language));
  await desk.goto(`/designer/survey/${surveyId}/logic/question`);
  const rules = new LogicRules(desk, desk.getByRole('main'), language);
  const dialog = desk.getByRole('dialog', { name: texts.leaveTitle });
  const toOptions = desk.getByRole('link', { name: texts.optionLogic });
  await rules.pick(rules.rule(0), texts.target, texts.end);

  await toOptions.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(desk, 'leaving rules that are not saved');
  await dialog.getByRole('button', { name: texts.stay }).click();
  await expect(dialog).toBeHidden();
  await expect(rules.rule(0)).toContainText(texts.unsaved);
  await toOptions.click();
  await dialog.getByRole('button', { name: texts.leave }).click();
  await expect(desk).toHaveURL(/\/logic\/option$/);
  expect((await author.definitionOf(surveyId)).logic?.[0]?.target).toBe(6);

  const editor = await EditorPage.open(desk, words, surveyId);
  await editor.select('Q1', tea.drinks);
  await editor.question('Q1').getByRole('button', { name: texts.open }).click();
  const inDialog = new LogicRules(desk, desk.getByRole('dialog'), language);
  await inDialog.pick(inDialog.rule(0), texts.target, texts.end);
  await desk.keyboard.press('Escape');
  await dialog.getByRole('button', { name: texts.stay }).click();
  await inDialog.save(inDialog.rule(0));
  await expect(inDialog.rule(0)).not.toContainText(texts.unsaved);
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
});

test('A date to compare with is picked, as exact as it is asked for', async ({ desk, author, language }) => {
  const tea = logicTexts(language);
  const survey = logicSurvey(language);
  const surveyId = await author.createSurvey({
    ...survey,
    nodes: survey.nodes.map((node) => (node.id === 3 ? { id: 3, code: 'Q3', type: 23, subType: 1, title: tea.why } : node)),
    logic: [{ id: 51, model: 1, type: 1, nodeId: 3, target: 0, conditions: [{ id: 52, nodeId: 3, algorithm: 8, result: ['2026-11-23'] }] }],
  });
  await desk.goto(`/designer/survey/${surveyId}/logic/question`);
  const rules = new LogicRules(desk, desk.getByRole('main'), language);
  const value = rules.rule(0).getByLabel(rules.texts.value);
  await expect(value).toHaveAttribute('type', 'date');
  await expect(value).toHaveValue('2026-11-23');
  await value.fill('2026-12-01');
  await rules.save(rules.rule(0));
  await expect.poll(async () => (await author.definitionOf(surveyId)).logic?.[0]?.conditions[0]?.result).toEqual(['2026-12-01']);
});

test('Every carry-over of a question is edited, also where a program has made several', async ({ desk, author, words, language }) => {
  const tea = logicTexts(language);
  const survey = logicSurvey(language);
  const more = { id: 57, model: 2, type: 1, nodeId: 4, conditions: [{ id: 58, nodeId: 1, algorithm: 1 }] } as const;
  const surveyId = await author.createSurvey({ ...survey, logic: [...(survey.logic ?? []), more] });
  const editor = await EditorPage.open(desk, words, surveyId);
  await editor.select('Q4', tea.favourite);
  const { texts } = new LogicRules(desk, desk.getByRole('main'), language);
  await editor.question('Q4').getByRole('button', { name: texts.carriesTwo }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('group')).toHaveCount(2);
  await expectAccessible(desk, 'the carry-over dialog with several');
  await dialog.getByRole('button', { name: texts.removeCondition }).last().click();
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(dialog).toBeHidden();
  await editor.expectSaved();
  expect((await author.definitionOf(surveyId)).logic?.map(({ id }) => id)).toEqual([51, 53, 55]);
});
