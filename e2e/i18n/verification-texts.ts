import type { Language } from './words.js';

const DIGITS = [...'零一二三四五六七八九十'];
const NUMBERS = {
  'zh-CN': [...DIGITS, ...DIGITS.slice(1, 10).map((digit) => `十${digit}`), '二十'],
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
};

/** Texts of the verification question: in the settings, and what respondents meet. */
const TEXTS = {
  'zh-CN': {
    always: '每次都问',
    title: '还差一步',
    again: '再次提交',
    missing: '请填写数字',
    wrong: '回答不对，请回答新的问题',
    back: '查看我的答案',
    other: '换一题',
    word: /[零一二三四五六七八九十]+/g,
    sum: '加',
    difference: '减',
    largest: '最大',
  },
  en: {
    always: 'Every time',
    title: 'One more step',
    again: 'Submit again',
    missing: 'Enter a number.',
    wrong: 'That was not the answer. Here is another question.',
    back: 'See my answers',
    other: 'Another question',
    word: /[a-z]+/g,
    sum: 'plus',
    difference: 'minus',
    largest: 'largest',
  },
};

export function verificationTexts(language: Language) {
  const texts = TEXTS[language];
  return {
    ...texts,
    /** The answer, from the words of the question. */
    answerTo(question: string): string {
      const found = (question.match(texts.word) ?? []).map((word) => NUMBERS[language].indexOf(word)).filter((number) => number >= 0);
      const [a = 0, b = 0] = found;
      if (question.includes(texts.sum)) return String(a + b);
      if (question.includes(texts.difference)) return String(a - b);
      return String(question.includes(texts.largest) ? Math.max(...found) : Math.min(...found));
    },
  };
}
