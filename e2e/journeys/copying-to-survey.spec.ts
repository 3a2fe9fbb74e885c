import type { SurveyDefinition } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { transferTexts } from '../i18n/transfer-texts.js';
import type { Language } from '../i18n/words.js';
import { EditorPage } from '../pages/EditorPage.js';
import { Author } from '../support/author.js';
import { expectAccessibleAt } from '../support/axe.js';
import { signIn } from '../support/sign-in.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const [RIDE, WHICH, KITCHEN] = ['Do you ride?', 'Which bike?', 'Kitchen'];

/** Two questions, of which the second is shown after one answer to the first. */
const rides = (language: Language): SurveyDefinition => ({
  format: 1,
  lastId: 6,
  title: 'Rides',
  language,
  nodes: [
    {
      id: 1,
      code: 'Q1',
      type: 1,
      title: RIDE,
      options: [
        { id: 2, code: '1', title: 'Yes' },
        { id: 3, code: '2', title: 'No' },
      ],
    },
    { id: 4, code: 'Q2', type: 3, title: WHICH },
  ],
  logic: [{ id: 5, model: 1, type: 2, nodeId: 4, algorithm: 1, conditions: [{ id: 6, nodeId: 1, algorithm: 1, optionId: [2] }] }],
});

test('Questions go to another survey with the logic between them; one is moved, and what it leaves behind is told beforehand', async ({
  page,
  server,
  words,
  language,
  phone,
}) => {
  const texts = transferTexts(language);
  const author = await Author.register(server.origin);
  const surveyId = await author.createSurvey(rides(language));
  const first = { id: 1, code: 'Q1', type: 3, title: 'First?' } as const;
  const targetId = await author.createSurvey({ format: 1, lastId: 1, title: KITCHEN, language, nodes: [first] });
  await signIn(page, author, server.origin);
  const editor = await EditorPage.open(page, words, surveyId);
  await editor.select('Q2', WHICH);
  const open = page.getByRole('button', { name: texts.open });
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: KITCHEN })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: texts.search }).fill('kit');
  await dialog.getByRole('radio', { name: KITCHEN }).check();
  await expect(dialog.getByText(texts.leftOut)).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'what does not come along');

  await dialog.getByRole('combobox', { name: texts.questions }).click();
  await page.getByTitle(`Q1 ${RIDE}`).click();
  await page.keyboard.press('Tab');
  await expect(dialog.getByText(texts.everything)).toBeVisible();
  await dialog.getByRole('combobox', { name: texts.place }).click();
  await page.getByTitle(texts.atStart).click();
  await dialog.getByRole('button', { name: texts.copy }).click();
  await expect(dialog.getByText(texts.copied)).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'questions were copied');
  await dialog.getByRole('button', { name: texts.stay }).click();
  await expect(dialog).toBeHidden();
  expect((await author.definitionOf(surveyId)).nodes).toHaveLength(2);

  await editor.select('Q1', RIDE);
  await open.click();
  await dialog.getByRole('radio', { name: KITCHEN }).check();
  await dialog.getByRole('radio', { name: texts.moving }).check();
  await expect(dialog.getByText(texts.tidied)).toBeVisible();
  await dialog.getByRole('button', { name: texts.move }).click();
  await expect(dialog.getByText(texts.moved)).toBeVisible();
  await expect.poll(async () => (await author.definitionOf(surveyId)).nodes.map(({ title }) => title)).toEqual([WHICH]);
  await dialog.getByRole('link', { name: texts.goThere }).click();
  await expect(page).toHaveURL(new RegExp(targetId));
  await expect(page.getByRole('button', { name: words.editor.select('Q4', RIDE) })).toBeVisible();

  await author.launch(targetId);
  await phone.goto(`/r/${targetId}`);
  await expect(phone.getByText('First?')).toBeVisible();
  await expect(phone.getByText(WHICH)).toBeHidden();
  await phone.getByText('Yes', { exact: true }).first().click();
  await expect(phone.getByText(WHICH)).toBeVisible();
});
