import type { Answer, SurveyDefinition, SurveyNode } from '@wence/schema';
import { expect, test as base } from '../../fixtures.js';
import { RespondentPage } from '../../pages/RespondentPage.js';
import { Answering } from './Answering.js';

interface Fixtures {
  /** Opens a new running survey with these questions on a phone, 390 px wide. */
  readonly ask: (nodes: readonly SurveyNode[], more?: Partial<SurveyDefinition>) => Promise<Answering>;
}

export const test = base.extend<Fixtures>({
  ask: async ({ author, phone, words, language }, use) => {
    await use(async (nodes, more = {}) => {
      const surveyId = await author.createSurvey({ format: 1, title: 'Controls', language, nodes, ...more } as SurveyDefinition);
      await author.launch(surveyId);
      const respondent = await RespondentPage.open(phone, words, surveyId);
      const stored = async () => (await author.newestAnswers(surveyId)) as Record<string, Answer>;
      return new Answering(phone, respondent, surveyId, stored);
    });
  },
});

export { expect };
