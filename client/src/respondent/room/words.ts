import type { Language } from '@wence/schema';

/** What respondents read about places that are taken. The Chinese texts define the keys. */
export const zhCN = {
  closed: '有的选项名额已满，不再显示。',
  kept: (time: string) => `已为你保留名额，请在 ${time} 前提交。`,
  full: '和你情况相同的名额刚刚满了，继续作答也不会再计入。感谢你的参与，现在可以关闭页面。',
};

type RoomWords = typeof zhCN;

export const en: RoomWords = {
  closed: 'Options whose places are all taken are not shown.',
  kept: (time) => `A place is kept for you until ${time}. Please submit by then.`,
  full: 'All places for answers like yours have been taken, so further answers would not count. Thank you for taking part. You can close this page.',
};

export const wordsIn = (language: Language): RoomWords => (language === 'en' ? en : zhCN);
