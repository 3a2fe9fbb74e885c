import { expect, test } from '../fixtures.js';
import { logicTexts } from '../i18n/logic-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { LogicRules } from '../pages/LogicRules.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';
import { logicSurvey } from '../support/logic-survey.js';

test('A jump and a show rule are built in the dialog, counted on the card, launched and followed [S2.dialog.logic-tabs] [S2.dialog.logic-tooltip] [S2.dialog.logic-choose] [S4.logic-count.after-save] [S4.logic-row.unsaved-until-saved] [S4.logic-row.save-replaces]', async ({
  desk,
  phone,
  author,
  words,
  language,
}) => {
  const tea = logicTexts(language);
  const survey = logicSurvey(language);
  const carried = (survey.logic ?? []).filter(({ model }) => model === 2);
  const surveyId = await author.createSurvey({ ...survey, logic: carried });
  const editor = await EditorPage.open(desk, words, surveyId);
  const dialog = desk.getByRole('dialog');
  const rules = new LogicRules(desk, dialog, language);
  const { texts } = rules;
  const openDialog = async (code: string, title: string) => {
    await editor.select(code, title);
    await editor.question(code).getByRole('button', { name: texts.open }).click();
    await expect(dialog).toBeVisible();
  };

  await openDialog('Q1', tea.drinks);
  await expect(dialog.getByRole('tab')).toHaveText([texts.jumpTab]);
  await dialog.getByRole('button', { name: texts.addJump }).click();
  const jump = rules.rule(0);
  await expect(jump).toContainText(texts.unsaved);
  expect((await author.definitionOf(surveyId)).logic).toHaveLength(1);
  await desk.keyboard.press('Escape');
  await rules.save(jump);
  await expect(jump.getByRole('alert')).toContainText(texts.conditionIncomplete);
  await expect(jump.getByRole('alert')).toContainText(texts.targetIncomplete);
  await rules.pick(jump, texts.question, tea.drinks);
  await rules.pick(jump, texts.algorithm, texts.checked);
  await rules.pick(jump, texts.option, `${tea.yesNo[1]}`, true);
  await rules.pick(jump, texts.target, tea.last);
  await expectAccessible(desk, 'the logic dialog');
  await rules.save(jump);
  await expect(jump).not.toContainText(texts.unsaved);
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(editor.question('Q1').getByRole('button', { name: texts.jumps(1) })).toBeVisible();

  await openDialog('Q2', tea.kinds);
  await expect(dialog.getByRole('tab')).toHaveText([texts.jumpTab, texts.showTab]);
  for (const [tab, tip] of [
    [texts.jumpTab, texts.jumpTip],
    [texts.showTab, texts.showTip],
  ] as const) {
    await dialog.getByRole('tab', { name: tab, exact: true }).getByText(tab).hover();
    await expect(desk.getByRole('tooltip').filter({ hasText: tip })).toBeVisible();
  }
  await dialog.getByRole('tab', { name: texts.showTab, exact: true }).click();
  await dialog.getByRole('button', { name: texts.addShow }).click();
  const show = rules.rule(0);
  await rules.pick(show, texts.question, tea.drinks);
  await rules.pick(show, texts.algorithm, texts.checked);
  await rules.pick(show, texts.option, `${tea.yesNo[0]}`, true);
  await rules.save(show);
  await expect(show).not.toContainText(texts.unsaved);
  await desk.keyboard.press('Escape');
  await expect(editor.question('Q2').getByRole('button', { name: texts.shows(1) })).toBeVisible();
  await editor.expectSaved();
  expect((await author.definitionOf(surveyId)).logic).toMatchObject([
    { model: 2, type: 1, nodeId: 4 },
    { model: 1, type: 1, nodeId: 1, target: 6, conditions: [{ nodeId: 1, algorithm: 1, optionId: [12] }] },
    { model: 1, type: 2, nodeId: 2, algorithm: 1, conditions: [{ nodeId: 1, algorithm: 1, optionId: [11] }] },
  ]);

  await author.launch(surveyId);
  const respondent = await RespondentPage.open(phone, words, surveyId);
  await respondent.choose(tea.drinks, tea.yesNo[1]);
  await phone.getByRole('button', { name: tea.next }).click();
  await expect(phone.getByRole('heading', { name: tea.last })).toBeVisible();
});

test('A question that takes neither jump nor show says so, without any tab [S2.dialog.logic-empty]', async ({
  desk,
  author,
  words,
  language,
}) => {
  const surveyId = await author.createSurvey({
    format: 1,
    lastId: 2,
    title: 'Canteen',
    language,
    nodes: [{ id: 1, code: 'Q1', type: 10, title: 'Where?', options: [{ id: 2, code: '1', title: 'Here' }] }],
  });
  const editor = await EditorPage.open(desk, words, surveyId);
  const { edit } = logicTexts(language);
  await editor.select('Q1', 'Where?');
  await editor.question('Q1').getByRole('button', { name: edit.open }).click();

  await expect(desk.getByRole('dialog')).toContainText(edit.noLogic);
  await expect(desk.getByRole('dialog').getByRole('tab')).toHaveCount(0);
  await expectAccessible(desk, 'the logic dialog of a question without');
});

test('Carry-over is set on the canvas, shown when it is opened again, and gone with its conditions [S2.canvas.carry-over] [S2.dialog.carry-over-title] [S4.carry-over.load]', async ({
  desk,
  author,
  words,
  language,
}) => {
  const tea = logicTexts(language);
  const surveyId = await author.createSurvey(logicSurvey(language, { logic: [] }));
  const editor = await EditorPage.open(desk, words, surveyId);
  const dialog = desk.getByRole('dialog');
  const rules = new LogicRules(desk, dialog, language);
  const { texts } = rules;
  await editor.select('Q2', tea.kinds);
  const card = editor.question('Q2');
  await card.getByRole('button', { name: texts.carryOver }).click();

  await expect(dialog.getByText(texts.carryTitle, { exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: texts.addCondition }).click();
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(dialog.getByRole('alert')).toContainText(texts.conditionIncomplete);
  await dialog.getByRole('button', { name: texts.removeCondition }).click();
  await dialog.getByRole('button', { name: texts.removeCondition }).click();
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(dialog.getByRole('alert')).toContainText(texts.noConditions);
  await dialog.getByRole('button', { name: texts.addCondition }).click();
  await rules.pick(dialog, texts.question, tea.drinks);
  await rules.pick(dialog, texts.algorithm, texts.chosen);
  await expectAccessible(desk, 'the carry-over dialog');
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(dialog).toBeHidden();
  await editor.expectSaved();
  expect((await author.definitionOf(surveyId)).logic).toMatchObject([{ model: 2, type: 1, nodeId: 2, conditions: [{ nodeId: 1 }] }]);

  await card.getByRole('button', { name: texts.carries }).click();
  await expect(rules.word(dialog, texts.question)).toContainText(tea.drinks);
  await dialog.getByRole('button', { name: texts.removeCondition }).click();
  // A second confirmation right after the first is taken for a slip (Spec 5), so it is pressed until it counts.
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: texts.confirm }).click({ timeout: 500 });
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
  await editor.expectSaved();
  expect((await author.definitionOf(surveyId)).logic).toBeUndefined();
});

test('On the screens of logic rules are changed, copied, removed and brought back by undo; options are hidden [S4.logic-row.edit-marks-unsaved] [S4.logic-row.target-resets-algorithm] [S4.logic-row.target-resets-options]', async ({
  desk,
  author,
  language,
}) => {
  const tea = logicTexts(language);
  const surveyId = await author.createSurvey(logicSurvey(language));
  await desk.goto(`/designer/survey/${surveyId}/logic/question`);
  const rules = new LogicRules(desk, desk.getByRole('main'), language);
  const { texts } = rules;
  const logic = async () => (await author.definitionOf(surveyId)).logic ?? [];
  const show = rules.rule(1);
  await expect(show).toContainText(tea.kinds);

  await rules.pick(show, texts.question, tea.drinks);
  await expect(show).toContainText(texts.unsaved);
  await expect(rules.word(show, texts.option)).toHaveCount(0);
  await rules.pick(show, texts.algorithm, texts.answered);
  await expectAccessible(desk, 'question logic being edited');
  await rules.save(show);
  await expect.poll(async () => (await logic())[1]?.conditions).toEqual([{ id: 54, nodeId: 1, algorithm: 11 }]);

  await show.getByRole('button', { name: texts.copy }).click();
  await expect(rules.rule(2)).toBeVisible();
  await expect.poll(async () => (await logic()).length).toBe(4);
  await rules.rule(2).getByRole('button', { name: texts.remove }).click();
  await expect.poll(async () => (await logic()).length).toBe(3);
  await desk.keyboard.press('Control+z');
  await expect.poll(async () => (await logic()).length).toBe(4);

  await desk.goto(`/designer/survey/${surveyId}/logic/option`);
  await desk.getByRole('combobox', { name: texts.addTo }).click();
  await desk.locator('.ant-select-item-option').getByText(tea.kinds).first().click();
  await desk.getByRole('button', { name: texts.addOptions }).first().click();
  const hide = rules.rule(0);
  await rules.pick(hide, texts.question, tea.drinks);
  await rules.pick(hide, texts.algorithm, texts.answered);
  await rules.pick(hide, texts.act, texts.hide);
  await rules.pick(hide, texts.parts, tea.teas[0], true);
  await expectAccessible(desk, 'option logic being edited');
  await rules.save(hide);
  await expect.poll(async () => (await logic()).at(-1)).toMatchObject({ model: 2, type: 2, nodeId: 2, algorithm: 2, optionId: [21] });
});

test('A rule is made with keys alone', async ({ desk, author, language }) => {
  const tea = logicTexts(language);
  const surveyId = await author.createSurvey(logicSurvey(language));
  await desk.goto(`/designer/survey/${surveyId}/logic/question`);
  const rules = new LogicRules(desk, desk.getByRole('main'), language);
  const { texts } = rules;
  const target = rules.word(rules.rule(0), texts.target);
  await target.focus();
  await desk.keyboard.press('Enter');
  await desk.keyboard.type(texts.end);
  await desk.keyboard.press('Enter');
  await expect(target).toContainText(texts.end);
  await expect(target).toBeFocused();
  await expect(rules.rule(0)).toContainText(tea.drinks);
  await rules.rule(0).getByRole('button', { name: texts.save }).press('Enter');
  await expect.poll(async () => (await author.definitionOf(surveyId)).logic?.[0]?.target).toBe(0);
});

test('Checks stand beside the questions: a rule that never holds leads to the rules that rule it out', async ({
  desk,
  author,
  language,
}) => {
  const survey = logicSurvey(language);
  const never = [12, 11].map((optionId, place) => ({
    id: 57 + place,
    nodeId: 1,
    algorithm: 1,
    optionId: [optionId],
  }));
  const surveyId = await author.createSurvey({
    ...survey,
    logic: [...(survey.logic ?? []), { id: 60, model: 1, type: 2, nodeId: 6, algorithm: 1, conditions: never }],
  });
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto(`/designer/survey/${surveyId}/logic/question`);
  const { checks, showAll, rulesConcerned } = logicTexts(language).edit;
  const list = desk.getByRole('region', { name: checks });
  await list.getByText(showAll).click();
  const rule = list.getByRole('list', { name: rulesConcerned }).getByRole('link').first();
  await expect(rule).toBeVisible();
  await expectAccessible(desk, 'question logic with findings on a phone');
  await rule.click();
  await expect(desk.locator('li[id="rule-60"], li[id="rule-51"]').and(desk.locator(':focus'))).toHaveCount(1);
});
