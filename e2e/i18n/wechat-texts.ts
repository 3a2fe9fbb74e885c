import type { Language } from './words.js';

/** Texts of surveys in WeChat: in the settings, and what respondents meet. */
const TEXTS = {
  'zh-CN': {
    only: '仅限微信填写',
    profile: /昵称和头像/,
    title: '分享标题',
    outside: '请在微信中打开',
    code: '问卷链接的二维码',
    choose: '选择微信身份',
    decline: '拒绝',
    again: '通过微信继续',
    declined: '需要你同意获取昵称和头像才能填写。',
    answered: '你已经填写过了',
    wechat: '微信',
  },
  en: {
    only: 'In WeChat only',
    profile: /Nickname and picture/,
    title: 'Title',
    outside: 'Open it in WeChat',
    code: 'QR code of the link',
    choose: 'Choose a WeChat account',
    decline: 'Decline',
    again: 'Continue with WeChat',
    declined: 'To answer, you have to agree that nickname and picture are told.',
    answered: 'You have answered already',
    wechat: 'WeChat',
  },
};

export const wechatTexts = (language: Language) => TEXTS[language];
