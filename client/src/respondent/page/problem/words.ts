import { useMessages } from '../../i18n/messages';

interface Told {
  readonly time: string;
  readonly zone: string;
}

/** What was the matter with a password or a code, by the server's reason. */
type Faults = Readonly<Record<string, string | undefined>>;

/** Reason why there is nothing to answer. `text`: to whoever opens the link. `answering`: to whoever was answering. */
export const zhCN = {
  notFound: {
    title: '没有找到这份问卷',
    text: '链接可能不完整，或者问卷已被删除。核对一下链接，或问问发给你的人。',
    answering: '问卷已被删除，答案没有提交。',
  },
  notStarted: {
    title: '问卷还没开始',
    text: '到时再打开这个链接就能填写。',
    answering: '问卷还没到开始时间，答案没有提交。到时打开这个链接就能继续。',
  },
  paused: {
    title: '问卷暂停回收',
    text: '现在不接收新的答卷。如果还想参与，晚些再打开这个链接，或问问发给你的人。',
    answering: '答案没有提交。问卷恢复回收后，打开这个链接就能继续。',
  },
  ended: {
    title: '问卷已结束',
    text: '已经不再接收答卷，谢谢关注。如有疑问，可以问问发给你的人。',
    answering: '问卷在提交之前结束了，答案没有提交。如有疑问，可以问问发给你的人。',
  },
  full: {
    title: '问卷已收满',
    text: '需要的答卷都已收齐，不再接收新的，谢谢关注。',
    answering: '需要的答卷在提交之前收齐了，答案没有提交。',
  },
  testLinkInvalid: {
    title: '预览链接已失效',
    text: '预览链接 30 分钟内有效。回到编辑页，再点一次「预览」。',
    answering: '预览链接 30 分钟内有效，这次没有提交。回到编辑页，再点一次「预览」。',
  },
  A0427: {
    title: '你已经填写过了',
    text: '感谢参与。这份问卷限制了每人填写的次数。',
    answering: '你之前已经填写过这份问卷，这次的答案没有提交。',
  },
  received: { title: '你的答案已经提交', text: '发起人已收到你的答案，感谢参与。' },
  A0428: {
    title: '这个链接不能填写',
    text: '可以联系发给你链接的人，请对方重新发一个。',
    answering: '链接已不能填写，答案没有提交。可以联系发给你链接的人。',
  },
  A0429: {
    title: '需要专属链接',
    text: '这份问卷只能通过发给你本人的链接填写。找一下收到的邀请，或联系发起人。',
    answering: '这份问卷现在只接收专属链接的答卷，答案没有提交。',
  },
  A0430: {
    title: '输入密码后填写',
    text: '发起人为这份问卷设置了密码。如果不知道密码，可以问问发给你链接的人。',
    answering: '问卷的密码已经更改，答案没有提交。重新打开链接并输入新密码。',
  },
  A0431: { title: '现在不能填写', text: '到开放时间再打开这个链接就能填写。', answering: '当前时间或地点不接收答卷，答案没有提交。' },
  A0432: {
    title: '链接不完整',
    text: '链接缺少必要的信息，或信息已被改动、已过期。请使用收到的完整链接，或联系发给你的人。',
    answering: '链接中的信息无效或已过期，答案没有提交。请联系发给你链接的人。',
  },
  A0433: {
    title: '输入邀请码后填写',
    text: '这份问卷需要邀请码。如果没有收到邀请码，可以问问发起人。',
    answering: '这个邀请码现在不能用，答案没有提交。可以换一个邀请码再提交。',
  },
  A0434: { title: '还差一步', text: '', answering: '回答下面的问题，再次提交。' },
  A0437: {
    title: '这个邀请不能填写',
    text: '可以联系邀请你的机构，请对方重新发一个链接。',
    answering: '这个邀请不再接收答卷，答案没有提交。可以联系邀请你的机构。',
  },
  A0438: {
    title: '请在微信中打开',
    text: '这份问卷只能在微信中填写。',
    answering: '这份问卷需要微信身份，答案没有提交。确认身份后再打开这个链接就能继续。',
  },
  A0501: { title: '尝试次数过多', text: '为了防止有人猜测，暂时不能再试。', answering: '尝试次数过多，答案没有提交。请稍后再试。' },
  reasons: {
    voided: '发起人已停用这个链接。可以请对方重新发一个。',
    expired: '这个链接已过有效期。可以请对方重新发一个。',
    used: '这个链接已经提交过答卷，不能再次填写。感谢参与。',
    unknown: '链接可能不完整。核对一下链接，或请发给你的人重新发一个。',
    address: '这份问卷只在指定的网络中开放，例如公司或学校的网络。连接后再试一次。',
    region: '这份问卷只对指定地区开放，而你现在的网络不在其中。',
    closed: '需要的答卷已经收齐，或征集已暂停。感谢你的时间。',
    answered: '通过这个邀请已经提交过答卷，不能再次填写。感谢参与。',
  } as Readonly<Record<string, string | undefined>>,
  keys: {
    password: { label: '密码', enter: '开始填写', missing: '请输入密码', faults: { wrong: '密码不对，请重新输入' } as Faults },
    invitationCode: {
      label: '邀请码',
      enter: '开始填写',
      again: '再次提交',
      missing: '请输入邀请码',
      faults: {
        unknown: '没有这个邀请码，请核对后重新输入',
        voided: '这个邀请码已停用，请换一个',
        used: '这个邀请码已经用完，请换一个',
      } as Faults,
    },
  },
  againAt: ({ time, zone }: Told) => `可以再次填写的时间：${time}（${zone}）`,
  opensAt: ({ time, zone }: Told) => `下次开放时间：${time}（${zone}）`,
  startsAt: ({ time, zone }: Told) => `开始时间：${time}（${zone}）`,
  waitFor: (minutes: number) => `约 ${minutes} 分钟后可以再试。`,
  kept: '已填的答案还保存在这台设备上。',
  back: '查看我的答案',
  notKept: '答案没有保存在这台设备上，先不要关闭页面。',
};

type ProblemWords = typeof zhCN;

export const en: ProblemWords = {
  notFound: {
    title: 'Survey not found',
    text: 'The link may be incomplete, or the survey was deleted. Check the link, or ask whoever sent it to you.',
    answering: 'The survey was deleted, so your answers were not submitted.',
  },
  notStarted: {
    title: 'This survey has not started yet',
    text: 'Open this link again then to fill it in.',
    answering: 'The survey has not started yet, so your answers were not submitted. Open this link again then and carry on.',
  },
  paused: {
    title: 'This survey is paused',
    text: 'It takes no new responses right now. Open this link again later, or ask whoever sent it to you.',
    answering: 'Your answers were not submitted. Open this link again once the survey resumes and carry on.',
  },
  ended: {
    title: 'This survey has ended',
    text: 'It takes no more responses. Thank you for your interest. If you have questions, ask whoever sent you the link.',
    answering: 'The survey ended before your answers were submitted. If you have questions, ask whoever sent you the link.',
  },
  full: {
    title: 'This survey is full',
    text: 'It has all the responses it asked for and takes no more. Thank you for your interest.',
    answering: 'All the responses it asked for came in before your answers were submitted.',
  },
  testLinkInvalid: {
    title: 'This preview link has expired',
    text: 'Preview links work for 30 minutes. Go back to the editor and press Preview again.',
    answering: 'Preview links work for 30 minutes, so nothing was submitted. Go back to the editor and press Preview again.',
  },
  A0427: {
    title: 'You have answered already',
    text: 'Thank you for taking part. This survey limits how often one person may answer.',
    answering: 'You had answered this survey before, so this time your answers were not submitted.',
  },
  received: { title: 'Your answers were submitted', text: 'They have reached whoever asked you. Thank you for taking part.' },
  A0428: {
    title: 'This link cannot be used',
    text: 'Ask whoever sent it to you for a new one.',
    answering: 'The link can no longer be used, so your answers were not submitted. Ask whoever sent it to you.',
  },
  A0429: {
    title: 'A personal link is needed',
    text: 'This survey can only be answered through the link that was sent to you. Look for your invitation, or ask the organiser.',
    answering: 'This survey now takes answers through personal links alone, so yours were not submitted.',
  },
  A0430: {
    title: 'Enter the password to begin',
    text: 'The organiser has protected this survey. If you do not know the password, ask whoever sent you the link.',
    answering: 'The password has changed, so your answers were not submitted. Open the link again and enter the new one.',
  },
  A0431: {
    title: 'Not open right now',
    text: 'Open this link again then to fill it in.',
    answering: 'No answers are taken at this time or from where you are, so yours were not submitted.',
  },
  A0432: {
    title: 'This link is not complete',
    text: 'Something in it is missing, was changed, or is out of date. Use the whole link that you were sent, or ask whoever sent it.',
    answering: 'What the link says is not valid or is out of date, so your answers were not submitted. Ask whoever sent it to you.',
  },
  A0433: {
    title: 'Enter your invitation code to begin',
    text: 'This survey asks for an invitation code. If you did not get one, ask the organiser.',
    answering: 'This invitation code cannot be used now, so your answers were not submitted. You can submit them with another code.',
  },
  A0434: { title: 'One more step', text: '', answering: 'Answer this question, then submit again.' },
  A0437: {
    title: 'This invitation cannot be used',
    text: 'Ask the panel that invited you for a new link.',
    answering: 'This invitation takes no more answers, so yours were not submitted. Ask the panel that invited you.',
  },
  A0438: {
    title: 'Open it in WeChat',
    text: 'This survey can only be answered in WeChat.',
    answering: 'This survey asks for a WeChat account, so your answers were not submitted. Sign in, open the link again and carry on.',
  },
  A0501: {
    title: 'Too many tries',
    text: 'To keep others from guessing, no more tries are taken for now.',
    answering: 'There were too many tries, so your answers were not submitted. Try again later.',
  },
  reasons: {
    voided: 'The organiser has switched this link off. Ask for a new one.',
    expired: 'This link is out of date. Ask for a new one.',
    used: 'A response was submitted through this link, so it has been used already. Thank you for taking part.',
    unknown: 'The link may be incomplete. Check it, or ask whoever sent it to you for a new one.',
    address: 'This survey is open in certain networks only, such as that of a company or a school. Connect there and try again.',
    region: 'This survey is open to certain regions only, and your network is not in one of them.',
    closed: 'All the answers that were wanted are there, or taking answers is paused. Thank you for your time.',
    answered: 'A response was submitted for this invitation, so it cannot be used again. Thank you for taking part.',
  },
  keys: {
    password: {
      label: 'Password',
      enter: 'Begin',
      missing: 'Enter the password.',
      faults: { wrong: 'That is not the password. Try again.' },
    },
    invitationCode: {
      label: 'Invitation code',
      enter: 'Begin',
      again: 'Submit again',
      missing: 'Enter your invitation code.',
      faults: {
        unknown: 'There is no such code. Check it and try again.',
        voided: 'This code has been withdrawn. Use another one.',
        used: 'This code has been used up. Use another one.',
      },
    },
  },
  againAt: ({ time, zone }) => `You may answer again from ${time} (${zone}).`,
  opensAt: ({ time, zone }) => `It opens next on ${time} (${zone}).`,
  startsAt: ({ time, zone }) => `It starts on ${time} (${zone}).`,
  waitFor: (minutes) => `You may try again in about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  kept: 'The answers you gave are still on this device.',
  back: 'See my answers',
  notKept: 'Your answers are not saved on this device: keep the page open.',
};

export function useProblemWords(): ProblemWords {
  return useMessages().language === 'en' ? en : zhCN;
}
