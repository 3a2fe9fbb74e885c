import type { Language } from '../../../definition/definition.js';

/** The rules by which a text becomes questions, in the order in which they are explained. */
export const TEXT_RULES = [
  'title',
  'question',
  'options',
  'multiple',
  'type',
  'required',
  'other',
  'matrix',
  'scale',
  'fields',
  'page',
  'jump',
  'when',
] as const;

export type TextRule = (typeof TEXT_RULES)[number];

/** An example of each rule that is read as it says. */
export const RULE_EXAMPLES: Readonly<Record<Language, Readonly<Record<TextRule, string>>>> = {
  'zh-CN': {
    title: '学生食堂满意度调查\n感谢您花两分钟填写。',
    question: '1. 您的年级是？',
    options: 'A. 大一\nB. 大二',
    multiple: '2. 您常去哪些窗口？[多选 最多2项]\n□ 面食 □ 快餐 □ 清真',
    type: '3. 您还有什么建议？[简答题]',
    required: '4. 您的学号 [填空] [必答]',
    other: '5. 您怎么来食堂？\nA. 步行\nB. 其他____',
    matrix: '6. 请评价以下方面 [矩阵单选]\n列：满意 | 一般 | 不满意\n口味\n价格',
    scale: '7. 总体满意度\n很不满意 1 2 3 4 5 很满意',
    fields: '8. 联系方式：姓名____ 电话____',
    page: '====',
    jump: '9. 您在食堂吃早餐吗？\nA. 吃\nB. 不吃 → 第11题',
    when: '10. [如果 第9题选A] 您几点吃？',
  },
  en: {
    title: 'Canteen survey\nTwo minutes of your time.',
    question: '1. Which year are you in?',
    options: 'A. First\nB. Second',
    multiple: '2. Which counters do you like? [multiple, up to 2]\n[ ] Noodles [ ] Salad [ ] Grill',
    type: '3. What should we change? [long text]',
    required: '4. Your student number [text] [required]',
    other: '5. How do you get here?\nA. On foot\nB. Other ____',
    matrix: '6. Please rate these [matrix]\nColumns: Good | Fair | Poor\nTaste\nPrice',
    scale: '7. Overall\nBad 1 2 3 4 5 Great',
    fields: '8. Contact: Name ____ Phone ____',
    page: '====',
    jump: '9. Do you have breakfast here?\nA. Yes\nB. No -> Q11',
    when: '10. [if Q9=A] At what time?',
  },
};

/** The question that the example of a jump leads to. */
const LAST: Readonly<Record<Language, string>> = { 'zh-CN': '11. 还想说点什么？[简答题]', en: '11. Anything else? [long text]' };

/** All examples as one questionnaire, which is read without any loss. */
export const exampleText = (language: Language): string =>
  [...TEXT_RULES.map((rule) => RULE_EXAMPLES[language][rule]), LAST[language]].join('\n');
