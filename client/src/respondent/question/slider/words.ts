import type { Language } from '@wence/schema';

/** Words of sliders. The Chinese texts define the keys. */
export const zhCN = {
  hint: (lowest: number, highest: number, step: number) =>
    step === 1 ? `拖动滑块，或直接填 ${lowest} 到 ${highest} 的数` : `拖动滑块，或直接填 ${lowest} 到 ${highest} 的数，每 ${step} 一档`,
  typed: '数值',
  untouched: '还没有选',
  join: '，',
  missing: (lowest: number, highest: number) => `还没有选，拖动滑块或填 ${lowest} 到 ${highest} 的数`,
  outside: (lowest: number, highest: number, now: number) => `填 ${lowest} 到 ${highest} 的数，现在是 ${now}`,
  between: (step: number, now: number, places: readonly number[]) => `每 ${step} 一档，离 ${now} 最近的是 ${places.join(' 和 ')}`,
};

type SliderWords = typeof zhCN;

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

export const wordsIn = (language: Language): SliderWords => (language === 'en' ? en : zhCN);
