import type { MessagesOf } from '../zh-CN/messages';
import type { wechat as source } from '../zh-CN/wechat';

/** The WeChat settings of a survey. */
export const wechat = {
  title: 'WeChat',
  lead: 'Take answers in WeChat only, keep who answered, and choose the card that WeChat and other apps show of the link.',
  live: 'This survey is collecting answers. Changes take effect at once.',
  stop: 'Stop collecting',
  missing: 'This server has no WeChat account, so settings that depend on WeChat cannot be turned on.',
  missingHelp: 'Title, text and picture of the card work without one. An administrator sets:',
  trial: 'This is a development server: a page of its own stands in for the WeChat sign-in, and respondents choose who they are.',
  who: 'Who can answer',
  only: 'In WeChat only',
  onlyOn: 'Elsewhere the link shows a QR code to open in WeChat. Responses without a WeChat account are not taken.',
  onlyOff: 'The survey can be answered in any browser.',
  user: 'Keep the WeChat account',
  users: { none: 'Nothing', openid: 'OpenID (unnoticed)', profile: 'Nickname and picture (once they agree)' },
  userHint: {
    none: 'Responses hold nothing about WeChat.',
    openid:
      'WeChat tells it as the survey opens, without asking. One account has one OpenID; only you see it, in the data detail and in exports.',
    profile: 'Respondents agree in WeChat before they can answer. Responses hold OpenID, nickname and picture; only you see them.',
  },
  share: 'Share card',
  shareTitle: 'Title',
  shareTitleHint: 'Left empty: the title of the survey.',
  shareText: 'Text',
  shareTextHint: 'Left empty: the beginning of the welcome text.',
  picture: 'Picture',
  pictureHint: 'Square, 300 × 300 is best. Left empty: no picture.',
  hide: 'Hide sharing in WeChat',
  hideHint: 'The menu at the top right of WeChat no longer offers to share. Whoever knows the link can still answer.',
  preview: 'In a WeChat chat',
} satisfies MessagesOf<typeof source>;
