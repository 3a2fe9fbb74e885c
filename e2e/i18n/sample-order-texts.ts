import type { Language } from './words.js';

/** Texts of the sample service: the screen on which respondents are ordered. */
const TEXTS = {
  'zh-CN': {
    simulates: /内置样本方只做模拟/,
    add: '新建订单',
    target: '样本数量',
    contact: '联系人',
    quote: /= ¥300\.00/,
    save: '保存草稿',
    submit: /^提\s?交$/,
    accept: '接受报价',
    running: '执行中',
    delivered: '待验收',
    acceptDelivery: /^验\s?收$/,
    done: '已完成',
    source: '样本服务',
  },
  en: {
    simulates: /The built-in supplier only simulates/,
    add: 'New order',
    target: 'Complete responses',
    contact: 'Contact',
    quote: /= ¥300\.00/,
    save: 'Save draft',
    submit: 'Submit',
    accept: 'Accept quote',
    running: 'Running',
    delivered: 'Delivered',
    acceptDelivery: 'Accept delivery',
    done: 'Done',
    source: 'Sample service',
  },
} as const;

export const sampleOrderTexts = (language: Language) => TEXTS[language];
