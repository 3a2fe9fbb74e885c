/** Words of taking an answer back, in Chinese; the source of every key. */
export const zhCN = {
  clear: '清除',
  clearOf: (title: string) => `清除「${title}」的回答`,
  cleared: '已清除',
};

export type ClearWords = typeof zhCN;
