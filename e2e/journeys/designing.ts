import type { Locator, Page } from '@playwright/test';
import { apply, emptyDefinition, type NewNode, type SurveyNode } from '@wence/schema';
import { test as base } from '../fixtures.js';
import { type DesigningTexts, designingTexts } from '../i18n/designing-texts.js';
import { EditorPage } from '../pages/EditorPage.js';

export const TITLE = 'How was it?';

export interface Desk {
  readonly page: Page;
  readonly editor: EditorPage;
  /** The attribute panel. */
  readonly panel: Locator;
  readonly texts: DesigningTexts;
  /** The question as it is stored, once everything is saved. */
  readonly stored: () => Promise<SurveyNode>;
}

/** Fixture for tests of one question: opens a survey that contains only this question and selects it. */
export const test = base.extend<{ designing: (node: NewNode) => Promise<Desk> }>({
  designing: async ({ desk, author, words, language }, use) => {
    await use(async (node) => {
      const made = apply(emptyDefinition({ title: 'Canteen', language }), [{ op: 'addNode', node: { ...node, title: TITLE } }]);
      if (!made.ok) throw new Error(JSON.stringify(made.fault));
      const surveyId = await author.createSurvey(made.definition);
      const editor = await EditorPage.open(desk, words, surveyId);
      await editor.select(made.definition.nodes[0]?.code ?? '', TITLE);
      return {
        page: desk,
        editor,
        panel: desk.getByRole('complementary').last(),
        texts: designingTexts(language),
        stored: async () => {
          await editor.expectSaved();
          const [only] = (await author.definitionOf(surveyId)).nodes;
          if (!only) throw new Error('the question is gone');
          return only;
        },
      };
    });
  },
});
