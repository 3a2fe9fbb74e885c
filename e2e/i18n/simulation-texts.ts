import type { Language } from './words.js';

/** Simulated respondents, and the survey that they answer. */
const TEXTS = {
  'zh-CN': {
    open: '模拟答题',
    title: '模拟答题 - 问策',
    empty: '还没有模拟答题',
    count: '模拟人数',
    seed: '随机种子',
    countWrong: '请填写 1 到 500 的整数',
    run: '开始模拟',
    again: '重新模拟',
    edit: '编辑这道题',
    all: '每道题、每个选项和每条逻辑都有人走到。',
    never: '没有显示过的题目',
    stale: '模拟之后问卷改过，下面按现在的内容统计。',
    remove: '清除测试答卷',
    removed: '测试答卷已清除',
    kept: (total: number) => `共有 ${total} 份测试答卷`,
    share: { questions: '题目', options: '选项', jumps: '跳转', rules: '其他逻辑' },
    survey: {
      title: '出行方式调查',
      way: '你怎么上班？',
      ways: ['地铁', '公交', '开车', '不上班'],
      question: '问题',
      answers: ['是', '否', '不知道'],
    },
  },
  en: {
    open: 'Simulated respondents',
    title: 'Simulated respondents - Wence',
    empty: 'No simulation yet',
    count: 'Respondents',
    seed: 'Random seed',
    countWrong: 'Enter a whole number from 1 to 500',
    run: 'Simulate',
    again: 'Simulate again',
    edit: 'Edit this question',
    all: 'Every question, option and rule was reached.',
    never: 'Questions never shown',
    stale: 'The survey has changed since. The figures are for the survey as it is now.',
    remove: 'Remove test answers',
    removed: 'Test answers removed',
    kept: (total: number) => `${total} test answers in all`,
    share: { questions: 'Questions', options: 'Options', jumps: 'Jumps', rules: 'Other logic' },
    survey: {
      title: 'Getting to work',
      way: 'How do you get to work?',
      ways: ['Metro', 'Bus', 'Car', 'I do not'],
      question: 'Question',
      answers: ['Yes', 'No', 'I do not know'],
    },
  },
} as const;

export const simulationTexts = (language: Language) => TEXTS[language];
