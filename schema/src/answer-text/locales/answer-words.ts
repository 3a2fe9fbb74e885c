/** Words and punctuation of a language for answers as people read them. */
export interface AnswerWords {
  /** Stands between a name and what belongs to it. */
  readonly colon: string;
  /** Separator of things of one kind, such as the chosen options. */
  readonly comma: string;
  /** Separator of the lines of an answer that is written in one line. */
  readonly semicolon: string;
  readonly marks: (count: number) => string;
}

export const en: AnswerWords = {
  colon: ': ',
  comma: ', ',
  semicolon: '; ',
  marks: (count) => (count === 1 ? '1 mark' : `${count} marks`),
};

export const zhCN: AnswerWords = {
  colon: '：',
  comma: '、',
  semicolon: '；',
  marks: (count) => `${count} 处标记`,
};
