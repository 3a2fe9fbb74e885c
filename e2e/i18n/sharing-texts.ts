import type { Language } from './words.js';

/** Texts of sharing reports, and of the pages that a link opens. */
const TEXTS = {
  'zh-CN': {
    share: '分享',
    dialog: /^分享/,
    create: '新建链接',
    link: /的链接$/,
    settings: /的设置$/,
    asksPassword: '打开时需要密码',
    password: '密码',
    save: '保存',
    enabled: /^启用/,
    withPassword: '有密码',
    onlyTicked: '只要选中的',
    cannotOpen: '打不开这份报告',
    open: '打开报告',
    stillClosed: '还是打不开：密码不对，或者链接已失效。',
    opened: (times: number) => `打开 ${times} 次`,
    answers: '答卷明细',
    all: '全部答卷',
    category: '邮件来的',
  },
  en: {
    share: 'Share',
    dialog: /^Share (?:the|saved) /,
    create: 'New link',
    link: /^Link of/,
    settings: /^Settings of/,
    asksPassword: 'Ask for a password',
    password: 'Password',
    save: 'Save',
    enabled: /^Switch .* on$/,
    withPassword: 'Password',
    onlyTicked: 'Only those ticked',
    cannotOpen: 'This report cannot be opened',
    open: 'Open report',
    stillClosed: 'It still cannot be opened: the password is wrong, or the link has ended.',
    opened: (times: number) => (times === 1 ? 'Opened once' : `Opened ${times} times`),
    answers: 'Responses',
    all: 'All responses',
    category: 'By mail',
  },
} as const;

export const sharingTexts = (language: Language) => TEXTS[language];
