import type { SurveyDefinition } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { designingTexts } from '../i18n/designing-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { sampleSurvey } from '../support/sample-survey.js';

/** Ids are never used again, so the highest one given out is all that an undo leaves. */
const content = (definition: SurveyDefinition) => ({ ...definition, lastId: 0 });

test('Whatever is done on the canvas, undo restores exactly what was, and redo what was done', async ({
  desk,
  author,
  words,
  language,
}) => {
  test.setTimeout(180_000);
  const { editor: called } = words;
  const more = designingTexts(language);
  const texts = sampleTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  const editor = await EditorPage.open(desk, words, surveyId);
  const first = editor.question('Q1');
  const panel = desk.getByRole('complementary').last();
  const undo = desk.getByRole('button', { name: called.undo }).first();
  const redo = desk.getByRole('button', { name: more.redo }).first();
  const stored = async () => {
    await editor.expectSaved();
    return content(await author.definitionOf(surveyId));
  };
  const button = (name: string) => first.getByRole('button', { name, exact: true });

  const acts: Readonly<Record<string, () => Promise<void>>> = {
    'a title': () => desk.getByRole('textbox', { name: called.questionTitle('Q1') }).fill('Tea?'),
    'whether it must be answered': () => first.getByRole('switch', { name: called.required }).click(),
    'an option more': () => button(called.addOption).click(),
    'the text of an option': () => first.getByRole('textbox', { name: called.option(2), exact: true }).fill('Green tea'),
    'an option less': () => button(called.removeOption(texts.drinks[0] ?? '')).click(),
    'the place of a question': () => button(more.moveDown).click(),
    'a copy': () => button(more.copy).click(),
    'a question more': async () => void (await editor.addQuestion('text', 'Q2', 'New')),
    'a question less': () => editor.removeSelected('Q1'),
    'the type': () => panel.getByText(called.multiple, { exact: true }).click(),
    'a setting': async () => {
      await panel.getByLabel(more.columns, { exact: true }).click();
      await desk.getByTitle('3', { exact: true }).click();
    },
  };

  for (const [what, act] of Object.entries(acts)) {
    await test.step(what, async () => {
      await editor.select('Q3', texts.wish);
      await editor.select('Q1', texts.drink);
      const before = await stored();
      await act();
      const after = await stored();
      expect(after, 'something was done').not.toEqual(before);

      let steps = 0;
      for (; JSON.stringify(await stored()) !== JSON.stringify(before); steps += 1) await undo.click();
      for (let step = 0; step < steps; step += 1) await redo.click();
      expect(await stored()).toEqual(after);
      for (let step = 0; step < steps; step += 1) await undo.click();
      expect(await stored()).toEqual(before);
    });
  }
  await expect(undo).toBeDisabled();
});
