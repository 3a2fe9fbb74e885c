import type { Language } from './words.js';

/** The preview that says why each question is shown or hidden. */
const TEXTS = {
  'zh-CN': {
    open: '预览并查看显示原因',
    title: '预览 - 问策',
    frame: '测试答题页',
    phone: '手机',
    desktop: '电脑',
    restart: '重新开始',
    newTab: '在新窗口打开',
    why: '为什么显示或隐藏',
    done: '已提交。下面是提交时的状态。',
    stale: '问卷已修改，现在看到的是修改前的内容。',
    count: (shown: number, rest: number) => `显示 ${shown}，不显示 ${rest}`,
    shown: '显示',
    hidden: '隐藏',
    nothingToOffer: '无可选内容',
    jumpedOver: '被跳过',
    jump: '如果「Q1 平时喝茶吗？」选中「不喝」，跳转到「Q6 还想说点什么？」',
    show: '如果「Q2 喝过哪些茶？」选中「绿茶」，显示',
    holds: '成立',
    notAnswered: '不成立，还没有回答',
  },
  en: {
    open: 'Preview with reasons',
    title: 'Preview - Wence',
    frame: 'Answering page in test mode',
    phone: 'Phone',
    desktop: 'Desktop',
    restart: 'Restart',
    newTab: 'Open in a new window',
    why: 'Why is this shown or hidden?',
    done: 'Submitted. The state at that moment is shown below.',
    stale: 'The survey has been edited. This preview shows the version before that.',
    count: (shown: number, rest: number) => `Shown: ${shown}. Not shown: ${rest}.`,
    shown: 'Shown',
    hidden: 'Hidden',
    nothingToOffer: 'Nothing to offer',
    jumpedOver: 'Jumped over',
    jump: 'If “Q1 Do you drink tea?” has “No” chosen, go to “Q6 Anything else?”',
    show: 'If “Q2 Which teas have you had?” has “Green” chosen, show',
    holds: 'holds',
    notAnswered: 'does not hold, not answered yet',
  },
} as const;

export const previewTexts = (language: Language) => TEXTS[language];
