import type { ExamMark, Language } from '@wence/schema';

/** Words of the score that a respondent sees. The Chinese texts define the keys. */
export const zhCN = {
  title: '成绩',
  loading: '正在取成绩',
  failed: '成绩没有取到，答案已经收到。',
  again: '再试一次',
  score: (score: number, maximum: number) => `${score} 分，满分 ${maximum} 分`,
  passed: '及格',
  notPassed: '未及格',
  marks: { correct: '正确', partly: '部分正确', wrong: '错误', unmarked: '待批阅' } as Readonly<Record<ExamMark, string>>,
  points: (score: number, maximum: number) => `${score} / ${maximum} 分`,
  worth: (maximum: number) => `满分 ${maximum} 分`,
  right: '正确答案',
  labelled: (label: string, text: string) => `${label}：${text}`,
  comma: '、',
  analysis: '解析',
  comment: '评语',
  waitsFor: { marked: '正在批阅，批阅完成后可以看到成绩。', ended: '问卷结束后可以看到成绩。' },
  waiting: (count: number) => `还有 ${count} 题待批阅，批阅后分数可能更高。`,
  look: '再看一次',
  ranking: '排名',
  place: (place: number, of: number) => `第 ${place} 名，共 ${of} 人`,
  columns: { place: '名次', name: '姓名', score: '得分', time: '用时' },
  nameless: '答题人',
  own: '你',
};

export type ExamWords = typeof zhCN;

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

const ordinal = (place: number): string => `${place}${ENDINGS[ORDINALS.select(place)] ?? 'th'}`;

export const en: ExamWords = {
  title: 'Your score',
  loading: 'Getting your score',
  failed: 'The score did not come. Your answers have been received.',
  again: 'Try again',
  score: (score, maximum) => `${score} of ${maximum} points`,
  passed: 'Passed',
  notPassed: 'Not passed',
  marks: { correct: 'Right', partly: 'Partly right', wrong: 'Wrong', unmarked: 'Being marked' },
  points: (score, maximum) => `${score} of ${maximum}`,
  worth: (maximum) => `worth ${maximum}`,
  right: 'Right answer',
  labelled: (label, text) => `${label}: ${text}`,
  comma: ', ',
  analysis: 'Explanation',
  comment: 'Comment',
  waitsFor: {
    marked: 'Your answers are being marked. You will see your score once that is done.',
    ended: 'You will see your score after the survey has ended.',
  },
  waiting: (count) => `${count} of your answers ${count === 1 ? 'is' : 'are'} still being marked, and may add points.`,
  look: 'Look again',
  ranking: 'Ranking',
  place: (place, of) => `${ordinal(place)} of ${of}`,
  columns: { place: 'Place', name: 'Name', score: 'Score', time: 'Time taken' },
  nameless: 'Respondent',
  own: 'You',
};

export const examWords = (language: Language): ExamWords => (language === 'en' ? en : zhCN);
