import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures.js';
import { codeTexts } from '../i18n/code-texts.js';
import { Author } from '../support/author.js';
import { expectAccessibleAt } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';
import { signIn } from '../support/sign-in.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('A definition is downloaded, changed, planned and applied', async ({ page, server, language }) => {
  const texts = codeTexts(language);
  const author = await Author.register(server.origin);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await signIn(page, author, server.origin);
  await page.goto(`/designer/survey/${surveyId}/history`);
  await page.getByRole('link', { name: texts.code }).click();
  const desk = page.getByRole('region', { name: texts.label });
  await expect(desk.getByText('"format": 1')).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'a definition as code');

  const [saved] = await Promise.all([page.waitForEvent('download'), desk.getByRole('button', { name: texts.download }).click()]);
  const text = readFileSync(await saved.path(), 'utf8');
  const definition = { ...JSON.parse(text), title: 'Cake' };
  const upload = desk.locator('input[type=file]');
  const file = (content: object) => ({
    name: 'cake.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content, null, 2)),
  });
  await upload.setInputFiles(file({ ...definition, titel: 'x' }));
  await expect(desk.getByText(texts.unknown).first()).toBeVisible();
  await expect(desk.getByRole('button', { name: texts.apply })).toBeDisabled();
  await expectAccessibleAt(page, WIDTHS, 'a definition with a mistake');

  await upload.setInputFiles(file(definition));
  await desk.getByRole('button', { name: texts.diff }).click();
  await expect(desk.getByText('"Cake"')).toBeVisible();
  await expect(desk.getByText(texts.unchanged)).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'a definition beside the draft');
  await desk.getByRole('button', { name: texts.plan }).click();
  await expect(desk.getByText(texts.changed)).toBeVisible();
  await desk.getByRole('button', { name: texts.apply }).click();
  await expect(page.getByText(texts.applied, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cake', level: 1 })).toBeVisible();
});
