import type { SurveyDefinition } from '@wence/schema';
import { sampleTexts } from '../i18n/sample-texts.js';
import type { Language } from '../i18n/words.js';

const options = (from: number, titles: readonly string[]) =>
  titles.map((title, index) => ({ id: from + index, code: String(index + 1), title }));

/** One question of each type, as an author would have left them: a required single choice, a multiple choice with an exclusive option, an open text. */
export function sampleSurvey(language: Language, more: Partial<SurveyDefinition> = {}): SurveyDefinition {
  const texts = sampleTexts(language);
  return {
    format: 1,
    lastId: 33,
    title: texts.title,
    language,
    nodes: [
      {
        id: 1,
        code: 'Q1',
        type: 1,
        title: texts.drink,
        required: true,
        options: [...options(11, texts.drinks), { id: 19, code: '3', title: texts.other, other: true }],
      },
      {
        id: 2,
        code: 'Q2',
        type: 2,
        title: texts.genre,
        options: [...options(21, texts.genres), { id: 29, code: '4', title: texts.none, exclusive: true }],
      },
      { id: 3, code: 'Q3', type: 3, title: texts.wish, setting: { max_word: 200 } },
    ],
    ...more,
  };
}
