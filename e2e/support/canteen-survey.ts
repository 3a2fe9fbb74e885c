import type { SurveyDefinition, SurveyNode } from '@wence/schema';
import type { Language } from '../i18n/words.js';

const SINGLE = 1;
const MULTIPLE = 2;
const TEXT = 3;

/** Twenty questions about a canteen: type, title, options. The third and the fourth are offered what was chosen before. */
const QUESTIONS: readonly (readonly [type: 1 | 2 | 3, title: string, options?: readonly string[]])[] = [
  [SINGLE, 'Do you eat here?', ['Yes', 'No']],
  [MULTIPLE, 'Which dishes have you had?', ['Rice', 'Noodles', 'Soup', 'Salad']],
  [MULTIPLE, 'Which of them did you like?'],
  [SINGLE, 'Which is the best?'],
  [TEXT, 'Why do you like it?'],
  [SINGLE, 'How is the food?', ['Good', 'Bad']],
  [TEXT, 'What is good about it?'],
  [SINGLE, 'How do you pay?', ['Card', 'Cash', 'Voucher']],
  [SINGLE, 'When do you come?', ['Noon', 'Evening']],
  [SINGLE, 'How long do you wait?', ['Not at all', 'Too long']],
  [SINGLE, 'Is it loud?', ['Quiet', 'Loud']],
  [SINGLE, 'Is it clean?', ['Clean', 'Dirty']],
  [MULTIPLE, 'What do you drink?', ['Tea', 'Water']],
  [SINGLE, 'Whom do you come with?', ['Alone', 'Friends']],
  [SINGLE, 'Do you take food away?', ['Often', 'Never']],
  [SINGLE, 'Are the prices fair?', ['Fair', 'High']],
  [TEXT, 'Which dish is missing?'],
  [SINGLE, 'Will you come again?', ['Surely', 'Hardly']],
  [TEXT, 'Anything else?'],
  [TEXT, 'What may we call you?'],
];

const OPTIONS_FROM = 100;

const nodes = QUESTIONS.map(
  ([type, title, options], place): SurveyNode => ({
    id: place + 1,
    code: `Q${place + 1}`,
    type,
    title,
    options: options?.map((option, at) => ({ id: OPTIONS_FROM + place * 10 + at, code: String(at + 1), title: option })),
  }),
);

export const titleOf = (code: string): string => nodes.find((node) => node.code === code)?.title ?? '';

/** The survey without any logic yet, all on one page. */
export const canteenSurvey = (language: Language): SurveyDefinition => ({
  format: 1,
  lastId: OPTIONS_FROM + QUESTIONS.length * 10,
  title: 'Canteen',
  language,
  nodes,
});
