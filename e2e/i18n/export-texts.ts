import type { Language } from './words.js';

/** Texts of the data export. */
const TEXTS = {
  'zh-CN': {
    nav: '数据导出',
    source: '来源',
    sourceTag: '来源标记',
    apply: '确定',
    filtered: '来源：mail',
    start: '开始导出',
    done: '已完成',
    codes: '编码',
    none: /还没有导出过/,
    attachments: /^附件/,
    noFiles: '这些答卷没有附件',
    retry: /^重新导出/,
    download: /^下载/,
    remove: /^删除导出/,
    confirm: '删除',
    count: '10 份答卷',
    progress: '导出进度',
    cancel: /^取消导出/,
    cancelled: '已取消',
  },
  en: {
    nav: 'Data export',
    source: 'Source',
    sourceTag: 'Source tag',
    apply: 'OK',
    filtered: 'Source: mail',
    start: 'Start export',
    done: 'Done',
    codes: 'Codes',
    none: /Nothing has been exported yet/,
    attachments: /^Attachments/,
    noFiles: 'These responses have no attachments',
    retry: /again$/,
    download: /^Download/,
    remove: /^Delete the export/,
    confirm: 'Delete',
    count: 'Responses: 10',
    progress: 'Progress of the export',
    cancel: /^Cancel the export/,
    cancelled: 'Cancelled',
  },
} as const;

export const exportTexts = (language: Language) => TEXTS[language];
