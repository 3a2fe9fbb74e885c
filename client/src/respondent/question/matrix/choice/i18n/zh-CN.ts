/** Words of matrices that are chosen from, in Chinese; the source of every key. */
export const zhCN = {
  chooseOne: '每行选一项',
  chooseSome: '每行至少选一项',
  any: '每行可多选',
  exactly: (count: number) => `每行选 ${count} 项`,
  between: (min: number, max: number) => `每行选 ${min}–${max} 项`,
  atLeast: (min: number) => `每行至少选 ${min} 项`,
  atMost: (max: number) => `每行最多选 ${max} 项`,
  chosen: (count: number) => `已选 ${count} 项`,
  onePerColumn: '每列只能选一次',
  taken: (column: string, row: string) => `「${column}」已用于「${row}」，每列只能选一次`,
};

export type ChoiceWords = typeof zhCN;
