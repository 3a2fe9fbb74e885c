import { useMessages } from '../../i18n/messages';

type Reasons = Readonly<Record<string, string | undefined>>;

/** These words tell respondents that a survey wants to know the WeChat account. `reasons`: why it is not known, by the server's word. */
const zhCN = {
  asking: '确认微信身份后就能填写。',
  title: '确认微信身份',
  go: '通过微信继续',
  code: '问卷链接的二维码',
  copy: '复制链接',
  copied: '链接已复制，在微信中发给自己再打开。',
  notCopied: '没有复制成功，可以复制地址栏中的链接。',
  reasons: {
    outside: '这份问卷只能在微信中填写。用微信扫一扫下面的二维码，在手机上打开。',
    unavailable: '这份问卷需要微信，而服务器的微信配置已不可用。请联系发起人。',
    state: '从微信返回的链接已过期，或不是从这台设备打开的。请重新开始。',
    code: '微信登录已过期。请重新开始。',
    declined: '需要你同意获取昵称和头像才能填写。',
    snapshot: '这是微信的预览页面。点击右下角「使用完整服务」，再继续填写。',
    limit: '微信暂时繁忙，请稍后再试。',
    refused: '微信没有接受这台服务器的请求。请联系发起人。',
    unreachable: '微信暂时没有响应，请稍后再试。',
  } as Reasons,
};

const en: typeof zhCN = {
  asking: 'Confirm your WeChat account, and you can answer.',
  title: 'Confirm your WeChat account',
  go: 'Continue with WeChat',
  code: 'QR code of the link',
  copy: 'Copy the link',
  copied: 'The link has been copied. Send it to yourself in WeChat and open it there.',
  notCopied: 'The link could not be copied: take it from the address bar.',
  reasons: {
    outside: 'This survey can only be answered in WeChat. Scan the QR code with WeChat to open it on your phone.',
    unavailable: 'This survey needs WeChat, which this server cannot reach any more. Ask the organiser.',
    state: 'The way back from WeChat is out of date, or began on another device. Begin again.',
    code: 'The WeChat sign-in is out of date. Begin again.',
    declined: 'To answer, you have to agree that nickname and picture are told.',
    snapshot: 'This is a preview of the page. Tap the button at the bottom right to use the full service, then continue.',
    limit: 'WeChat is busy right now. Try again later.',
    refused: 'WeChat did not accept this server. Ask the organiser.',
    unreachable: 'WeChat does not respond right now. Try again later.',
  },
};

export function useWechatWords(): typeof zhCN {
  return useMessages().language === 'en' ? en : zhCN;
}
