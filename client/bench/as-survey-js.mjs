const TYPES = { single: 'radiogroup', multiple: 'checkbox', text: 'text', rate: 'rating', matrix: 'matrix' };

export const nameOf = (place) => `q${place + 1}`;

const elementOf = ({ place, kind, title, options, rows, isHidden }) => ({
  type: TYPES[kind],
  name: nameOf(place),
  title,
  ...((kind === 'single' || kind === 'multiple') && { choices: options }),
  ...(kind === 'matrix' && { columns: options, rows }),
  ...(kind === 'rate' && { rateCount: options.length, displayMode: 'buttons' }),
  ...(isHidden && { visibleIf: `{${nameOf(0)}} <> 'Option 2'` }),
});

/** The plan as survey-core reads it. */
export const asSurveyJs = (questions) => ({ title: 'Bench', showQuestionNumbers: 'on', elements: questions.map(elementOf) });
