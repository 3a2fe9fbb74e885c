import type { SurveyDefinition } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { groupedLogicTexts } from '../i18n/grouped-logic-texts.js';
import { severalTexts } from '../i18n/several-texts.js';
import type { Language } from '../i18n/words.js';
import { EditorPage } from '../pages/EditorPage.js';
import { LogicRules } from '../pages/LogicRules.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';

/** Three questions answered with yes (ids 11, 21, 31) or no, and three that a rule may show. */
function teaSurvey(language: Language): SurveyDefinition {
  const { yes, no } = groupedLogicTexts(language);
  const asked = ['Tea?', 'Milk?', 'Sugar?'].map((title, index) => ({
    id: index + 1,
    code: `Q${index + 1}`,
    type: 1 as const,
    title,
    options: [yes, no].map((name, place) => ({ id: 10 * (index + 1) + 1 + place, code: String(place + 1), title: name })),
  }));
  const shown = ['Which cup?', 'Which spoon?', 'Which saucer?'].map((title, index) => ({
    id: index + 4,
    code: `Q${index + 4}`,
    type: 3 as const,
    title,
  }));
  return { format: 1, lastId: 40, title: 'Tea', language, nodes: [...asked, ...shown] };
}

test('A rule with brackets is built in the dialog, read in words, edited, copied and undone, and followed by those who answer', async ({
  desk,
  phone,
  author,
  words,
  language,
}) => {
  const grouped = groupedLogicTexts(language);
  const surveyId = await author.createSurvey(teaSurvey(language));
  const logic = async () => (await author.definitionOf(surveyId)).logic ?? [];
  const editor = await EditorPage.open(desk, words, surveyId);
  const dialog = desk.getByRole('dialog');
  const built = new LogicRules(desk, dialog, language);
  const { texts } = built;

  await editor.select('Q4', 'Which cup?');
  await editor.question('Q4').getByRole('button', { name: texts.open }).click();
  await dialog.getByRole('tab', { name: texts.showTab, exact: true }).click();
  await dialog.getByRole('button', { name: texts.addShow }).click();
  const rule = built.rule(0);
  for (const [place, title] of ['Tea?', 'Milk?', 'Sugar?'].entries()) {
    if (place > 0) await rule.getByRole('button', { name: texts.addCondition }).click();
    await built.pick(rule, texts.question, title);
    await built.pick(rule, texts.option, grouped.yes, true);
  }
  await built.pick(rule, grouped.operator, grouped.or);
  await rule.getByRole('button', { name: grouped.bracket(1, 2) }).press('Enter');
  await expect(rule.getByRole('group', { name: grouped.inBrackets(1, 2) })).toBeVisible();
  await expectAccessible(desk, 'a rule with brackets in the dialog');
  await built.save(rule);
  await expect(rule).toHaveAccessibleName(grouped.told);
  await desk.keyboard.press('Escape');
  await editor.expectSaved();
  expect((await logic())[0]?.conditions).toMatchObject([
    { nodeId: 1, parentId: 1 },
    { nodeId: 2, parentId: 1 },
    { nodeId: 3, operator: 2 },
  ]);

  await desk.goto(`/designer/survey/${surveyId}/logic/question`);
  await desk.reload();
  const rules = new LogicRules(desk, desk.getByRole('main'), language);
  const kept = rules.rule(0);
  await expect(kept).toHaveAccessibleName(grouped.told);
  await kept
    .getByRole('group', { name: grouped.inBrackets(1, 2) })
    .getByRole('button', { name: grouped.operator })
    .click();
  await rules.choose(grouped.or);
  await rules.save(kept);
  await expect(kept).toHaveAccessibleName(grouped.loose);
  await desk.keyboard.press('Control+z');
  await expect(kept).toHaveAccessibleName(grouped.told);

  await kept.getByRole('button', { name: grouped.copyTo }).click();
  await dialog.getByRole('checkbox', { name: grouped.target('Q5 Which spoon?') }).check();
  await dialog.getByRole('checkbox', { name: grouped.target('Q6 Which saucer?') }).check();
  await dialog.locator('summary').click();
  await expect(dialog.getByText(grouped.refused)).toBeVisible();
  await expectAccessible(desk, 'a rule that is copied to other questions');
  await dialog.getByRole('button', { name: grouped.copy }).click();
  await expect.poll(async () => (await logic()).map(({ nodeId }) => nodeId)).toEqual([4, 5, 6]);
  expect((await logic()).map(({ conditions }) => conditions.map(({ parentId = 0 }) => parentId))).toEqual([4, 5, 6].map(() => [1, 1, 0]));
  await desk.keyboard.press('Control+z');
  await expect.poll(async () => (await logic()).map(({ nodeId }) => nodeId)).toEqual([4]);

  await author.launch(surveyId);
  const respondent = await RespondentPage.open(phone, words, surveyId);
  const cup = phone.getByRole('heading', { name: 'Which cup?' });
  await expect(phone.getByRole('heading', { name: 'Which spoon?' })).toBeVisible();
  await respondent.choose('Tea?', grouped.yes);
  await expect(cup).toBeHidden();
  await respondent.choose('Milk?', grouped.yes);
  await expect(cup).toBeVisible();
  await respondent.choose('Tea?', grouped.no);
  await expect(cup).toBeHidden();
  await respondent.choose('Sugar?', grouped.yes);
  await expect(cup).toBeVisible();
});

test('Questions that are chosen together get one rule each, written once and undone at once', async ({ desk, author, words, language }) => {
  const grouped = groupedLogicTexts(language);
  const surveyId = await author.createSurvey(teaSurvey(language));
  const editor = await EditorPage.open(desk, words, surveyId);
  const bar = desk.getByRole('region', { name: severalTexts(language).bar });
  const rules = new LogicRules(desk, desk.getByRole('dialog'), language);
  const owners = async () => {
    await editor.expectSaved();
    return ((await author.definitionOf(surveyId)).logic ?? []).map(({ nodeId }) => nodeId);
  };

  await desk.getByRole('button', { name: words.editor.select('Q5', 'Which spoon?') }).click({ modifiers: ['ControlOrMeta'] });
  await desk.getByRole('button', { name: words.editor.select('Q6', 'Which saucer?') }).click({ modifiers: ['ControlOrMeta'] });
  await bar.getByRole('button', { name: grouped.showAll }).click();
  await rules.pick(rules.place, rules.texts.question, 'Tea?');
  await rules.pick(rules.place, rules.texts.option, grouped.yes, true);
  await expectAccessible(desk, 'one rule for several questions');
  await rules.place.getByRole('button', { name: grouped.saveAll }).click();

  await expect(rules.place).toBeHidden();
  expect(await owners()).toEqual([5, 6]);
  await editor.undo();
  expect(await owners()).toEqual([]);
});
