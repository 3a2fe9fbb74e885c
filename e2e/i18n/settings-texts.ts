import type { Language } from './words.js';

/** Texts of the survey settings. */
const TEXTS = {
  'zh-CN': {
    tabs: ['编辑', '设置', '发布', '报告'],
    tabsLabel: '问卷导航',
    title: '答题设置',
    opensAt: '开始时间',
    closesAt: '结束时间',
    total: '回收上限',
    backwards: '结束时间要晚于开始时间',
    question: '一页一题',
    autoAdvance: '选好后自动下一题',
    live: '立即对正在回收的问卷生效',
    stop: '停止并修改',
    switches: ['允许返回上一页', '允许中断后继续填写', '显示自己的答案', '可以再填一份'],
    notKept: '答案不会保存在这台设备上，关闭页面后会丢失',
    ownAnswers: '你的答案',
    alreadyTitle: '已经提交过了',
  },
  en: {
    tabs: ['Edit', 'Settings', 'Publish', 'Report'],
    tabsLabel: 'Survey',
    title: 'Answering settings',
    opensAt: 'Opens at',
    closesAt: 'Closes at',
    total: 'Maximum responses',
    backwards: 'The closing time must be after the opening time',
    question: 'One question at a time',
    autoAdvance: 'Continue automatically after a choice',
    live: 'apply at once to the running survey',
    stop: 'Stop and change',
    switches: ['Respondents may go back', 'Respondents may continue later', 'Show their own answers', 'Offer another response'],
    notKept: 'Nothing is saved here: closing the page loses your answers',
    ownAnswers: 'Your answers',
    alreadyTitle: 'Already submitted',
  },
} as const;

export const settingsTexts = (language: Language) => TEXTS[language];
