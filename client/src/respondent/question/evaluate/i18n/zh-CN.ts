/** Words of evaluations in Chinese; the source of every key. */
export const zhCN = {
  chooseLevel: '选一个等级',
  tags: (level: string) => `选「${level}」的原因（可多选）`,
  tagsCleared: '，之前选的原因已取消',
  comment: '补充说明（选填）',
};

export type EvaluateWords = typeof zhCN;
