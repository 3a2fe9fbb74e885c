/** Words of matrices of several choices per row, in Chinese; the source of every key. */
export const zhCN = {
  chooseSome: '每行至少选一项',
  any: '每行可多选',
  exactly: (count: number) => `每行选 ${count} 项`,
  between: (min: number, max: number) => `每行选 ${min}–${max} 项`,
  atLeast: (min: number) => `每行至少选 ${min} 项`,
  atMost: (max: number) => `每行最多选 ${max} 项`,
  chosen: (count: number) => `已选 ${count} 项`,
};

export type MultipleWords = typeof zhCN;
