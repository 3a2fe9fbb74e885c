import type { Language } from './words.js';

const TEXTS = {
  'zh-CN': {
    code: '代码',
    label: '问卷定义',
    plan: '计划',
    diff: '对比草稿',
    upload: '上传',
    apply: '应用到草稿',
    applied: '已应用',
    download: '下载',
    changed: '问卷设置有改动',
    unknown: /titel：没有这个字段/,
    unchanged: /^\d+ 行没有改动$/,
  },
  en: {
    code: 'Code',
    label: 'Definition of the survey',
    plan: 'Plan',
    diff: 'Compare with draft',
    upload: 'Upload',
    apply: 'Apply to draft',
    applied: 'Applied',
    download: 'Download',
    changed: 'Survey settings changed',
    unknown: /titel: is not a field/,
    unchanged: /^\d+ unchanged lines$/,
  },
} as const;

export const codeTexts = (language: Language) => TEXTS[language];
