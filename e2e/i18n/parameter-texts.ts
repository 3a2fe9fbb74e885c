import type { Language } from './words.js';

/** Texts of the received parameters of a survey. */
const TEXTS = {
  'zh-CN': {
    empty: /还没有列出参数/,
    add: '添加参数',
    row: (name: string) => `参数 ${name}`,
    name: '参数名',
    fills: '填入题目',
    signedOnly: '只接受签名链接',
    save: /^保\s?存$/,
    saved: '已保存',
    reserved: '这个名字系统要用，换一个',
    values: '参数值',
    make: '生成链接',
    made: '已生成 1 个链接',
    link: '链接',
    test: '测试',
    forged: /签名不对/,
    unsaved: '修改还没有保存',
    stay: '继续修改',
    sources: '来源标记',
  },
  en: {
    empty: /No parameters are listed/,
    add: 'Add parameter',
    row: (name: string) => `Parameter ${name}`,
    name: 'Parameter',
    fills: 'Answers question',
    signedOnly: 'Signed links only',
    save: /^Save$/,
    saved: 'Saved',
    reserved: 'This name is reserved. Choose another',
    values: 'Values',
    make: 'Make links',
    made: '1 link made',
    link: 'Link',
    test: 'Try',
    forged: /The signature does not match/,
    unsaved: 'Your changes are not saved',
    stay: 'Keep editing',
    sources: 'Source tags',
  },
} as const;

export type ParameterTexts = (typeof TEXTS)[Language];

export const parameterTexts = (language: Language): ParameterTexts => TEXTS[language];
