import type { Language } from './words.js';

/** Texts of clearing responses and of deleting surveys for good. */
const TEXTS = {
  'zh-CN': {
    clear: '清空答卷',
    clearTitle: '清空全部答卷？',
    clearCount: '3 份答卷将被彻底删除。',
    cleared: '已清空 3 份答卷',
    typeTitle: '请输入问卷标题以确认：',
    typeNumber: '请输入要删除的问卷份数以确认：',
    purge: '彻底删除',
    select: (title: string) => `选择${title}`,
    selectAll: '选择本页全部',
    emptyBin: '回收站是空的',
  },
  en: {
    clear: 'Clear responses',
    clearTitle: 'Clear all responses?',
    clearCount: '3 responses go for good.',
    cleared: '3 responses cleared',
    typeTitle: 'Type the title of the survey to go on:',
    typeNumber: 'Type the number of surveys to go on:',
    purge: 'Delete permanently',
    select: (title: string) => `Select ${title}`,
    selectAll: 'Select all on this page',
    emptyBin: 'The recycle bin is empty',
  },
} satisfies Record<Language, unknown>;

export const removingTexts = (language: Language): (typeof TEXTS)[Language] => TEXTS[language];
