import type { Language } from './words.js';

/** Texts of the cross report. */
const TEXTS = {
  'zh-CN': {
    cross: '交叉报告',
    start: (row: string, column: string) => `看「${row} × ${column}」`,
    table: (row: string, column: string) => `${row} × ${column}`,
    count: '人数',
    source: '来源',
    sourceTag: '来源标记',
    apply: '确定',
    download: '下载 CSV',
    savedTables: '已存表格',
    savedTable: (name: string) => `已存表格：${name}`,
    saveAs: '另存为…',
    tableName: '名称',
    tableNamed: '看什么书',
    within: (name: string) => `「${name}」内再按哪道题分`,
    save: '保存',
    changed: '已修改',
  },
  en: {
    cross: 'Cross report',
    start: (row: string, column: string) => `Show “${row} by ${column}”`,
    table: (row: string, column: string) => `${row} by ${column}`,
    count: 'Count',
    source: 'Source',
    sourceTag: 'Source tag',
    apply: 'OK',
    download: 'Download CSV',
    savedTables: 'Saved tables',
    savedTable: (name: string) => `Saved tables: ${name}`,
    saveAs: 'Save as …',
    tableName: 'Name',
    tableNamed: 'Genres',
    within: (name: string) => `Divide ${name} by`,
    save: 'Save',
    changed: 'changed',
  },
} as const;

export const crossTexts = (language: Language) => TEXTS[language];
