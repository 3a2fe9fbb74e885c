import type { ProportionWords } from './zh-CN';

export const en: ProportionWords = {
  whole: 'Whole numbers',
  between: (min, max) => `Whole numbers from ${min} to ${max}`,
  adds: (sum) => `adding up to ${sum}`,
  join: ', ',
  total: 'Total',
  left: (count) => `${count} left`,
  over: (count) => `${count} too many`,
  done: 'all used',
  said: (total, state) => `Total ${total}, ${state}`,
  required: 'Nothing is filled in yet. Enter a whole number for each item',
  range: (title, min, max, now) => `Enter a whole number from ${min} to ${max} for “${title}”. It is ${now}`,
  integer: (title, now) => `Enter a whole number for “${title}”, without decimals. It is ${now}`,
  sum: (sum, now, state) => `The numbers must add up to ${sum}. They add up to ${now}: ${state}`,
};
