import { expect } from '../fixtures.js';
import { canvasTexts } from '../i18n/canvas-texts.js';
import { test } from '../support/designing.js';
import { EditCalls } from '../support/edit-calls.js';

test('While a setting is saved it says so, and nothing is blocked [S4.setting-change.loader]', async ({
  designing,
  page,
  words,
  language,
}) => {
  const { editor, panel, texts } = await designing({ type: 13 });
  const loader = panel.getByText(canvasTexts(language).syncing);
  const calls = await EditCalls.of(page);
  const answer = calls.hold();

  await panel.getByLabel(texts.step).fill('5');
  await panel.getByLabel(texts.step).press('Enter');
  await expect(loader).toBeVisible();
  await page.getByRole('textbox', { name: words.editor.questionTitle('Q1') }).fill('How loud?');
  answer();

  await expect(loader).toHaveCount(0);
  await editor.expectSaved();
});

test('Leaving a setting as it is sends nothing [S4.setting-change.skip-unchanged]', async ({ designing, page, language }) => {
  const { editor, panel, texts, stored } = await designing({ type: 13, setting: { step: 5 } });
  const calls = await EditCalls.of(page);
  const left = panel.getByLabel(canvasTexts(language).leftText);

  for (const field of [panel.getByLabel(texts.step), panel.getByLabel(texts.to, { exact: true }), left]) {
    await field.focus();
    await field.blur();
  }
  await panel.getByLabel(texts.step).fill('5');
  await panel.getByLabel(texts.step).blur();
  await left.fill('Low');
  await left.blur();

  expect((await stored()).setting).toEqual({ step: 5, left_text: 'Low' });
  await editor.expectSaved();
  expect(calls.sent).toEqual([{ op: 'updateNode', nodeId: 1, set: { setting: { left_text: 'Low' } } }]);
});

test('A setting that the server does not take shows what it was [S4.setting-change.revert-on-failure]', async ({
  designing,
  page,
  language,
}) => {
  const { panel, texts } = await designing({ type: 13, setting: { step: 5 } });
  const said = canvasTexts(language);
  const calls = await EditCalls.of(page);
  calls.refuse();

  await panel.getByLabel(texts.step).fill('20');
  await panel.getByLabel(texts.step).press('Enter');

  await expect(page.getByText(said.refused('Q1'))).toBeVisible();
  await expect(panel.getByLabel(texts.step)).toHaveValue('5');
});

test('A type that the server does not switch is the former one again [S4.switch.failure-restores]', async ({
  designing,
  page,
  words,
  language,
}) => {
  const { panel } = await designing({ type: 1 });
  const calls = await EditCalls.of(page);
  calls.refuse();

  await panel.getByText(words.editor.multiple, { exact: true }).last().click();

  await expect(page.getByText(canvasTexts(language).refused('Q1'))).toBeVisible();
  await expect(panel.getByRole('radio', { name: words.editor.single })).toBeChecked();
  await expect(panel.getByRole('heading', { level: 2, name: words.editor.single })).toBeVisible();
});

test('A setting of an option that the server does not take is the former one, and nothing turns any more [S8.option-failure.hides-loading] [S8.option-failure.reverts]', async ({
  designing,
  page,
  words,
  language,
}) => {
  const { panel } = await designing({ type: 1, options: [{ title: 'tea' }, { title: 'coffee' }] });
  const said = canvasTexts(language);
  await page.getByRole('textbox', { name: words.editor.option(1), exact: true }).click();
  const calls = await EditCalls.of(page);
  const answer = calls.hold();
  calls.refuse();
  const code = panel.getByLabel(said.optionCode);

  await code.fill('T1');
  await code.press('Enter');
  await expect(panel.getByText(said.syncing)).toBeVisible();
  answer();

  await expect(page.getByText(said.refused('Q1'))).toBeVisible();
  await expect(panel.getByText(said.syncing)).toHaveCount(0);
  await expect(code).toHaveValue('1');
});

test('Bounds that would cross give way, and it is said which one did [S5.minmax.min-message] [S5.minmax.max-message]', async ({
  designing,
  page,
  language,
}) => {
  const { panel, stored } = await designing({
    type: 2,
    options: ['1', '2', '3', '4', '5'].map((title) => ({ title })),
    setting: { min: 1, max: 3 },
  });
  const said = canvasTexts(language);
  const pick = async (label: string, n: number) => {
    await panel.getByLabel(label).click();
    await page.getByTitle(said.picks(n), { exact: true }).last().click();
  };

  await pick(said.atLeast, 5);
  await expect(page.getByText(said.minCorrected(3))).toBeVisible();
  await pick(said.atMost, 2);
  await expect(page.getByText(said.maxCorrected(3))).toBeVisible();

  expect((await stored()).setting).toEqual({ min: 3, max: 3 });
});
