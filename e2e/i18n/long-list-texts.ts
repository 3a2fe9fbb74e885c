import type { Language } from './words.js';

/** Texts of the list of an author who has many surveys. */
const TEXTS = {
  'zh-CN': {
    count: (total: string) => `共 ${total} 份`,
    found: (word: string, total: string) => `「${word}」找到 ${total} 份`,
    survey: (place: number) => `问卷 ${place}`,
    folder: (place: number) => `文件夹 ${place}`,
    folders: '文件夹',
    ofFolder: (name: string, total: number) => `${name}（${total}）`,
    titleColumn: '问卷',
    sortBy: '排序',
    byState: '状态',
    table: '表格',
    cards: '卡片',
    next: '下一页',
    pages: '翻页',
    selectAll: '选择本页全部',
    selected: '已选 20 份',
  },
  en: {
    count: (total: string) => `${total} surveys`,
    found: (word: string, total: string) => `${total} surveys match “${word}”`,
    survey: (place: number) => `Survey ${place}`,
    folder: (place: number) => `Folder ${place}`,
    folders: 'Folder',
    ofFolder: (name: string, total: number) => `${name} (${total})`,
    titleColumn: 'Survey',
    sortBy: 'Sort by',
    byState: 'State',
    table: 'Table',
    cards: 'Cards',
    next: 'Next',
    pages: 'Pages',
    selectAll: 'Select all on this page',
    selected: '20 selected',
  },
} satisfies Record<Language, unknown>;

export const longListTexts = (language: Language): (typeof TEXTS)[Language] => TEXTS[language];
