import type { Language } from '@wence/schema';

/** The question what to do with an earlier visit. The Chinese texts define the keys. */
export const zhCN = {
  title: '上次还没填完',
  text: (answered: number) => `已保存 ${answered} 道题的答案。`,
  resume: '继续上次填写',
  restart: '重新开始',
  restartHint: '重新开始会清空这些答案。',
};

type ResumeWords = typeof zhCN;

export const en: ResumeWords = {
  title: 'You started this survey before',
  text: (answered) => `${answered === 1 ? 'Your answer to 1 question is' : `Your answers to ${answered} questions are`} saved.`,
  resume: 'Continue where I left off',
  restart: 'Start over',
  restartHint: 'Starting over clears those answers.',
};

export const wordsIn = (language: Language): ResumeWords => (language === 'en' ? en : zhCN);
