import type { CascadeWords } from './zh-CN';

export const en: CascadeWords = {
  level: (number) => `Level ${number}`,
};
