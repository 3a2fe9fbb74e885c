/** Words of matrices of one choice per row, in Chinese; the source of every key. */
export const zhCN = {
  chooseOne: '每行选一项',
  onePerColumn: '每列只能选一次',
  taken: (column: string, row: string) => `「${column}」已用于「${row}」，每列只能选一次`,
};

export type ChoiceWords = typeof zhCN;
