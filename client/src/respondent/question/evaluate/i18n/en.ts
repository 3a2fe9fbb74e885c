import type { EvaluateWords } from './zh-CN';

export const en: EvaluateWords = {
  chooseLevel: 'Choose one level',
  tags: (level) => `Reasons for “${level}” (choose any that apply)`,
  tagsCleared: '. The reasons you ticked before are cleared',
  comment: 'Anything to add? (optional)',
};
