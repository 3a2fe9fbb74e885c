import { apply, emptyDefinition, type Operation, type SurveyDefinition } from '@wence/schema';
import type { Language } from '../i18n/words.js';

const QUESTIONS = 300;
const OPTIONS = 5;
const SINGLE = 1;

export const largeTitle = (place: number) => `Which of these, ${place}?`;

/** 300 choices with 1,500 options: as long as a survey gets that is still answered. `optionsOf`: the number of options by the number of the question. */
export function largeSurvey(language: Language, optionsOf: (place: number) => number = () => OPTIONS): SurveyDefinition {
  const options = (length: number) => Array.from({ length }, (_, at) => ({ title: `Option ${at + 1}` }));
  const operations = Array.from(
    { length: QUESTIONS },
    (_, at): Operation => ({
      op: 'addNode',
      node: { type: SINGLE, title: largeTitle(at + 1), options: options(optionsOf(at + 1)) },
    }),
  );
  const made = apply(emptyDefinition({ title: 'Large', language }), operations);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.definition;
}
