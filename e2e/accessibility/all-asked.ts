import type { QuestionKey } from '@wence/schema';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { Asked } from './support/Asked.js';
import { servePicture } from './support/picture.js';
import { surveyOf } from './survey-of.js';

/** A running survey on the screen of a respondent. */
export interface AllAsked {
  readonly page: Page;
  readonly respondent: RespondentPage;
  of(key: QuestionKey): Asked;
  /** Answer to a question as the server stored it with the newest response. */
  stored(key: QuestionKey): Promise<unknown>;
}

interface Fixtures {
  /** Opens a new survey with one question of each of these types. */
  readonly askAll: (keys: readonly QuestionKey[], on: Page) => Promise<AllAsked>;
}

export const test = base.extend<Fixtures>({
  askAll: async ({ author, words, language }, use) => {
    await use(async (keys, page) => {
      const { definition, nodes } = surveyOf(keys, language);
      const surveyId = await author.createSurvey(definition);
      await author.launch(surveyId);
      await servePicture(page);
      const respondent = await RespondentPage.open(page, words, surveyId);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const node = (key: QuestionKey) => {
        const made = nodes.get(key);
        if (made === undefined) throw new Error(`${key} is not asked`);
        return made;
      };
      return {
        page,
        respondent,
        of: (key) => new Asked(page, node(key)),
        stored: async (key) => (await author.newestAnswers(surveyId))[node(key).id],
      };
    });
  },
});

export { expect };
