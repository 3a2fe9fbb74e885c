import type { Language } from './words.js';

const CHINESE = {
  box: '题目文本',
  code: '问卷定义',
  read: '识别题目',
  title: '问卷标题',
  create: '创建问卷',
  failed: '没能读出问卷',
  earlier: /复制以前的问卷/,
  copyOf: (title: string) => `复制《${title}》`,
  pasted: '周末去哪儿\n1. 您想去哪里？\nA. 山里\nB. 海边\n2. 为什么？[简答题]\n',
  add: '添加 2 道题',
};

const ENGLISH: typeof CHINESE = {
  box: 'Text with questions',
  code: 'Survey definition',
  read: 'Recognise questions',
  title: 'Survey title',
  create: 'Create survey',
  failed: 'No survey could be read',
  earlier: /Copy an earlier survey/,
  copyOf: (title: string) => `Copy “${title}”`,
  pasted: 'Where to\n1. Where would you like to go?\nA. The hills\nB. The sea\n2. Why? [long text]\n',
  add: 'Add 2 questions',
};

/** Texts of the pages on which surveys are made of documents. */
export const importingTexts = (language: Language) => (language === 'en' ? ENGLISH : CHINESE);
