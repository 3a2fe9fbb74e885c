import type { Language } from './words.js';

/** Texts of one-to-one links: the screen on which they are made, and what people meet who come by one. */
const TEXTS = {
  'zh-CN': {
    empty: '按数量生成匿名链接，或导入名单为每个人生成一个。',
    import: '导入名单',
    list: '姓名,手机\n王小明,13800000001\n李华,13800000002',
    wrongList: '姓名,手机\n王小明,12',
    wrong: '第 2 行',
    check: '检查',
    again: '重新选择',
    make: '生成 2 个链接',
    ada: '王小明',
    notOpened: '未打开',
    completed: '已完成',
    export: /^导\s?出$/,
    codes: '导出二维码（ZIP）',
    onlyLinks: '仅允许一对一链接作答',
    needsLink: '需要专属链接',
    used: '你已经填写过了',
  },
  en: {
    empty: 'Make unnamed links by the number, or import a list and get one for each person.',
    import: 'Import people',
    list: 'name,mobile\nAda,13800000001\nBob,13800000002',
    wrongList: 'name,mobile\nAda,12',
    wrong: 'Row 2',
    check: 'Check',
    again: 'Start again',
    make: 'Make 2 links',
    ada: 'Ada',
    notOpened: 'Not opened',
    completed: 'Completed',
    export: /^Export$/,
    codes: 'Export QR codes (ZIP)',
    onlyLinks: 'Only one-to-one links',
    needsLink: 'A personal link is needed',
    used: 'You have answered already',
  },
} as const;

export const linkTexts = (language: Language) => TEXTS[language];
