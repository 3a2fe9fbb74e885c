/** Words of results in Chinese; the source of every key. */
export const zhCN = {
  shown: '已显示大家的选择',
  shownAfter: '答案已收到，已显示大家的选择',
  base: (count: number) => (count === 1 ? '你是第一个作答的人' : `共 ${count.toLocaleString('en')} 人作答，含你在内`),
  stays: '看过结果后，选择不能再改',
  title: '大家的选择',
  received: '答案已收到',
  goOn: '完成',
};

export type ResultWords = typeof zhCN;
