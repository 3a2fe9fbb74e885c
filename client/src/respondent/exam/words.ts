import type { Language } from '@wence/schema';

/** What respondents read about the clock and the attempts of an exam. The Chinese texts define the keys. */
export const zhCN = {
  exam: '考试',
  asking: '正在打开考试…',
  limit: '答题时间',
  minutes: (count: number) => `${count} 分钟`,
  noLimit: '不限时',
  least: '最早交卷',
  leastMinutes: (count: number) => `开始 ${count} 分钟后`,
  left: '剩余次数',
  times: (count: number) => `${count} 次`,
  hint: '点击开始后计时，刷新或关闭页面不会停表。',
  atEnd: '时间到时，已填的答案会自动交卷。',
  start: '开始考试',
  starting: '正在开始…',
  noneTitle: '考试次数已用完',
  noneText: '不能再开始新的一次。如有疑问，可以联系发起人。',
  failedTitle: '考试没有打开',
  failedText: '没有连上服务器，请检查网络后再试。',
  again: '再试一次',
  remaining: '剩余时间',
  fiveMinutes: '不到 5 分钟',
  lastMinute: '不到 1 分钟',
  spokenFive: '考试时间还剩不到 5 分钟',
  spokenOne: '考试时间还剩不到 1 分钟，到时自动交卷',
  over: '时间到，正在交卷',
  from: (time: string) => `${time} 起可以交卷`,
  lateTitle: '考试时间已到',
  lateText: '交卷时网络中断，还不确定答案是否送达。网络恢复后，本页会自动确认。请不要关闭页面。',
};

export type ExamClockWords = typeof zhCN;

export const en: ExamClockWords = {
  exam: 'Exam',
  asking: 'Opening the exam…',
  limit: 'Time',
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
  noLimit: 'No limit',
  least: 'Hand in',
  leastMinutes: (count) => `From ${count === 1 ? '1 minute' : `${count} minutes`} after the start`,
  left: 'Attempts left',
  times: (count) => String(count),
  hint: 'The clock starts when you do. It goes on if you reload or close the page.',
  atEnd: 'When the time is over, your answers so far are handed in by themselves.',
  start: 'Start the exam',
  starting: 'Starting…',
  noneTitle: 'No attempt is left',
  noneText: 'You have used all attempts at this exam. If you have questions, ask the organiser.',
  failedTitle: 'The exam did not open',
  failedText: 'The server could not be reached. Check your connection, then try again.',
  again: 'Try again',
  remaining: 'Time left',
  fiveMinutes: 'less than 5 minutes',
  lastMinute: 'less than 1 minute',
  spokenFive: 'Less than 5 minutes are left',
  spokenOne: 'Less than 1 minute is left; then your answers are handed in',
  over: 'Time is over. Handing in…',
  from: (time) => `You can hand in from ${time}`,
  lateTitle: 'Time is over',
  lateText:
    'The connection was lost while your answers were handed in, and it is not known yet whether they arrived. This page finds out by itself once you are connected again. Do not close it.',
};

export const wordsIn = (language: Language): ExamClockWords => (language === 'en' ? en : zhCN);
