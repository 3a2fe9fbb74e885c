import type { Language } from './words.js';

/** Texts of the category report. */
const TEXTS = {
  'zh-CN': {
    report: '分类报告',
    saved: '使用已保存的分类',
    create: '新建分类',
    name: '分类名称',
    mail: '邮件来的',
    tea: '喝茶的人',
    source: '来源',
    sourceTag: '来源标记',
    apply: '确定',
    save: '保存',
    conditions: '条件',
    about: '对象',
    options: '选项',
    add: '添加',
    confirm: '确定',
    all: '全部答卷',
    actions: (name: string) => `「${name}」的操作`,
    remove: '删除',
    question: (title: string) => `Q2 ${title}`,
  },
  en: {
    report: 'Category report',
    saved: 'Take a saved filter',
    create: 'New category',
    name: 'Category name',
    mail: 'By mail',
    tea: 'Tea drinkers',
    source: 'Source',
    sourceTag: 'Source tag',
    apply: 'OK',
    save: 'Save',
    conditions: 'Conditions',
    about: 'About',
    options: 'Options',
    add: 'Add',
    confirm: 'OK',
    all: 'All responses',
    actions: (name: string) => `Actions for “${name}”`,
    remove: 'Delete',
    question: (title: string) => `Q2 ${title}`,
  },
} as const;

export const categoryTexts = (language: Language) => TEXTS[language];
