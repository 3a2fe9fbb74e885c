import type { Language } from '@wence/schema';

/** Words of evaluations. The Chinese texts define the keys. */
export const zhCN = {
  chooseLevel: '选一个等级',
  tags: (level: string) => `选「${level}」的原因（可多选）`,
  tagsCleared: '，之前选的原因已取消',
  comment: '补充说明（选填）',
};

type EvaluateWords = typeof zhCN;

export const en: EvaluateWords = {
  chooseLevel: 'Choose one level',
  tags: (level) => `Reasons for “${level}” (choose any that apply)`,
  tagsCleared: '. The reasons you ticked before are cleared',
  comment: 'Anything to add? (optional)',
};

export const wordsIn = (language: Language): EvaluateWords => (language === 'en' ? en : zhCN);
