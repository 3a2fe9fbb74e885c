import type { Language } from './words.js';

/** The data detail of a survey. */
const TEXTS = {
  'zh-CN': {
    title: '数据明细 - 问策',
    open: (seq: number) => `打开第 ${seq} 份答卷`,
    heading: (seq: number) => `第 ${seq} 份答卷`,
    panel: '答卷内容',
    close: '关闭',
    filter: '筛选答卷',
    source: '来源',
    sourceTag: '来源标记',
    sourceIs: (source: string) => `来源：${source}`,
    fresh: '有 1 份新答卷',
    show: '显示',
    gone: '没有这份答卷',
    flagged: '有质量标记',
    quality: '值得留意',
    burst: /60 秒内，同一来源提交了 10 份/,
  },
  en: {
    title: 'Data detail - Wence',
    open: (seq: number) => `Open response ${seq}`,
    heading: (seq: number) => `Response ${seq}`,
    panel: 'One response',
    close: 'Close',
    filter: 'Filter the responses',
    source: 'Source',
    sourceTag: 'Source tag',
    sourceIs: (source: string) => `Source: ${source}`,
    fresh: 'One new response',
    show: 'Show',
    gone: 'There is no such response',
    flagged: 'Flagged',
    quality: 'Worth a look',
    burst: /10 responses came from the same source within 60 seconds/,
  },
} as const;

export const detailTexts = (language: Language) => TEXTS[language];
