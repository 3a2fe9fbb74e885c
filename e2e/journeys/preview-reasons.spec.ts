import { expect, test } from '../fixtures.js';
import { logicTexts } from '../i18n/logic-texts.js';
import { previewTexts } from '../i18n/preview-texts.js';
import { PreviewPage } from '../pages/PreviewPage.js';
import { expectAccessible } from '../support/axe.js';
import { logicSurvey } from '../support/logic-survey.js';

test('The preview says why each question is shown or hidden, as it is answered [4.2.5]', async ({ desk, author, words, language }) => {
  const tea = logicTexts(language);
  const surveyId = await author.createSurvey(logicSurvey(language));
  await desk.goto(`/designer/survey/${surveyId}`);
  await desk.getByRole('link', { name: previewTexts(language).open }).click();
  const preview = await PreviewPage.open(desk, words, language, surveyId);
  const { texts } = preview;
  await expect(desk).toHaveTitle(texts.title);
  await expect(preview.line('Q3')).toContainText(texts.hidden);
  await expect(preview.line('Q4')).toContainText(texts.nothingToOffer);
  await preview.line('Q3').getByRole('button').click();
  await expect(preview.line('Q3')).toContainText(texts.show);
  await expect(preview.line('Q3')).toContainText(texts.notAnswered);

  await preview.choose(tea.drinks, tea.yesNo[1]);
  await expect(preview.line('Q2')).toContainText(texts.jumpedOver);
  await expect(preview.line('Q3')).toContainText(texts.jumpedOver);
  await expect(preview.line('Q3')).toContainText(`${texts.jump}${texts.holds}`);
  await expectAccessible(desk, 'the preview with a reason');

  await preview.choose(tea.drinks, tea.yesNo[0]);
  await preview.next(tea.next);
  await preview.choose(tea.kinds, tea.teas[0]);
  await expect(preview.line('Q3').getByRole('button')).toHaveAccessibleName(new RegExp(`${texts.shown}$`));
  await expect(desk.getByText(texts.count(7, 0))).toBeVisible();

  await preview.button('restart').click();
  await expect(preview.frame.getByRole('radiogroup', { name: tea.drinks }).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(preview.line('Q3')).toContainText(texts.hidden);
  await expect(preview.button('restart')).toBeFocused();
});

test('It is seen as on a phone or on a desktop, and what is handed in counts for nothing [4.2.5]', async ({
  desk,
  author,
  words,
  language,
}) => {
  const tea = logicTexts(language);
  const surveyId = await author.createSurvey(logicSurvey(language));
  const preview = await PreviewPage.open(desk, words, language, surveyId);
  const width = () => preview.frame.locator('html').evaluate(() => window.innerWidth);
  expect(await width()).toBe(390);
  await preview.button('desktop').click();
  expect(await width()).toBeGreaterThan(900);
  await expect(preview.button('desktop')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(desk, 'the preview as on a desktop');

  const opening = desk.waitForEvent('popup');
  await preview.button('newTab').click();
  await expect((await opening).getByText(words.answering.testMode)).toBeVisible();

  await preview.choose(tea.drinks, tea.yesNo[1]);
  await preview.next(tea.next);
  await preview.frame.getByRole('button', { name: words.answering.submit, exact: true }).click();
  await expect(preview.frame.getByRole('heading', { name: words.answering.thanks })).toBeVisible();
  await expect(desk.getByText(preview.texts.done)).toBeVisible();
  await expect(preview.line('Q2')).toContainText(preview.texts.jumpedOver);
  expect(await author.responseCount(surveyId)).toBe(0);
});

test('An edit made elsewhere is told; who asks for no survey of theirs finds none', async ({ desk, author, words, language }) => {
  const surveyId = await author.createSurvey(logicSurvey(language));
  const preview = await PreviewPage.open(desk, words, language, surveyId);

  await author.define(surveyId, logicSurvey(language, { title: 'Elsewhere' }));
  await expect(preview.stale).toBeVisible();
  await preview.button('restart').click();
  await expect(preview.stale).toBeHidden();

  await desk.goto('/designer/survey/NoSuchSurvey/preview');
  await expect(desk).toHaveURL(/\/designer\/404$/);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the reasons take the lower half, worked by the keyboard', async ({ desk, author, words, language }) => {
    const tea = logicTexts(language);
    const surveyId = await author.createSurvey(logicSurvey(language));
    const preview = await PreviewPage.open(desk, words, language, surveyId);
    await expectAccessible(desk, 'the preview on a phone');
    await preview.choose(tea.drinks, tea.yesNo[1]);

    await preview.button('why').focus();
    await desk.keyboard.press('Enter');
    await expect(preview.button('why')).toHaveAttribute('aria-expanded', 'true');
    await preview.line('Q2').getByRole('button').focus();
    await desk.keyboard.press('Enter');
    await expect(preview.line('Q2')).toContainText(preview.texts.jump);
    await expectAccessible(desk, 'the reasons on a phone');
    await preview.choose(tea.drinks, tea.yesNo[0]);
    await expect(preview.line('Q2').getByRole('button')).toHaveAccessibleName(new RegExp(`${preview.texts.shown}$`));

    await preview.button('why').focus();
    await desk.keyboard.press('Enter');
    await expect(preview.line('Q2')).toBeHidden();
  });
});
