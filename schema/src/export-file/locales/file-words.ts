/** Words in files of responses, beside those of columns. */
export interface FileWords {
  /** Heads of the columns of a codebook. */
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly measure: string;
  readonly code: string;
  readonly text: string;
  readonly types: Readonly<Record<'text' | 'number' | 'date' | 'time' | 'instant', string>>;
  readonly measures: Readonly<Record<'nominal' | 'ordinal' | 'scale', string>>;
}

/** Stands between the options of a multiple choice in one cell. Titles hardly ever contain it, and Chinese analysts know it. */
export const CHOICE_SEPARATOR = '┋';

export const en: FileWords = {
  name: 'Column',
  label: 'Label',
  type: 'Type',
  measure: 'Measure',
  code: 'Code',
  text: 'Text',
  types: { text: 'text', number: 'number', date: 'date', time: 'time of day', instant: 'date and time' },
  measures: { nominal: 'nominal', ordinal: 'ordinal', scale: 'scale' },
};

export const zhCN: FileWords = {
  name: '列名',
  label: '标签',
  type: '类型',
  measure: '测量级别',
  code: '编码',
  text: '文本',
  types: { text: '文本', number: '数值', date: '日期', time: '时间', instant: '日期和时间' },
  measures: { nominal: '名义', ordinal: '有序', scale: '标度' },
};
