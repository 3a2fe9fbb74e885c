import type { Language } from './words.js';

/** Texts of invitation codes: their page in the settings, and what respondents meet. */
const TEXTS = {
  'zh-CN': {
    nav: '验证码',
    required: '需要邀请码',
    make: '生成邀请码',
    makeNow: '生成',
    own: '使用自己的',
    ownCodes: '自己的邀请码',
    made: '已生成 2 个邀请码',
    withdraw: '停用邀请码 TEA-2026',
    withdrawNow: '停用',
    voided: '已停用',
    usedUp: '已用完',
    title: '输入邀请码后填写',
    code: '邀请码',
    begin: '开始填写',
    noSuch: '没有这个邀请码，请核对后重新输入',
    used: '这个邀请码已经用完，请换一个',
  },
  en: {
    nav: 'Verification code',
    required: 'Ask for an invitation code',
    make: 'Make codes',
    makeNow: 'Make',
    own: 'My own',
    ownCodes: 'My codes',
    made: '2 codes made',
    withdraw: 'Withdraw the code TEA-2026',
    withdrawNow: 'Withdraw',
    voided: 'Withdrawn',
    usedUp: 'Used up',
    title: 'Enter your invitation code to begin',
    code: 'Invitation code',
    begin: 'Begin',
    noSuch: 'There is no such code. Check it and try again.',
    used: 'This code has been used up. Use another one.',
  },
} as const;

export const invitationTexts = (language: Language) => TEXTS[language];
