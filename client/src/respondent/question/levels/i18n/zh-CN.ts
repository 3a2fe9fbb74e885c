/** Words of the lists that lie one within the other. */
export const zhCN = {
  search: (label: string) => `搜索${label}`,
  foundFirst: (count: number, first: string) => `找到 ${count} 项，按回车选「${first}」`,
  foundNone: '没有找到，换个词试试',
  chosen: (title: string) => `已选「${title}」`,
  afterAbove: (label: string) => `先选${label}`,
  chooseAnew: (label: string) => `${label}需要重新选择`,
  chooseFrom: (label: string) => `还没有选，从${label}选起`,
  chooseStill: (label: string) => `还没有选完，继续选${label}`,
};

export type LevelWords = typeof zhCN;
