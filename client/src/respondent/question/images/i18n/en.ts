import type { ImagesWords } from './zh-CN';

export const en: ImagesWords = {
  enlarge: (title) => `Enlarge “${title}”`,
  close: 'Close',
};
