import type { Language } from '../../definition/definition.js';

/** Words in files of responses, beside those of columns. */
export interface FileWords {
  /** Heads of the columns of a codebook. */
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly measure: string;
  readonly code: string;
  readonly text: string;
  readonly types: Readonly<Record<'text' | 'integer' | 'number' | 'date' | 'time' | 'instant', string>>;
  readonly measures: Readonly<Record<'nominal' | 'ordinal' | 'scale', string>>;
  /** Names of sheets. */
  readonly sheets: Readonly<Record<'data' | 'codebook' | 'facts', string>>;
  readonly facts: Readonly<Record<FactWord, string>>;
  readonly kinds: Readonly<Record<1 | 2, string>>;
  readonly all: string;
}

/** Facts about a file. */
export type FactWord = 'title' | 'exportedAt' | 'timeZone' | 'kind' | 'versions' | 'filter' | 'responses' | 'columns' | 'cutTexts';

/** Stands between the options of a multiple choice in one cell. Titles hardly ever contain it, and Chinese analysts know it. */
export const CHOICE_SEPARATOR = '┋';

const en: FileWords = {
  name: 'Column',
  label: 'Label',
  type: 'Type',
  measure: 'Measure',
  code: 'Code',
  text: 'Text',
  types: { text: 'text', integer: 'whole number', number: 'number', date: 'date', time: 'time of day', instant: 'date and time' },
  measures: { nominal: 'nominal', ordinal: 'ordinal', scale: 'scale' },
  sheets: { data: 'Data', codebook: 'Codebook', facts: 'About this file' },
  facts: {
    title: 'Survey',
    exportedAt: 'Exported',
    timeZone: 'Times are in',
    kind: 'Answers are written as',
    versions: 'Versions',
    filter: 'Conditions',
    responses: 'Responses',
    columns: 'Columns',
    cutTexts: 'Texts cut to what a cell takes',
  },
  kinds: { 1: 'codes', 2: 'texts' },
  all: 'none: all responses',
};

const zhCN: FileWords = {
  name: '列名',
  label: '标签',
  type: '类型',
  measure: '测量级别',
  code: '编码',
  text: '文本',
  types: { text: '文本', integer: '整数', number: '数值', date: '日期', time: '时间', instant: '日期和时间' },
  measures: { nominal: '名义', ordinal: '有序', scale: '标度' },
  sheets: { data: '数据', codebook: '编码本', facts: '导出信息' },
  facts: {
    title: '问卷',
    exportedAt: '导出时间',
    timeZone: '时间所用时区',
    kind: '答案形式',
    versions: '版本',
    filter: '筛选条件',
    responses: '答卷数',
    columns: '列数',
    cutTexts: '因超出单元格长度而截断的文本数',
  },
  kinds: { 1: '编码', 2: '文本' },
  all: '无：全部答卷',
};

const WORDS: Readonly<Record<Language, FileWords>> = { 'zh-CN': zhCN, en };

export const fileWords = (language: Language): FileWords => WORDS[language];
