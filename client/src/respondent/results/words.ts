import type { Language } from '@wence/schema';

/** Words of results. The Chinese texts define the keys. */
export const zhCN = {
  shown: '已显示大家的选择',
  shownAfter: '答案已收到，已显示大家的选择',
  base: (count: number) => (count === 1 ? '你是第一个作答的人' : `共 ${count.toLocaleString('en')} 人作答，含你在内`),
  stays: '看过结果后，选择不能再改',
  title: '大家的选择',
  received: '答案已收到',
  goOn: '完成',
};

type ResultWords = typeof zhCN;

export const en: ResultWords = {
  shown: 'Results are shown',
  shownAfter: 'Your answers have been received. Results are shown',
  base: (count) => (count === 1 ? 'You are the first to answer' : `${count.toLocaleString('en')} answers, yours included`),
  stays: 'Your choice stays as it is',
  title: 'How everyone chose',
  received: 'Your answers have been received',
  goOn: 'Finish',
};

export const wordsIn = (language: Language): ResultWords => (language === 'en' ? en : zhCN);
