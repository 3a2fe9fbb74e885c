import type { Language } from '@wence/schema';

/** Words for visits by a one-to-one link. The Chinese texts define the keys. */
const zhCN = {
  kept: '换一台设备打开你的专属链接，可以接着填写。',
  anonymous: '匿名作答：提交后，你的链接只会标记为已填写，答卷不记录来自哪个链接。',
};

const en: typeof zhCN = {
  kept: 'Open your personal link on another device to go on there.',
  anonymous: 'Your answers are anonymous: your link is only marked as used, and the response does not keep which link it came by.',
};

export const wordsIn = (language: Language): typeof zhCN => (language === 'en' ? en : zhCN);
