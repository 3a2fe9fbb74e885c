import type { Language } from './words.js';

/** Texts of our own around the explorer of the graph, and of the ways to it. */
const TEXTS = {
  'zh-CN': {
    title: 'GraphQL 调试台',
    signedIn: '以登录账号发送请求',
    signedOut: '登录已失效',
    firstTab: '你的问卷，最新创建的在前。',
    developers: '开发者',
    graph: 'GraphQL 调试台',
    reference: '/v1 接口文档',
    other: 'English',
    otherTitle: 'GraphQL explorer',
  },
  en: {
    title: 'GraphQL explorer',
    signedIn: 'Requests go out as you',
    signedOut: 'Your session has ended',
    firstTab: 'Your surveys, the newest first.',
    developers: 'For developers',
    graph: 'GraphQL explorer',
    reference: '/v1 reference',
    other: '中文',
    otherTitle: 'GraphQL 调试台',
  },
} as const;

export const explorerTexts = (language: Language) => TEXTS[language];
