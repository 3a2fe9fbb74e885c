import type { SliderWords } from './zh-CN';

export const en: SliderWords = {
  hint: (lowest, highest, step) =>
    `Move the slider or type a number from ${lowest} to ${highest}${step === 1 ? '' : `, in steps of ${step}`}`,
  typed: 'Number',
  untouched: 'Not set yet',
  join: ', ',
  missing: (lowest, highest) => `Not set yet. Move the slider or type a number from ${lowest} to ${highest}`,
  outside: (lowest, highest, now) => `Enter a number from ${lowest} to ${highest}. It is ${now} now`,
  between: (step, now, places) => `It goes in steps of ${step}. The nearest to ${now}: ${places.join(' and ')}`,
};
