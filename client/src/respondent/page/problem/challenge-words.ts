import type { Language } from '@wence/schema';

/** Words around the verification question, which comes from the server. The Chinese texts define the keys; `faults` are by the server's reason. */
const zhCN = {
  enter: '再次提交',
  other: '换一题',
  loading: '正在获取问题…',
  failed: '没有取到问题，请检查网络后再试',
  missing: '请填写数字',
  faults: new Map([
    ['wrong', '回答不对，请回答新的问题'],
    ['expired', '问题已超过 10 分钟，请回答新的问题'],
  ]),
};

const en: typeof zhCN = {
  enter: 'Submit again',
  other: 'Another question',
  loading: 'Getting the question…',
  failed: 'The question did not arrive. Check your connection, then try again.',
  missing: 'Enter a number.',
  faults: new Map([
    ['wrong', 'That was not the answer. Here is another question.'],
    ['expired', 'The question was older than 10 minutes. Here is another one.'],
  ]),
};

export const challengeWords = (language: Language): typeof zhCN => (language === 'en' ? en : zhCN);
