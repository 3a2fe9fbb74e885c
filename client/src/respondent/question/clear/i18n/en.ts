import type { ClearWords } from './zh-CN';

export const en: ClearWords = {
  clear: 'Clear',
  clearOf: (title) => `Clear the answer to “${title}”`,
  cleared: 'Answer cleared',
};
