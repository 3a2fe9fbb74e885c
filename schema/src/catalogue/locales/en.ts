import type { DefaultTexts } from './default-texts.js';

export const en: DefaultTexts = {
  nodePrefix: 'Question ',
  optionPrefix: 'Option ',
  newOption: 'New option',
  otherOption: 'Other, please specify',
  exclusiveOption: 'None of the above',
};
