import type { Language } from '@wence/schema';

/** Words about what a link brings along. The Chinese texts define the keys. */
const zhCN = {
  anonymous: '匿名作答：提交后，你的链接只会标记为已填写，答卷不记录来自哪个链接。',
};

const en: typeof zhCN = {
  anonymous: 'Your answers are anonymous: your link is only marked as used, and the response does not keep which link it came by.',
};

export const wordsIn = (language: Language): typeof zhCN => (language === 'en' ? en : zhCN);
