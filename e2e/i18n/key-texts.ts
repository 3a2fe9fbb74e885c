import type { Language } from './words.js';

/** Texts of the page for developers. */
const TEXTS = {
  'zh-CN': {
    account: '账号',
    developers: '开发者',
    create: '新建密钥',
    name: '名称',
    submit: '新建',
    key: 'API 密钥',
    copyKey: '复制密钥',
    saved: '已保存，关闭',
    revokeKey: (name: string) => `撤销密钥「${name}」`,
    revoke: '撤销',
    revoked: '密钥已撤销',
    empty: '还没有密钥',
    list: '列出问卷',
    responses: '读取答卷',
    submitTask: '提交答卷',
    live: '实时答卷数',
  },
  en: {
    account: 'Account',
    developers: 'For developers',
    create: 'New key',
    name: 'Name',
    submit: 'Make key',
    key: 'API key',
    copyKey: 'Copy key',
    saved: 'I have saved it',
    revokeKey: (name: string) => `Revoke the key ${name}`,
    revoke: 'Revoke',
    revoked: 'Key revoked',
    empty: 'There are no keys yet',
    list: 'List surveys',
    responses: 'Read responses',
    submitTask: 'Submit a response',
    live: 'Live count',
  },
} as const;

export const keyTexts = (language: Language) => TEXTS[language];
