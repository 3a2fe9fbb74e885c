import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { conversionTexts } from '../i18n/conversion-texts.js';
import { logicTexts } from '../i18n/logic-texts.js';
import { severalTexts } from '../i18n/several-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { LogicRules } from '../pages/LogicRules.js';
import { logicSurvey } from '../support/logic-survey.js';

/** Counts the clicks that a page is given from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { clicks: 0 };
    Object.assign(window, { counted });
    addEventListener('pointerdown', () => (counted.clicks += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { counted: { clicks: number } }).counted.clicks);
}

test('A jump takes at most 6 clicks, a rule of two conditions 10, option carry-over 4, from opening to saved', async ({
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
  const rule = rules.rule(0);

  await editor.select('Q1', tea.drinks);
  const forJump = await countClicks(desk);
  await editor.question('Q1').getByRole('button', { name: texts.open }).click();
  await dialog.getByRole('button', { name: texts.addJump }).click();
  await rules.choose(`${tea.yesNo[1]}`);
  await rules.word(rule, texts.target).click();
  await rules.choose(tea.last);
  await dialog.getByRole('button', { name: texts.saveAndClose }).click();
  await expect(dialog).toBeHidden();
  expect(await forJump()).toBeLessThanOrEqual(6);

  await editor.select('Q4', tea.favourite);
  const forTwo = await countClicks(desk);
  await editor.question('Q4').getByRole('button', { name: texts.open }).click();
  await dialog.getByRole('tab', { name: texts.showTab, exact: true }).click();
  await dialog.getByRole('button', { name: texts.addShow }).click();
  await rules.pick(rule, texts.question, tea.kinds);
  await rules.choose(tea.teas[0]);
  await dialog.getByRole('button', { name: texts.addCondition }).click();
  await rules.choose(tea.drinks);
  await rules.choose(`${tea.yesNo[0]}`);
  await dialog.getByRole('button', { name: texts.saveAndClose }).click();
  await expect(dialog).toBeHidden();
  expect(await forTwo()).toBeLessThanOrEqual(10);

  const forCarry = await countClicks(desk);
  await editor.question('Q4').getByRole('button', { name: texts.carryOver }).click();
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(dialog).toBeHidden();
  expect(await forCarry()).toBeLessThanOrEqual(4);

  await editor.expectSaved();
  expect((await author.definitionOf(surveyId)).logic).toMatchObject([
    { model: 1, type: 1, nodeId: 1, target: 6, conditions: [{ nodeId: 1, algorithm: 1, optionId: [12] }] },
    {
      model: 1,
      type: 2,
      nodeId: 4,
      conditions: [
        { nodeId: 2, algorithm: 1, optionId: [21] },
        { nodeId: 1, algorithm: 1, optionId: [11] },
      ],
    },
    { model: 2, type: 1, nodeId: 4, conditions: [{ nodeId: 2, algorithm: 1 }] },
  ]);
});

test('Making five questions required, changing a type and moving three questions take fewer clicks than going one by one', async ({
  desk,
  author,
  words,
  language,
}) => {
  const several = severalTexts(language);
  const conversion = conversionTexts(language);
  const titles = ['Name', 'Age', 'Town', 'Milk', 'Why'];
  const texts = titles.map((title, index) => ({ id: index + 1, code: `Q${index + 1}`, type: 3 as const, title }));
  const options = ['Green', 'Black'].map((title, index) => ({ id: index + 7, code: `${index + 1}`, title }));
  const tea = { id: 6, code: 'Q6', type: 1 as const, title: 'Tea', options };
  const coffee = {
    id: 9,
    code: 'Q7',
    type: 1 as const,
    title: 'Coffee',
    options: options.map((option) => ({ ...option, id: option.id + 3 })),
  };
  const surveyId = await author.createSurvey({ format: 1, lastId: 11, title: 'Everyday', language, nodes: [...texts, tea, coffee] });
  const editor = await EditorPage.open(desk, words, surveyId);
  const { editor: names } = words;
  const bar = desk.getByRole('region', { name: several.bar });
  const titleOf = (code: string, title: string) => desk.getByRole('button', { name: names.select(code, title) });
  const stored = async () => {
    await editor.expectSaved();
    return (await author.definitionOf(surveyId)).nodes;
  };

  const forEach = await countClicks(desk);
  for (const { code, title } of texts) {
    await titleOf(code, title).click();
    await editor.question(code).getByRole('switch', { name: names.required }).click();
  }
  const oneByOne = await forEach();
  expect((await stored()).filter(({ required }) => required)).toHaveLength(5);
  await desk.keyboard.press('Escape');
  const forFive = await countClicks(desk);
  await titleOf('Q1', 'Name').click({ modifiers: ['Shift'] });
  await titleOf('Q5', 'Why').click({ modifiers: ['Shift'] });
  await bar.getByRole('switch', { name: names.required }).click();
  expect(await forFive()).toBeLessThanOrEqual(3);
  expect(oneByOne).toBe(10);
  expect((await stored()).filter(({ required }) => required)).toHaveLength(0);
  await desk.keyboard.press('Escape');

  const forNew = await countClicks(desk);
  await titleOf('Q6', 'Tea').click();
  await desk.getByRole('button', { name: names.add(conversion.dropdown) }).click();
  await desk.getByRole('textbox', { name: names.questionTitle('Q7') }).fill('Tea');
  await titleOf('Q6', 'Tea').click();
  await editor.removeSelected('Q6');
  const replaced = await forNew();
  const forType = await countClicks(desk);
  await titleOf('Q7', 'Coffee').click();
  await desk.getByRole('button', { name: conversion.open }).click();
  await desk.getByRole('dialog').getByRole('button', { name: conversion.dropdown, exact: true }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  expect(await forType()).toBeLessThanOrEqual(3);
  expect(replaced).toBeGreaterThan(3);
  expect((await stored()).find(({ id }) => id === 9)).toMatchObject({ code: 'Q7', type: 6, options: [{ id: 10 }, { id: 11 }] });
  await desk.keyboard.press('Escape');

  const forSteps = await countClicks(desk);
  for (const title of ['Name', 'Age', 'Town']) {
    await titleOf('Q1', title).click();
    for (let place = 1; place < 5; place += 1) {
      await editor.question(`Q${place}`).getByRole('button', { name: several.down, exact: true }).click();
    }
  }
  const steps = await forSteps();
  expect((await stored()).map(({ title }) => title)).toEqual(['Milk', 'Why', 'Name', 'Age', 'Town', 'Tea', 'Coffee']);
  await desk.keyboard.press('Escape');
  const forMove = await countClicks(desk);
  await titleOf('Q3', 'Name').click({ modifiers: ['Shift'] });
  await titleOf('Q5', 'Town').click({ modifiers: ['Shift'] });
  await bar.getByRole('button', { name: several.move }).click();
  await desk.getByRole('dialog').getByRole('combobox', { name: several.target }).click();
  await desk.getByTitle(several.atStart, { exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: several.confirm, exact: true }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  expect(await forMove()).toBeLessThanOrEqual(6);
  expect(steps).toBe(15);
  expect((await stored()).map(({ title }) => title)).toEqual(['Name', 'Age', 'Town', 'Milk', 'Why', 'Tea', 'Coffee']);
});
