import { expect } from '../fixtures.js';
import { canvasTexts } from '../i18n/canvas-texts.js';
import { test, TITLE } from '../support/designing.js';
import { EditCalls } from '../support/edit-calls.js';

test('The words on the buttons of a page are edited where they stand; left empty they are what they were [S4.button-text.empty-reverts]', async ({
  designing,
  page,
  language,
}) => {
  const { panel, stored } = await designing({ type: 0 });
  const said = canvasTexts(language);
  const onCanvas = page.getByRole('article').getByRole('textbox', { name: said.nextButton });
  const inPanel = panel.getByRole('textbox', { name: said.nextButton });
  await expect(onCanvas).toHaveValue(said.next);

  await onCanvas.fill('Go on');
  await onCanvas.blur();
  expect((await stored()).setting).toEqual({ next_text: 'Go on' });
  for (const field of [onCanvas, inPanel]) {
    await field.fill('');
    await expect(field).toHaveValue('');
    await field.blur();
    await expect(field).toHaveValue('Go on');
  }
  await onCanvas.fill(said.next);
  await onCanvas.blur();

  expect((await stored()).setting).toBeUndefined();
});

test('A button text that the server does not take is what it was, and its author is told [S4.button-text.failed-restores]', async ({
  designing,
  page,
  language,
}) => {
  await designing({ type: 0, setting: { next_text: 'Go on' } });
  const said = canvasTexts(language);
  const calls = await EditCalls.of(page);
  const field = page.getByRole('article').getByRole('textbox', { name: said.nextButton });
  calls.refuse();

  await field.fill('Further');
  await field.blur();

  await expect(page.getByText(said.refused('$Q1'))).toBeVisible();
  await expect(field).toHaveValue('Go on');
});

test('A title that the server does not take is what it was, and its author is told [S4.title.failed-restores]', async ({
  designing,
  page,
  words,
  language,
}) => {
  await designing({ type: 3 });
  const calls = await EditCalls.of(page);
  const title = page.getByRole('textbox', { name: words.editor.questionTitle('Q1') });
  calls.refuse();

  await title.fill('Was it good?');
  await title.blur();

  await expect(page.getByText(canvasTexts(language).refused('Q1'))).toBeVisible();
  await expect(title).toHaveValue(TITLE);
});

test('The words at the ends of a scale are written under it, and may be taken away again', async ({ designing, page, language }) => {
  const { stored } = await designing({ type: 4 });
  const said = canvasTexts(language);
  const left = page.getByRole('article').getByRole('textbox', { name: said.leftText });
  const right = page.getByRole('article').getByRole('textbox', { name: said.rightText });

  await left.fill('bad');
  // Ten Chinese characters are all that fits.
  const longest = said.hanzi.repeat(10);
  await right.fill(longest);
  await right.pressSequentially('!');
  await right.blur();
  expect((await stored()).setting).toEqual({ left_text: 'bad', right_text: longest });
  await left.fill('');
  await left.blur();

  expect((await stored()).setting).toEqual({ right_text: longest });
});
