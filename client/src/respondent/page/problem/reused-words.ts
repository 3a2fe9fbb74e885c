import type { Language } from '@wence/schema';

/** The texts for respondents whose answers had arrived before. The Chinese texts define the keys. */
const zhCN = {
  title: '之前的提交已经收到',
  text: '答案之前已经送达。此后修改的内容没有记入。',
  done: '知道了',
  anew: '把现在的答案另交一份',
};

const en: typeof zhCN = {
  title: 'We already have your answers',
  text: 'They arrived earlier. Later changes were not recorded.',
  done: 'Got it',
  anew: 'Submit these answers as another response',
};

export const reusedWords = (language: Language): typeof zhCN => (language === 'en' ? en : zhCN);
