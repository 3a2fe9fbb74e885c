import { type NewNode, questionRow, type SurveyNode } from '@wence/schema';
import { expect } from '../fixtures.js';
import { cascadeTexts } from '../i18n/cascade-texts.js';
import { expectAccessible } from '../support/axe.js';
import { test, TITLE } from '../support/designing.js';

const GROUPS: NewNode = {
  type: 1,
  options: [
    { title: 'Hot', group: true, nodes: [{ title: 'tea' }, { title: 'coffee' }] },
    { title: 'Cold', group: true, nodes: [{ title: 'juice' }] },
    { title: 'water' },
  ],
};

const shape = ({ options = [] }: SurveyNode) =>
  options.map(({ title, nodes }) => (nodes ? [title, ...nodes.map((option) => option.title)] : title));

test('The group manager lists groups with their options; they move, go, and let options out [S2.dialog.group-right] [S2.dialog.group-move-up] [S2.dialog.group-move-down] [S2.dialog.group-delete] [S2.dialog.group-remove-from] [S9.height.group-scroll]', async ({
  designing,
  page,
  words,
  language,
}) => {
  const own = cascadeTexts(language);
  const { texts, stored } = await designing(GROUPS);
  await page.getByRole('button', { name: texts.groups }).click();
  const dialog = page.getByRole('dialog').first();
  const names = () => dialog.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const cards = dialog.getByRole('listitem').filter({ has: page.getByRole('textbox') });

  await expect(cards.filter({ hasText: 'tea' })).toHaveCount(1);
  await expect(cards.nth(0)).toContainText('coffee');
  await expect(cards.nth(1)).toContainText('juice');
  await cards.nth(0).getByRole('button', { name: own.moveDown }).click();
  expect(await names()).toEqual(['Cold', 'Hot']);
  await cards.nth(1).getByRole('button', { name: own.moveUp }).click();
  expect(await names()).toEqual(['Hot', 'Cold']);
  const list = dialog
    .getByRole('list')
    .filter({ has: page.getByRole('textbox') })
    .first();
  expect(await list.evaluate((element) => [element.clientHeight, element.scrollHeight > 240])).toEqual([240, true]);
  await dialog.getByRole('button', { name: own.takeOut('coffee') }).click();
  await expect(dialog.getByRole('checkbox', { name: 'coffee' })).toBeVisible();
  await dialog.getByRole('button', { name: own.deleteGroup('Cold') }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: words.editor.remove, exact: true }).click();
  await expect(cards).toHaveCount(1);
  await dialog.getByRole('button', { name: words.editor.confirm }).click();

  const kept = shape(await stored());
  expect(kept).toContainEqual(['Hot', 'tea']);
  expect(kept).toEqual(expect.arrayContaining(['juice', 'coffee', 'water']));
});

test('Confirming the group manager twice at once saves once; again after a while, twice [S4.group-dialog.confirm-throttle]', async ({
  designing,
  page,
  words,
}) => {
  const { texts, stored, editor } = await designing(GROUPS);
  let saved = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('editSurvey')) saved += 1;
  });
  const nameGroup = async (name: string) => {
    await page.getByRole('button', { name: texts.groups }).click();
    const field = page.getByRole('dialog').getByRole('textbox').first();
    await field.fill(name);
    await field.press('Enter');
    return page.getByRole('dialog').getByRole('button', { name: words.editor.confirm });
  };

  const confirm = await nameGroup('Warm');
  await confirm.evaluate(async (button: HTMLElement) => {
    button.click();
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 200));
    button.click();
  });
  expect(shape(await stored())[0]).toEqual(['Warm', 'tea', 'coffee']);
  expect(saved).toBe(1);
  await page.waitForTimeout(900);
  await (await nameGroup('Boiling')).click();
  expect(shape(await stored())[0]).toEqual(['Boiling', 'tea', 'coffee']);
  expect(saved).toBe(2);
  await editor.undo();
  expect(shape(await stored())[0]).toEqual(['Warm', 'tea', 'coffee']);
});

test('The input settings are a table of five columns; cancelled, they change nothing [S2.dialog.option-settings-columns] [S2.dialog.option-settings-buttons]', async ({
  designing,
  page,
  words,
  language,
}) => {
  const own = cascadeTexts(language);
  const { texts, stored } = await designing({ type: 16, subType: 2, options: [{ title: 'size' }, { title: 'colour' }] });
  const before = await stored();

  await page.getByRole('button', { name: texts.inputSettings }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader')).toHaveText([...own.settingColumns]);
  await expect(dialog.getByRole('button', { name: words.editor.confirm })).toBeVisible();
  await dialog.getByRole('checkbox', { name: words.editor.required, exact: true }).uncheck();
  await dialog.getByRole('button', { name: texts.addField }).click();
  await dialog.getByRole('button', { name: words.editor.cancel }).click();

  await expect(dialog).toBeHidden();
  expect(await stored()).toEqual(before);
});

for (const subType of [1, 2, 4]) {
  test(`The order dialog of a matrix of kind ${subType} has rows and columns with locks, and rows that respondents name [S2.dialog.order-matrix-columns] [S2.dialog.order-matrix-other] [S2.dialog.order-sequence]`, async ({
    designing,
    page,
    words,
    language,
  }) => {
    const own = cascadeTexts(language);
    const { panel, texts, stored } = await designing({ type: 14, subType, children: [{ title: 'taste' }, { title: 'price' }] });
    await panel.getByRole('button', { name: texts.lockPlaces }).click();
    const dialog = page.getByRole('dialog');
    const tables = dialog.getByRole('table');
    const hasColumns = questionRow({ type: 14, subType }).hasOptions;

    await expect(tables).toHaveCount(hasColumns ? 2 : 1);
    await expect(tables.first().getByRole('checkbox', { name: texts.lockOf('taste') })).toBeVisible();
    if (hasColumns) expect(await tables.nth(1).getByRole('checkbox').count()).toBe(await tables.nth(1).locator('tbody tr').count());
    await dialog.getByRole('combobox').first().click();
    for (const mode of own.modes) await expect(page.getByTitle(mode, { exact: true }).last()).toBeVisible();
    await page
      .getByTitle(own.modes[1] ?? '', { exact: true })
      .last()
      .click();
    await dialog.getByRole('checkbox', { name: texts.lockOf('price') }).check();
    await dialog.getByRole('checkbox', { name: own.otherOf('price') }).check();
    await expectAccessible(page, 'the order dialog of a matrix');
    await dialog.getByRole('button', { name: words.editor.confirm }).click();

    const { childSequence, children } = await stored();
    expect(childSequence).toBe(1);
    expect(children?.[1]).toMatchObject({ title: 'price', locked: true, other: true });
  });
}

test('The rows of a matrix that is filled in are not named by respondents [S2.dialog.order-matrix-other-not-3]', async ({
  designing,
  page,
  language,
}) => {
  const own = cascadeTexts(language);
  const { panel, texts } = await designing({ type: 14, subType: 3, children: [{ title: 'taste' }, { title: 'price' }] });

  await panel.getByRole('button', { name: texts.lockPlaces }).click();

  await expect(page.getByRole('dialog').getByRole('checkbox', { name: texts.lockOf('taste') })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: own.otherOf('taste') })).toHaveCount(0);
});

test('Lists of the whole survey are put in an order of chance in one dialog [S2.dialog.random-order]', async ({
  designing,
  page,
  words,
  language,
}) => {
  const own = cascadeTexts(language);
  const { editor, panel, stored } = await designing({ type: 1, options: [{ title: 'tea' }, { title: 'coffee' }] });
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: words.editor.canvas }).click({ position: { x: 5, y: 5 } });

  await panel.getByRole('button', { name: own.randomOrder }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'the random order dialog');
  await dialog.getByRole('checkbox', { name: own.optionsOf(`Q1 ${TITLE}`) }).check();
  await expect(dialog.getByRole('checkbox', { name: own.allOptions })).toBeChecked();
  await dialog.getByRole('button', { name: words.editor.confirm }).click();

  expect((await stored()).sequence).toBe(1);
  await editor.undo();
  expect((await stored()).sequence).toBeUndefined();
});

test('A choice that is there already is told for 1200 ms [S5.tags.duplicate-1200ms]', async ({ designing, page }) => {
  const { panel, texts } = await designing({ type: 16, subType: 2, options: [{ title: 'size' }] });
  await page.getByRole('textbox', { name: 'size' }).or(page.getByRole('article').getByRole('textbox').nth(1)).first().click();
  await panel.getByLabel(texts.inputType).click();
  await page.getByTitle(texts.dropdown, { exact: true }).last().click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await panel.getByLabel(texts.choices).fill('A\nA');
  await panel.getByLabel(texts.choices).blur();

  const told = page.getByText(texts.duplicate);
  // Time stands still but for these steps, in which the page draws what it has.
  const until = (isTold: boolean, step: number) => expect.poll(() => page.clock.runFor(step).then(() => told.isVisible())).toBe(isTold);
  await until(true, 16);
  await page.clock.runFor(1_000);
  await expect(told).toBeVisible();
  // The rest of its time, and what it takes to fade.
  await until(false, 80);
});
