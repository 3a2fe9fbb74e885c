import { expect, test } from '../fixtures.js';
import { findingTexts } from '../i18n/finding-texts.js';
import { pictureTexts } from '../i18n/picture-texts.js';
import { previewTexts } from '../i18n/preview-texts.js';
import { richTexts } from '../i18n/rich-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { ImageLibrary } from '../pages/ImageLibrary.js';
import { LogicRules } from '../pages/LogicRules.js';
import { PreviewPage } from '../pages/PreviewPage.js';
import { PublishPage } from '../pages/PublishPage.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { TitleEditor } from '../pages/TitleEditor.js';
import { canteenSurvey, titleOf } from '../support/canteen-survey.js';
import { pictureFile } from '../support/picture-files.js';

test('Twenty questions get jumps, shows, a chain of carry-over, option logic and a title with an answer by hand; they are previewed three ways, answered and reported', async ({
  desk,
  phone,
  author,
  words,
  language,
}) => {
  test.slow();
  const surveyId = await author.createSurvey(canteenSurvey(language));
  const editor = await EditorPage.open(desk, words, surveyId);

  await test.step('what was chosen is carried over, and from there once more', async () => {
    const dialog = desk.getByRole('dialog');
    const rules = new LogicRules(desk, dialog, language);
    for (const [code, from] of [
      ['Q3', 'Q2'],
      ['Q4', 'Q3'],
    ] as const) {
      await editor.select(code, titleOf(code));
      await editor.question(code).getByRole('button', { name: rules.texts.carryOver }).click();
      await rules.pick(dialog, rules.texts.question, titleOf(from));
      await rules.pick(dialog, rules.texts.algorithm, rules.texts.chosen);
      await dialog.getByRole('button', { name: rules.texts.confirm }).click();
      await expect(dialog).toBeHidden();
    }
  });

  await test.step('a title gets a picture and what was answered before', async () => {
    await editor.select('Q5', titleOf('Q5'));
    const title = await TitleEditor.open(desk, editor, richTexts(language), 'Q5');
    await desk.keyboard.press('ControlOrMeta+End');
    await title.insertAnswer('Q4', 'our food');
    await desk.keyboard.press('ControlOrMeta+End');
    await title.press('image');
    const library = new ImageLibrary(desk, pictureTexts(language));
    await library.upload(pictureFile('plate.png', { width: 120, height: 90 }));
    await library.select('plate.png');
    await library.confirm();
    await title.confirm();
    await editor.expectSaved();
  });

  await test.step('who does not eat here jumps, what is good is asked of those who said so', async () => {
    await desk.goto(`/designer/survey/${surveyId}/logic/question`);
    const rules = new LogicRules(desk, desk.getByRole('main'), language);
    const { texts } = rules;
    await rules.add(titleOf('Q1'), texts.addJump);
    const jump = rules.rule(0);
    await rules.pick(jump, texts.question, titleOf('Q1'));
    await rules.pick(jump, texts.algorithm, texts.checked);
    await rules.pick(jump, texts.option, 'No', true);
    await rules.find(jump, texts.target, titleOf('Q19'));
    await rules.save(jump);
    await rules.add(titleOf('Q7'), texts.addShow);
    const show = rules.rule(1);
    await rules.pick(show, texts.question, titleOf('Q6'));
    await rules.pick(show, texts.algorithm, texts.checked);
    await rules.pick(show, texts.option, 'Good', true);
    await rules.save(show);
    await editor.expectSaved();
  });

  await test.step('an option is hidden from some', async () => {
    await desk.goto(`/designer/survey/${surveyId}/logic/option`);
    const rules = new LogicRules(desk, desk.getByRole('main'), language);
    const { texts } = rules;
    await rules.add(titleOf('Q8'), texts.addOptions);
    const hide = rules.rule(0);
    await rules.pick(hide, texts.question, titleOf('Q2'));
    await rules.pick(hide, texts.algorithm, texts.checked);
    await rules.pick(hide, texts.option, 'Salad', true);
    await rules.pick(hide, texts.act, texts.hide);
    await rules.pick(hide, texts.parts, 'Voucher', true);
    await rules.save(hide);
    await editor.expectSaved();
  });
  expect((await author.definitionOf(surveyId)).logic).toHaveLength(5);

  await test.step('three ways through the preview, each with its reasons', async () => {
    const { texts, frame, ...preview } = await previewOf();
    const voucher = frame.getByRole('radiogroup', { name: titleOf('Q8') }).getByLabel('Voucher', { exact: true });

    await preview.choose('Q1', 'No');
    for (const code of ['Q2', 'Q10', 'Q18']) await expect(preview.line(code)).toContainText(texts.jumpedOver);
    await expect(preview.line('Q19').getByRole('button')).toHaveAccessibleName(new RegExp(`${texts.shown}$`));
    await expect(desk.getByText(texts.count(3, 17))).toBeVisible();

    await preview.restart();
    await preview.choose('Q1', 'Yes');
    await expect(preview.line('Q3')).toContainText(texts.nothingToOffer);
    await preview.choose('Q2', 'Rice', 'Soup');
    await preview.choose('Q3', 'Soup');
    await preview.choose('Q4', 'Soup');
    await expect(frame.getByRole('group', { name: titleOf('Q3') }).getByRole('checkbox')).toHaveCount(2);
    await expect(frame.getByRole('radiogroup', { name: titleOf('Q4') }).getByRole('radio')).toHaveCount(1);
    await expect(frame.getByText(`${titleOf('Q5')}Soup`)).toBeVisible();
    await expect(frame.locator('img').first()).toBeVisible();
    await preview.choose('Q6', 'Good');
    await expect(preview.line('Q7').getByRole('button')).toHaveAccessibleName(new RegExp(`${texts.shown}$`));
    await expect(voucher).toBeVisible();

    await preview.restart();
    await preview.choose('Q2', 'Salad');
    await expect(voucher).toBeHidden();
    await preview.choose('Q6', 'Bad');
    await expect(preview.line('Q7')).toContainText(texts.hidden);
    await expect(frame.getByText(`${titleOf('Q5')}our food`)).toBeVisible();
  });

  async function previewOf() {
    const page = await PreviewPage.open(desk, words, language, surveyId);
    return {
      texts: previewTexts(language),
      frame: page.frame,
      line: (code: string) => page.line(code),
      restart: async () => {
        await page.button('restart').click();
        await expect(page.frame.getByRole('radio', { checked: true })).toHaveCount(0);
      },
      choose: async (code: string, ...options: readonly string[]) => {
        for (const option of options) await page.choose(titleOf(code), option);
      },
    };
  }

  await test.step('launched, answered two ways, and reported as answered', async () => {
    const publish = await PublishPage.open(desk, words, surveyId);
    // The check warns: who has had no dish is asked neither which was good nor why.
    const link = await publish.launchAnyway(findingTexts(language).anyway);
    const one = await RespondentPage.open(phone, words, link);
    await one.choose(titleOf('Q1'), 'Yes');
    await one.choose(titleOf('Q2'), 'Rice', 'Salad');
    await one.choose(titleOf('Q3'), 'Rice');
    await one.choose(titleOf('Q4'), 'Rice');
    await one.write(`${titleOf('Q5')}Rice`, 'It is warm');
    await one.choose(titleOf('Q8'), 'Cash');
    await one.submit();
    await one.expectThanks();
    await author.handIn(surveyId, { 1: { option: 101 }, 20: { text: 'Ann' } });

    const report = await publish.toReport();
    await report.expectTotal(2);
    await report.expectCount(titleOf('Q1'), 'Yes', 1);
    await report.expectCount(titleOf('Q1'), 'No', 1);
    await report.expectCount(titleOf('Q2'), 'Salad', 1);
    await report.expectCount(titleOf('Q3'), 'Rice', 1);
    await report.expectCount(titleOf('Q8'), 'Cash', 1);
  });
});
