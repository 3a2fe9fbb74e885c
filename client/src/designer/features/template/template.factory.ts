/** A template as the server lists it. */
export const templateOf = (id: string, title: string, more: object = {}) => ({
  __typename: 'SurveyTemplate',
  id,
  title,
  description: 'What it is for.',
  topic: 'customer',
  common: true,
  questionCount: 8,
  minutes: 3,
  firstQuestion: 'Which?',
  firstOptions: ['One', 'Two'],
  accent: '#0e7490',
  surface: null,
  isDark: false,
  ...more,
});
