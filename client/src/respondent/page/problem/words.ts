import { useMessages } from '../../i18n/messages';

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
  startsAt: ({ time, zone }: { readonly time: string; readonly zone: string }) => `开始时间：${time}（${zone}）`,
  kept: '已填的答案还保存在这台设备上。',
  notKept: '浏览器不允许保存答案，先不要关闭页面。',
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
  startsAt: ({ time, zone }) => `It starts on ${time} (${zone}).`,
  kept: 'The answers you gave are still on this device.',
  notKept: 'This browser does not allow saving: keep the page open.',
};

export function useProblemWords(): ProblemWords {
  return useMessages().language === 'en' ? en : zhCN;
}
