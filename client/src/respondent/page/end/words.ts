import type { Language } from '@wence/schema';

/** Words of the last page. */
export const zhCN = {
  screenedText: '谢谢参与。根据你的回答，问卷到这里就结束了。',
  overQuotaText: '谢谢参与。这一类答卷已经收满，你的回答不再计入。',
  alreadyTitle: '已经提交过了',
  alreadyText: '这台设备上已经提交过这份问卷，答案已收到。',
  answerAgain: '再填一份',
  goOn: '继续',
  leadsOn: (seconds: number, host: string) => `${seconds} 秒后前往 ${host}`,
  leaving: (host: string) => `正在前往 ${host}`,
  goNow: '现在前往',
  goTo: (host: string) => `前往 ${host}`,
  stay: '留在这里',
  ownAnswers: '你的答案',
  file: '文件',
  labelled: (label: string, text: string) => `${label}：${text}`,
  print: '打印或存为 PDF',
};

export type EndWords = typeof zhCN;

export const en: EndWords = {
  screenedText: 'Thank you for taking part. Based on your answers, the survey ends here.',
  overQuotaText: 'Thank you for taking part. This group already has enough responses, so yours is not counted.',
  alreadyTitle: 'Already submitted',
  alreadyText: 'This survey was submitted from this device.',
  answerAgain: 'Fill in another response',
  goOn: 'Continue',
  leadsOn: (seconds, host) => `Going to ${host} in ${seconds} s`,
  leaving: (host) => `Going to ${host}`,
  goNow: 'Go now',
  goTo: (host) => `Go to ${host}`,
  stay: 'Stay here',
  ownAnswers: 'Your answers',
  file: 'A file',
  labelled: (label, text) => `${label}: ${text}`,
  print: 'Print or save as PDF',
};

export const endWords = (language: Language): EndWords => (language === 'en' ? en : zhCN);
